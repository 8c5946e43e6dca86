import { type CardEntry, card } from '../../entry.js';

/** LEGACY set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('CS3_009', 'War Cache', {
    text: ['MINION', 'SPELL', 'WEAPON'].map((type) => ({
      giveCard: { pool: { type, class: 'WARRIOR' } },
    })),
  }),
];
