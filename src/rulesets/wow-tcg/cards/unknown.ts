import type { BuiltInCard } from './registry.js';

/** The reason for the cards of a type that this edition of the rules does not have. */
const NO_LOCATIONS = 'the rules of this edition have no locations';

/** Why the text of a card is not known although its set has been written. What is not listed has not been looked at yet. */
export const UNKNOWN_BECAUSE: Readonly<Record<string, string>> = {
  'alas-andorhal': 'no target depends on the graveyard of another',
  'high-overlord-saurfang': 'no event is that of entering combat',
  manhunt: 'no word names a card',
  'rite-of-vision': 'a game has no collection to choose a card from',
  wisp: 'powers do not work in a graveyard',
};

/** Nobody has said why a text is not known. */
const NOT_WRITTEN = 'not written yet';

/** Why the text of a card is not known; null: it is. */
export function whyUnknown({ definition: { id, type }, known }: BuiltInCard): string | null {
  if (known) return null;
  return type === 'LOCATION' ? NO_LOCATIONS : (UNKNOWN_BECAUSE[id] ?? NOT_WRITTEN);
}
