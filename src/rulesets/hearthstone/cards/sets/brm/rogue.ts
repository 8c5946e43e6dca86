import type { CardDefinition } from '../../definition.js';

/** BRM set, rogue. */
export const BRM_ROGUE: readonly CardDefinition[] = [
  {
    id: 'BRM_008',
    name: 'Dark Iron Skulker',
    type: 'MINION',
    class: 'ROGUE',
    set: 'BRM',
    collectible: true,
    cost: 5,
    attack: 4,
    health: 3,
    battlecry: [{ damage: 2, to: { of: 'ENEMY_MINIONS', where: 'UNDAMAGED' }, oneByOne: true }],
  },
];
