import { type CardEntry, card } from '../../entry.js';

/** UNGORO set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('UNG_028t', 'Time Warp', { text: [{ insertTurns: ['YOU'] }] }),
];
