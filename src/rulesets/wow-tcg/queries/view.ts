import type { Modifier } from '../language/card.js';
import type { Cannot, Keyword } from '../language/words.js';
import type { State } from '../state/state.js';

export interface PowerRef {
  readonly card: number;
  readonly part: number;
  /** The modifier row that gave it; 0: it is printed. */
  readonly from: number;
}

/** What a card in play is like now, all continuous modifiers applied (WOW-714, WOW-718). */
export interface Looks {
  readonly powers: readonly PowerRef[];
  readonly tags: ReadonlySet<string>;
  readonly keywords: ReadonlySet<Keyword>;
  readonly cannot: ReadonlySet<Cannot>;
  /** True values: they may be negative, and then count as 0 (WOW-103.2). */
  readonly trueAtk: number;
  readonly trueHealth: number;
  readonly trueDef: number;
  readonly damageType: number;
  readonly mustAttack: boolean;
  readonly mayStayExhausted: boolean;
  readonly canActivateAtOnce: boolean;
  /** The timestamp of the modifier by which it has lost all powers; 0: it has them. */
  readonly powersLostAt: number;
  /** The modifiers that made it so, in the order in which they applied. */
  readonly applied: readonly ActiveModifier[];
  /** The rules by which modifiers made it so. */
  readonly rules: ReadonlySet<string>;
}

export interface ActiveModifier {
  /** What tells it from all others: see `keyOf`. */
  readonly key: number;
  /** The row of the modifier, or 0: a continuous power generates it. */
  readonly row: number;
  readonly source: number;
  readonly card: number;
  readonly part: number;
  readonly controller: number;
  readonly timestamp: number;
  readonly modifier: Modifier;
  readonly scope: Scope;
}

export interface Scope {
  /** The player whose text it is. */
  readonly you: number;
  readonly self: number;
  /** The link that carries it out, or 0. */
  readonly link: number;
  readonly subject: number;
  readonly it: number;
  readonly saved: Readonly<Record<string, readonly number[]>>;
  readonly x: number;
  readonly event: EventScope;
}

export interface EventScope {
  readonly subject: number;
  readonly source: number;
  readonly player: number;
  readonly amount: number;
}

/** A game with everything that follows from its rows. */
export interface View {
  readonly state: State;
  looks(e: number): Looks;
  /** In the order in which they apply. */
  readonly active: readonly ActiveModifier[];
}

export const NO_EVENT: EventScope = { subject: 0, source: 0, player: 0, amount: 0 };

export function scopeOf(self: number, you: number): Scope {
  return { you, self, link: 0, subject: 0, it: 0, saved: {}, x: 0, event: NO_EVENT };
}
