import type { Effect } from '../language/effects.js';
import { effectWordOf } from './effect-words.js';
import type { Reader } from './reader.js';

export function readStep(effect: Effect, read: Reader): string {
  return effectWordOf(effect)?.reads(effect as never, read) ?? 'nothing';
}

/** Several effects as one clause, to stand inside another one. */
export function readSteps(effects: readonly Effect[], read: Reader): string {
  if (effects.length === 0) return 'do nothing';
  const clauses = effects.map((effect) => readStep(effect, read));
  return clauses.length === 1 ? clauses[0]! : `(${clauses.join(', then ')})`;
}

/** Several effects one after the other: `draw a card, then discard it`. */
export function readInTurn(effects: readonly Effect[], read: Reader): string {
  if (effects.length === 0) return 'do nothing';
  return effects.map((effect) => readStep(effect, read)).join(', then ');
}
