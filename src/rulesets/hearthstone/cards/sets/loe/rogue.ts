import { type CardEntry, card } from '../../entry.js';

/** LOE set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('LOE_012', 'Tomb Pillager', { deathrattle: [{ giveCard: 'GAME_005' }] }),
];
