import type { CardDefinition } from '../../definition.js';

/** GVG set, warlock. */
export const GVG_WARLOCK: readonly CardDefinition[] = [
  {
    id: 'GVG_100',
    name: 'Floating Watcher',
    type: 'MINION',
    class: 'WARLOCK',
    set: 'GVG',
    race: 'DEMON',
    collectible: true,
    cost: 5,
    attack: 4,
    health: 4,
  },
  {
    id: 'GVG_021',
    name: "Mal'Ganis",
    type: 'MINION',
    class: 'WARLOCK',
    set: 'GVG',
    rarity: 'LEGENDARY',
    race: 'DEMON',
    collectible: true,
    cost: 9,
    attack: 9,
    health: 7,
  },
];
