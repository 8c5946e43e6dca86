import type { CardDefinition } from '../../definition.js';

/** GANGS set, mage. */
export const GANGS_MAGE: readonly CardDefinition[] = [
  {
    id: 'CFM_620',
    name: 'Potion of Polymorph',
    type: 'SPELL',
    class: 'MAGE',
    set: 'GANGS',
    collectible: true,
    cost: 3,
    secret: true,
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'OPPONENTS',
        subject: 'MINION',
        queueIf: 'SURVIVES',
        when: 'SURVIVES',
        do: [{ transform: 'EVENT_SUBJECT', into: 'CS2_tk1' }],
      },
    ],
  },
];
