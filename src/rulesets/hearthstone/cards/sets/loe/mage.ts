import type { CardDefinition } from '../../definition.js';

/** LOE set, mage. */
export const LOE_MAGE: readonly CardDefinition[] = [
  {
    id: 'LOE_119',
    name: 'Animated Armor',
    type: 'MINION',
    class: 'MAGE',
    set: 'LOE',
    collectible: true,
    cost: 4,
    attack: 4,
    health: 4,
    /** Before the others of its player between 5.0 and 13.0, by order of play before (SUP-PRE-PRIORITY, SUP-PRE-130). */
    was: [
      {
        before: '5.0',
        triggers: [
          {
            on: 'PREDAMAGE',
            subject: { all: ['HERO', 'FRIENDLY'] },
            when: { value: 'EVENT_AMOUNT', atLeast: 2 },
            do: [{ setDamage: 1 }],
          },
        ],
      },
      {
        before: '13.0',
        triggers: [
          {
            on: 'PREDAMAGE',
            subject: { all: ['HERO', 'FRIENDLY'] },
            priority: 'FIRST',
            when: { value: 'EVENT_AMOUNT', atLeast: 2 },
            do: [{ setDamage: 1 }],
          },
        ],
      },
    ],
    triggers: [
      {
        on: 'PREDAMAGE',
        subject: { all: ['HERO', 'FRIENDLY'] },
        when: { value: 'EVENT_AMOUNT', atLeast: 2 },
        do: [{ setDamage: 1 }],
      },
    ],
  },
];
