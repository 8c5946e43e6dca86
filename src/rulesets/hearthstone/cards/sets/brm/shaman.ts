import type { CardDefinition } from '../../definition.js';

/** BRM set, shaman. */
export const BRM_SHAMAN: readonly CardDefinition[] = [
  {
    id: 'BRM_011',
    name: 'Lava Shock',
    type: 'SPELL',
    class: 'SHAMAN',
    set: 'BRM',
    collectible: true,
    cost: 2,
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 2, to: 'TARGET' }, { unlockOverload: 'YOU' }],
  },
];
