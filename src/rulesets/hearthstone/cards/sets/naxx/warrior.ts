import type { CardDefinition } from '../../definition.js';

/** NAXX set, warrior. */
export const NAXX_WARRIOR: readonly CardDefinition[] = [
  {
    id: 'FP1_021',
    name: "Death's Bite",
    type: 'WEAPON',
    class: 'WARRIOR',
    set: 'NAXX',
    collectible: true,
    cost: 4,
    attack: 4,
    durability: 2,
    deathrattle: [{ damage: 1, to: 'ALL_MINIONS' }],
  },
];
