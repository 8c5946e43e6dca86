import { numbersFrom } from '../../common/draws.js';
import { ofFirst } from '../../common/grammar/combinators.js';
import type { Selector, Value } from '../language/words.js';
import { get, ofLevel } from '../state/access.js';
import type { EffectsFrame } from '../state/frames.js';
import { selectionOf } from '../state/select.js';
import type { State } from '../state/state.js';
import { Col } from '../vocabulary/index.js';

const healthOfFirst = (of: Selector) =>
  ofFirst(selectionOf(of), (s, e) => Math.max(0, get(s, e, Col.HEALTH)));

/** A number; one that is random is the first thing that chance has decided for the effect. */
export function amountOf(s: State, value: Value, frame: EffectsFrame): number {
  if (value === 'EVENT_AMOUNT') return frame.event?.amount ?? 0;
  if (typeof value === 'object' && 'healthOf' in value)
    return healthOfFirst(value.healthOf)(s, frame);
  if (typeof value === 'object' && 'randomFrom' in value) return frame.picks[0]!;
  return ofLevel(s, frame.bearer, value);
}

/** The numbers that a random one is drawn from; null for one that is not random. */
export function rangeOf(s: State, value: Value, { bearer }: EffectsFrame): number[] | null {
  if (typeof value !== 'object' || !('randomFrom' in value)) return null;
  const [from, to] = value.randomFrom.map((bound) => ofLevel(s, bearer, bound));
  return numbersFrom(from!, Math.max(from!, to!));
}
