import type { z } from 'zod';
import type { Draw } from '../../common/draws.js';
import type { Effects } from '../language/effects.js';
import type { ByLevel, Selector, Value } from '../language/words.js';
import { type BatchRun, ofLevel } from '../state/access.js';
import type { EffectsFrame } from '../state/frames.js';
import { select } from '../state/select.js';
import type { State } from '../state/state.js';
import { amountOf } from './amounts.js';
import type { Grammar } from './grammar.js';

/** An effect word: all there is to it but its type, which stands in the same file. */
export interface EffectWord<W extends keyof Effects> {
  /** How it is written: its fields, the one that names it first. */
  readonly form: (grammar: Grammar) => z.ZodType;
  /** Its line of the documentation. */
  readonly says: string;
  readonly rules: readonly string[];
  readonly example: Effects[W];
  /** What it does, in English. */
  readonly reads: (effect: Effects[W]) => string;
  /** The cards that it makes, by id; absent: it makes none. */
  readonly makes?: (effect: Effects[W]) => readonly string[];
  /** What chance decides first, in order; a draw may depend on those before it. 0: no candidate. */
  readonly draws?: (doing: Doing, effect: Effects[W]) => readonly (Needed | null)[];
  readonly run: (doing: Doing, effect: Effects[W]) => Outcome;
}

/** `MORE`: the word goes on; `STOP`: what stands behind it does not happen. */
export type Outcome = 'DONE' | 'MORE' | 'STOP';

/** One thing that chance decides for an effect. */
export type Needed = Omit<Draw, 'source'>;

export class Doing {
  constructor(
    readonly run: BatchRun,
    readonly frame: EffectsFrame,
  ) {}

  get state(): State {
    return this.run.state;
  }

  /** The creature, player or card in hand whose effect this is. */
  get self(): number {
    return this.frame.self;
  }

  select(selector: Selector): number[] {
    return select(this.run.state, selector, this.frame);
  }

  /** A number that chance has no part in, or has decided. */
  amount(value: Value): number {
    return amountOf(this.run.state, value, this.frame);
  }

  ofLevel<T>(value: ByLevel<T>): T {
    return ofLevel(this.run.state, this.frame.bearer, value);
  }
}
