import type { CardDefinition } from '../../language/card.js';
import type { Effect } from '../../language/words.js';
import { type CardEntry, ownMinion } from '../entry.js';

const PLACE = ['HS-INF-colossal-place'];

/**
 * The parts that a Colossal minion summons, from left to right. The first half stands left of it, the rest right; of an odd
 * number one more stands right. The places are inferred (HS-INF-colossal-place).
 */
export function brings(...parts: readonly string[]): readonly Effect[] {
  const left = parts.slice(0, Math.floor(parts.length / 2));
  const right = parts.slice(left.length).reverse();
  return [
    ...left.map((part) => ({ summon: part, at: 'LEFT_OF_SELF', rules: PLACE }) as const),
    ...right.map((part) => ({ summon: part, at: 'RIGHT_OF_SELF', rules: PLACE }) as const),
  ];
}

/** Parts that differ in their ids alone. */
export function parts(
  ids: readonly string[],
  facts: Omit<CardDefinition, 'type' | 'id'>,
): readonly CardEntry[] {
  return ids.map((id) => ownMinion({ id, ...facts }));
}
