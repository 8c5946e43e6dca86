import type { CardDefinition } from '../../definition.js';

/** BRM set, priest. */
export const BRM_PRIEST: readonly CardDefinition[] = [
  {
    id: 'BRM_017',
    name: 'Resurrect',
    type: 'SPELL',
    class: 'PRIEST',
    set: 'BRM',
    collectible: true,
    cost: 2,
    requires: { REQ_FRIENDLY_MINION_DIED_THIS_GAME: 0, REQ_NUM_MINION_SLOTS: 1 },
    text: [{ resurrect: { died: 'THIS_GAME', side: 'FRIENDLY' }, count: 1 }],
  },
];
