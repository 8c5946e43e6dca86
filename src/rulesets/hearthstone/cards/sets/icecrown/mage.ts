import type { CardDefinition } from '../../definition.js';

/** ICECROWN set, mage. */
export const ICECROWN_MAGE: readonly CardDefinition[] = [
  {
    id: 'ICC_082',
    name: 'Frozen Clone',
    type: 'SPELL',
    class: 'MAGE',
    set: 'ICECROWN',
    collectible: true,
    cost: 3,
    secret: true,
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'OPPONENTS',
        subject: 'MINION',
        when: 'HAND_NOT_FULL',
        do: [{ giveCard: { cardOf: 'EVENT_SUBJECT' }, count: 2 }],
      },
    ],
  },
  {
    id: 'ICC_068',
    name: 'Ice Walker',
    type: 'MINION',
    class: 'MAGE',
    set: 'ICECROWN',
    race: 'ELEMENTAL',
    collectible: true,
    cost: 2,
    attack: 1,
    health: 3,
    triggers: [
      { on: 'INSPIRE', whose: 'YOURS', source: 'CHARACTER', do: [{ freeze: 'EVENT_SOURCE' }] },
    ],
  },
];
