import type { CardDefinition } from '../../definition.js';

/** LOE set, shaman. */
export const LOE_SHAMAN: readonly CardDefinition[] = [
  {
    id: 'LOE_018',
    name: 'Tunnel Trogg',
    type: 'MINION',
    class: 'SHAMAN',
    set: 'LOE',
    collectible: true,
    cost: 1,
    attack: 1,
    health: 3,
    triggers: [
      {
        on: 'OVERLOADED',
        whose: 'YOURS',
        do: [{ enchant: 'LOE_018e', on: 'SELF', num1: 'EVENT_AMOUNT' }],
      },
    ],
  },
  {
    id: 'LOE_018e',
    name: 'Trogg No Stupid',
    type: 'ENCHANTMENT',
    class: 'SHAMAN',
    set: 'LOE',
    enchantment: { attack: 'NUM_1' },
  },
];
