import { type CardEntry, card } from '../../entry.js';

/** KARA set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('KAR_089', "Malchezaar's Imp", {
    triggers: [{ on: 'DISCARD', whose: 'YOURS', do: [{ draw: 1 }] }],
  }),
];
