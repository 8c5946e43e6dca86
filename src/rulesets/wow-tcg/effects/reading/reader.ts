import type { Cost, Modifier, TriggeredPower } from '../../language/card.js';
import type { Effect } from '../../language/effects.js';

/** What words read that contain more than names: the rest of the language, in English. */
export interface Reader {
  readonly effects: (effects: readonly Effect[]) => string;
  readonly cost: (cost: Cost) => string;
  readonly modifier: (modifier: Modifier) => string;
  readonly triggered: (power: TriggeredPower) => string;
}
