import type { CardDefinition } from '../../definition.js';

/** EXPERT1 set, druid. */
export const EXPERT1_DRUID: readonly CardDefinition[] = [
  {
    id: 'EX1_160',
    name: 'Power of the Wild',
    type: 'SPELL',
    class: 'DRUID',
    set: 'EXPERT1',
    collectible: true,
    cost: 2,
  },
];
