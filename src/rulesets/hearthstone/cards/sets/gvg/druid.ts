import type { CardDefinition } from '../../definition.js';

/** GVG set, druid. */
export const GVG_DRUID: readonly CardDefinition[] = [
  {
    id: 'GVG_035',
    name: 'Malorne',
    type: 'MINION',
    class: 'DRUID',
    set: 'GVG',
    rarity: 'LEGENDARY',
    race: 'BEAST',
    collectible: true,
    cost: 7,
    attack: 9,
    health: 7,
    deathrattle: [{ shuffleIntoDeck: 'SELF' }],
  },
];
