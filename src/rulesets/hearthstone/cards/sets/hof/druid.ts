import { type CardEntry, card } from '../../entry.js';
import { ONLY_ODD_COSTS_IN_DECK } from '../../selectors.js';

/** HOF set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('EX1_161', 'Naturalize', { text: [{ destroy: 'TARGET' }, { draw: 2, who: 'OPPONENT' }] }),
  card('GIL_130', 'Gloom Stag', {
    battlecry: [{ if: ONLY_ODD_COSTS_IN_DECK, then: [{ enchant: 'GIL_130e', on: 'SELF' }] }],
  }),
  card('GIL_130e', 'Fable', { enchantment: { attack: 2, health: 2 } }),
];
