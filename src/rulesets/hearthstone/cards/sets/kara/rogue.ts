import { type CardEntry, card } from '../../entry.js';

/** KARA set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('KAR_094', 'Deadly Fork', { deathrattle: [{ giveCard: 'KAR_094a' }] }),
];
