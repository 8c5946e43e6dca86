import type { CardDefinition } from '../../definition.js';

/** UNGORO set, druid. */
export const UNGORO_DRUID: readonly CardDefinition[] = [
  {
    id: 'UNG_116',
    name: 'Jungle Giants',
    type: 'SPELL',
    class: 'DRUID',
    set: 'UNGORO',
    rarity: 'LEGENDARY',
    collectible: true,
    cost: 1,
  },
];
