import type { CardDefinition } from '../../definition.js';

/** NAXX set, mage. */
export const NAXX_MAGE: readonly CardDefinition[] = [
  {
    id: 'FP1_018',
    name: 'Duplicate',
    type: 'SPELL',
    class: 'MAGE',
    set: 'NAXX',
    collectible: true,
    cost: 3,
    secret: true,
    triggers: [
      {
        on: 'DEATH',
        whose: 'YOURS',
        subject: 'MINION',
        queueIf: 'HAND_NOT_FULL',
        when: 'HAND_NOT_FULL',
        do: [{ giveCard: { cardOf: 'EVENT_SUBJECT' }, count: 2 }],
      },
    ],
  },
];
