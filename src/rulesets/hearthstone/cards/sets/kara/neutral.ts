import { type CardEntry, card } from '../../entry.js';
import { HOLDS_A_DRAGON, RANDOM_MINION_IN_DECK } from '../../selectors.js';

/** KARA set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('KAR_114', 'Barnes', {
    battlecry: [{ summon: { cardOf: RANDOM_MINION_IN_DECK }, with: 'KAR_114e' }],
  }),
  card('KAR_114e', 'Incredible Impression', {
    enchantment: { attack: { set: 1 }, health: { set: 1 } },
  }),
  card('KAR_041', 'Moat Lurker', {
    battlecry: [{ destroy: 'TARGET' }, { remember: 'TARGET' }],
    deathrattle: [
      { forEach: 'REMEMBERED', do: [{ summon: { cardOf: 'IT' }, who: 'IT_CONTROLLER' }] },
    ],
  }),
  card('KAR_033', 'Book Wyrm', {
    battlecry: [{ if: HOLDS_A_DRAGON, then: [{ destroy: 'TARGET' }] }],
  }),
];
