import type { Condition, Effect, Selector } from '../language/words.js';
import { DREDGE } from './selectors.js';

/** The card that has been dredged, in the list of effects that begins with `DREDGE`. */
export const DREDGED: Selector = { saved: 'dredged' };

/** Dredges; if the card is of a kind, more happens. */
export function dredgeThen(kind: Condition, ...then: readonly Effect[]): readonly Effect[] {
  return [...DREDGE, { if: { exists: { of: DREDGED, where: kind } }, then }];
}
