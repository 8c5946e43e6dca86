import type { CardDefinition } from '../../definition.js';

/** OG set, warlock. */
export const OG_WARLOCK: readonly CardDefinition[] = [
  {
    id: 'OG_121',
    name: "Cho'gall",
    type: 'MINION',
    class: 'WARLOCK',
    set: 'OG',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 7,
    attack: 7,
    health: 7,
  },
];
