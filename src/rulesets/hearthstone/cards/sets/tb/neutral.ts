import { type CardEntry, card } from '../../entry.js';
import { OTHER_MINIONS } from '../../selectors.js';

/** TB set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('BRMC_85', 'Lucifron', { battlecry: [{ enchant: 'CS2_063e', on: OTHER_MINIONS }] }),
];
