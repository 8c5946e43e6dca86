import type { Condition, Effect, Selector } from '../../language/words.js';

export const SOUL_FRAGMENT_TAG = { SOUL_FRAGMENT: 1 } as const;

const IS_A_SOUL_FRAGMENT: Condition = { tag: 'SOUL_FRAGMENT', atLeast: 1 };

export const SOUL_FRAGMENTS: Selector = { of: 'FRIENDLY_DECK', where: IS_A_SOUL_FRAGMENT };

export const SHUFFLE_SOUL_FRAGMENTS: Effect = {
  repeat: 2,
  do: [{ shuffleIntoDeck: { newCard: 'SCH_307t' } }],
};

export function ifSoulFragment(...effects: readonly Effect[]): readonly Effect[] {
  return [
    {
      if: { exists: SOUL_FRAGMENTS },
      then: [{ destroy: { random: SOUL_FRAGMENTS } }, ...effects],
    },
  ];
}
