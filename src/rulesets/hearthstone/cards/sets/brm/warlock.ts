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
    triggers: [{ on: 'DAMAGE', subject: 'IS_SELF', do: [{ summon: 'BRM_006t' }] }],
  },
  {
    id: 'BRM_006t',
    name: 'Imp',
    type: 'MINION',
    class: 'WARLOCK',
    set: 'BRM',
    race: 'DEMON',
    cost: 1,
    attack: 1,
    health: 1,
  },
];
