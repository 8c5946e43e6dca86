import type { CardDefinition } from '../../definition.js';

/** HOF set, rogue. */
export const HOF_ROGUE: readonly CardDefinition[] = [
  {
    id: 'EX1_128',
    name: 'Conceal',
    type: 'SPELL',
    class: 'ROGUE',
    set: 'HOF',
    collectible: true,
    cost: 1,
  },
];
