import { add, type Rational, type Table, ZERO } from '../../kernel/index.js';
import type { AnyRuleset } from '../../rulesets/ruleset.js';
import type { UnknownCard } from '../resolution/schema.js';

/** Ends in which cards of unknown text take part: how likely they are, and which cards. */
export interface Unknown {
  readonly probability: Rational;
  /** By id, in order of the ids. */
  readonly cards: readonly UnknownCard[];
}

export const NOTHING_UNKNOWN: Unknown = { probability: ZERO, cards: [] };

/** What is unknown of one end. */
export function unknownOf(ruleset: AnyRuleset, state: Table, probability: Rational): Unknown {
  const cards = ruleset.show.unknownCards?.(state) ?? [];
  return cards.length === 0 ? NOTHING_UNKNOWN : { probability, cards };
}

/** What is unknown of several ends together. */
export function together(a: Unknown, b: Unknown): Unknown {
  if (b === NOTHING_UNKNOWN) return a;
  if (a === NOTHING_UNKNOWN) return b;
  const cards = new Map([...a.cards, ...b.cards].map((card) => [card.id, card]));
  return {
    probability: add(a.probability, b.probability),
    cards: [...cards.values()].sort((one, other) => (one.id < other.id ? -1 : 1)),
  };
}
