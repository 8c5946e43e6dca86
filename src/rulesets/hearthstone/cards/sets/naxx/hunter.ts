import { type CardEntry, card } from '../../entry.js';

/** NAXX set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('FP1_011', 'Webspinner', {
    deathrattle: [{ giveCard: { pool: { type: 'MINION', race: 'BEAST' } } }],
  }),
];
