import type { CardDefinition } from '../../definition.js';

/** GVG set, rogue. */
export const GVG_ROGUE: readonly CardDefinition[] = [
  {
    id: 'GVG_047',
    name: 'Sabotage',
    type: 'SPELL',
    class: 'ROGUE',
    set: 'GVG',
    collectible: true,
    cost: 4,
    text: [{ destroy: { random: 'ENEMY_MINIONS' } }],
    combo: [{ destroy: { random: 'ENEMY_MINIONS' } }, { destroy: 'ENEMY_WEAPON' }],
  },
];
