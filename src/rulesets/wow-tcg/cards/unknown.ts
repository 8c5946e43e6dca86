import type { BuiltInCard } from './registry.js';

/** The reason for the cards of a type that this edition of the rules does not have. */
const NO_LOCATIONS = 'the rules of this edition have no locations';

/** Why the text of a card is not known although its set has been written. What is not listed has not been looked at yet. */
export const UNKNOWN_BECAUSE: Readonly<Record<string, string>> = {
  'expose-armor':
    'no target is chosen as often as cards are removed for the cost, which is paid later',
  'rise-to-the-challenge': 'no word removes damage without healing it',
  'barak-the-shamed': 'no word lets players choose a number in secret',
  brigg: 'whether the damage that it deals counts is not known',
  'landro-longshot': 'no word flips a coin again',
  counterattack: 'no question compares a party with that of each opponent',
};

/** Nobody has said why a text is not known. */
const NOT_WRITTEN = 'not written yet';

/** Why the text of a card is not known; null: it is. */
export function whyUnknown({ definition: { id, type }, known }: BuiltInCard): string | null {
  if (known) return null;
  return type === 'LOCATION' ? NO_LOCATIONS : (UNKNOWN_BECAUSE[id] ?? NOT_WRITTEN);
}
