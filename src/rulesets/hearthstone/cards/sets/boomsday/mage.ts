import { type CardEntry, card } from '../../entry.js';
import { MINIONS_IN_DECK } from '../../selectors.js';

/** BOOMSDAY set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('BOT_257', "Luna's Pocket Galaxy", { text: [{ enchant: 'BOT_257e', on: MINIONS_IN_DECK }] }),
  card('BOT_257e', 'Starstruck', { enchantment: { cost: { set: 1 } } }),
];
