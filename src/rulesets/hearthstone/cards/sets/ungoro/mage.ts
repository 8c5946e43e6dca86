import type { CardDefinition } from '../../definition.js';

/** UNGORO set, mage. */
export const UNGORO_MAGE: readonly CardDefinition[] = [
  {
    id: 'UNG_028t',
    name: 'Time Warp',
    type: 'SPELL',
    class: 'MAGE',
    set: 'UNGORO',
    rarity: 'LEGENDARY',
    cost: 5,
    text: [{ insertTurns: ['YOU'] }],
  },
];
