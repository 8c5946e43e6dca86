import type { CardDefinition } from '../../definition.js';

/** GANGS set, neutral. */
export const GANGS_NEUTRAL: readonly CardDefinition[] = [
  {
    id: 'CFM_670',
    name: 'Mayor Noggenfogger',
    type: 'MINION',
    set: 'GANGS',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 9,
    attack: 5,
    health: 4,
  },
];
