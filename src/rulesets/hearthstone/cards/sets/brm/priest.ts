import { type CardEntry, card } from '../../entry.js';

/** BRM set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('BRM_017', 'Resurrect', {
    text: [{ resurrect: { died: 'THIS_GAME', side: 'FRIENDLY' }, count: 1 }],
  }),
];
