import type { CardDefinition } from '../../definition.js';

/** LOE set, shaman. */
export const LOE_SHAMAN: readonly CardDefinition[] = [
  {
    id: 'LOE_018',
    name: 'Tunnel Trogg',
    type: 'MINION',
    class: 'SHAMAN',
    set: 'LOE',
    collectible: true,
    cost: 1,
    attack: 1,
    health: 3,
  },
];
