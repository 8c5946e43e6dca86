import type { CardDefinition } from '../../definition.js';

/** TGT set, warrior. */
export const TGT_WARRIOR: readonly CardDefinition[] = [
  {
    id: 'AT_072',
    name: 'Varian Wrynn',
    type: 'MINION',
    class: 'WARRIOR',
    set: 'TGT',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 10,
    attack: 7,
    health: 7,
    battlecry: [
      {
        repeat: 3,
        do: [
          { draw: 1, save: 'drawn' },
          { putIntoPlay: { of: { saved: 'drawn' }, where: 'MINION' } },
        ],
      },
    ],
  },
  {
    id: 'AT_130',
    name: 'Sea Reaver',
    type: 'MINION',
    class: 'WARRIOR',
    set: 'TGT',
    collectible: true,
    cost: 6,
    attack: 6,
    health: 7,
    whenDrawn: [{ damage: 1, to: 'FRIENDLY_MINIONS' }],
  },
  {
    id: 'AT_066',
    name: 'Orgrimmar Aspirant',
    type: 'MINION',
    class: 'WARRIOR',
    set: 'TGT',
    collectible: true,
    cost: 3,
    attack: 3,
    health: 3,
    triggers: [
      {
        on: 'INSPIRE',
        whose: 'YOURS',
        preCheck: { exists: 'FRIENDLY_WEAPON' },
        do: [{ enchant: 'AT_066e', on: 'FRIENDLY_WEAPON' }],
      },
    ],
  },
  {
    id: 'AT_066e',
    name: 'Forges of Orgrimmar',
    type: 'ENCHANTMENT',
    class: 'WARRIOR',
    set: 'TGT',
    enchantment: { attack: 1 },
  },
];
