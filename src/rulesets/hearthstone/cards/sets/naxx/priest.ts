import { type CardEntry, card } from '../../entry.js';
import { OTHER_FRIENDLY_MINIONS } from '../../selectors.js';

/** NAXX set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('FP1_023', 'Dark Cultist', {
    rules: { deathrattle: ['HS-R5-beneficial'] },
    deathrattle: [{ enchant: 'FP1_023e', on: { random: OTHER_FRIENDLY_MINIONS } }],
  }),
  card('FP1_023e', 'Power of the Ziggurat', { enchantment: { health: 3 } }),
];
