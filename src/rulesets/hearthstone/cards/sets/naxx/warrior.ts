import { type CardEntry, card } from '../../entry.js';

/** NAXX set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('FP1_021', "Death's Bite", { deathrattle: [{ damage: 1, to: 'ALL_MINIONS' }] }),
];
