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
  {
    id: 'LOE_016',
    name: 'Rumbling Elemental',
    type: 'MINION',
    class: 'SHAMAN',
    set: 'LOE',
    collectible: true,
    race: 'ELEMENTAL',
    cost: 4,
    attack: 2,
    health: 6,
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: { all: ['MINION', 'HAS_BATTLECRY'] },
        notInserted: true,
        do: [{ damage: 2, to: { random: { of: 'ENEMY_CHARACTERS', where: 'SURVIVES' } } }],
      },
    ],
  },
];
