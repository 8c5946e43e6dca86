import type { Condition, Effect, Selector } from '../language/words.js';

/** The tag by which a Soul Fragment is known. */
export const SOUL_FRAGMENT_TAG = { SOUL_FRAGMENT: 1 } as const;

const IS_A_SOUL_FRAGMENT: Condition = { tag: 'SOUL_FRAGMENT', atLeast: 1 };

/** The Soul Fragments in your deck. */
export const SOUL_FRAGMENTS: Selector = { of: 'FRIENDLY_DECK', where: IS_A_SOUL_FRAGMENT };

/** Two Soul Fragments are shuffled into your deck. */
export const SHUFFLE_SOUL_FRAGMENTS: Effect = {
  repeat: 2,
  do: [{ shuffleIntoDeck: { newCard: 'SCH_307t' } }],
};

/** A Soul Fragment in your deck is destroyed, and then something happens. */
export function ifSoulFragment(...effects: readonly Effect[]): readonly Effect[] {
  return [
    {
      if: { exists: SOUL_FRAGMENTS },
      then: [{ destroy: { random: SOUL_FRAGMENTS } }, ...effects],
    },
  ];
}
