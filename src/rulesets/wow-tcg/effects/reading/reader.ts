import type { Cost, Modifier, TriggeredPower } from '../../language/card.js';
import type { Effect } from '../../language/effects.js';

export interface Reader {
  readonly effects: (effects: readonly Effect[]) => string;
  readonly cost: (cost: Cost) => string;
  readonly modifier: (modifier: Modifier) => string;
  readonly triggered: (power: TriggeredPower) => string;
}
