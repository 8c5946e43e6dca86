import type { CardDefinition } from '../../definition.js';

/** LOE set, neutral. */
export const LOE_NEUTRAL: readonly CardDefinition[] = [
  {
    id: 'LOE_077',
    name: 'Brann Bronzebeard',
    type: 'MINION',
    set: 'LOE',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 3,
    attack: 2,
    health: 4,
    auras: [{ update: 'OTHER', tag: 'EXTRA_BATTLECRIES_BASE', on: 'FRIENDLY_PLAYER' }],
  },
];
