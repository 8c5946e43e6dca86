import { type CardEntry, card } from '../../entry.js';

/** NAXX set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('FP1_026', "Anub'ar Ambusher", {
    rules: { deathrattle: ['ZH-3.5-random-other'] },
    deathrattle: [{ returnToHand: { random: { of: 'FRIENDLY_MINIONS', where: 'SURVIVES' } } }],
  }),
];
