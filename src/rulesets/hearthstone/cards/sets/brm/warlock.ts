import type { CardDefinition } from '../../definition.js';

/** BRM set, warlock. */
export const BRM_WARLOCK: readonly CardDefinition[] = [
  {
    id: 'BRM_006',
    name: 'Imp Gang Boss',
    type: 'MINION',
    class: 'WARLOCK',
    set: 'BRM',
    race: 'DEMON',
    collectible: true,
    cost: 3,
    attack: 2,
    health: 4,
  },
];
