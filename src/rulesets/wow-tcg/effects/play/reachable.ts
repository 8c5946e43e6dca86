import type { Selector } from '../../language/words.js';
import { nowOf, zoneOf } from '../../state/access.js';
import { Zone } from '../../vocabulary/index.js';
import type { Doing } from '../effect-word.js';

/** The cards that are meant: of those that have moved once since, what they have become. */
export function reachable(doing: Doing, which: Selector): number[] {
  return doing
    .select(which)
    .map((e) => nowOf(doing.state, e))
    .filter((e) => e !== 0 && zoneOf(doing.state, e) !== Zone.CEASED);
}
