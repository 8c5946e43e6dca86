import type { CardDefinition } from '../../definition.js';

/** LOE set, priest. */
export const LOE_PRIEST: readonly CardDefinition[] = [
  {
    id: 'LOE_104',
    name: 'Entomb',
    type: 'SPELL',
    class: 'PRIEST',
    set: 'LOE',
    collectible: true,
    cost: 6,
    requires: { REQ_ENEMY_TARGET: 0, REQ_MINION_TARGET: 0, REQ_TARGET_TO_PLAY: 0 },
    text: [{ shuffleIntoDeck: 'TARGET' }],
  },
];
