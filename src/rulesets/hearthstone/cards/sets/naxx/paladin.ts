import type { CardDefinition } from '../../definition.js';

/** NAXX set, paladin. */
export const NAXX_PALADIN: readonly CardDefinition[] = [
  {
    id: 'FP1_020',
    name: 'Avenge',
    type: 'SPELL',
    class: 'PALADIN',
    set: 'NAXX',
    collectible: true,
    cost: 1,
    secret: true,
  },
];
