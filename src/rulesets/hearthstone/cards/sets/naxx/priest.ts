import { type CardEntry, card } from '../../entry.js';
import { RANDOM_FRIENDLY_MINION } from '../../selectors.js';

/** NAXX set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('FP1_023', 'Dark Cultist', {
    rules: { deathrattle: ['HS-R5-beneficial'] },
    deathrattle: [{ enchant: 'FP1_023e', on: RANDOM_FRIENDLY_MINION }],
  }),
  card('FP1_023e', 'Power of the Ziggurat', { enchantment: { health: 3 } }),
];
