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
];
