import { type CardEntry, card } from '../../entry.js';

/** LOE set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('LOE_104', 'Entomb', { text: [{ shuffleIntoDeck: 'TARGET' }] }),
];
