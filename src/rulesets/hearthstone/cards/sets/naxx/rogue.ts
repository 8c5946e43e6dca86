import { type CardEntry, card } from '../../entry.js';

/** NAXX set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('FP1_026', "Anub'ar Ambusher", {
    deathrattle: [{ returnToHand: { random: 'FRIENDLY_MINIONS' } }],
  }),
];
