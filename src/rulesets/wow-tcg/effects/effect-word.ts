import type { z } from 'zod';
import { type Decision, OPEN } from '../../../kernel/index.js';
import type { Effect, Effects } from '../language/effects.js';
import type { Question, Selector, Value, Who } from '../language/words.js';
import { look } from '../queries/look.js';
import { select } from '../queries/selectors.js';
import { legalTargetsOf, targetsOf } from '../queries/targets.js';
import { linkScope } from '../queries/texts.js';
import { amountOf, answer, playersMeant } from '../queries/values.js';
import type { Scope, View } from '../queries/view.js';
import { ask, decide } from '../rules/asking.js';
import { resolution } from '../rules/resolution.js';
import { cardOf } from '../state/access.js';
import { type EffectsFrame, Op, type ResolveFrame } from '../state/frames.js';
import type { State, WowRun } from '../state/state.js';
import type { Grammar } from './grammar.js';
import type { Reader } from './reading/reader.js';

/** An effect word: all there is to it but its type, which stands in the same file. */
export interface EffectWord<W extends keyof Effects> {
  /** How it is written: its fields, the one that names it first. */
  readonly form: (grammar: Grammar) => z.ZodType;
  /** Its line of the documentation. */
  readonly says: string;
  readonly rules: readonly string[];
  readonly example: Effects[W];
  /** What it does, in English. */
  readonly reads: (effect: Effects[W], read: Reader) => string;
  /** It only asks, keeps or orders things: that nothing comes of it need not be told. */
  readonly isQuiet?: true;
  /** Carries it out; false: it asks, or goes on after what it has pushed. */
  readonly run: (doing: Doing, effect: Effects[W]) => boolean;
}

/** What a word that is carried out can use: the link that resolves, and what can be read off the game. */
export class Doing {
  readonly view: View;
  readonly scope: Scope;
  readonly memory: ResolveFrame;

  constructor(
    readonly run: WowRun,
    readonly frame: EffectsFrame,
  ) {
    this.view = look(run.state);
    this.memory = resolution(run)!;
    const { saved } = this.memory;
    this.scope = { ...linkScope(run.state, frame.link), it: frame.it, saved };
  }

  get state(): State {
    return this.run.state;
  }

  /** The link's controller, who carries it out. */
  get you(): number {
    return this.scope.you;
  }

  get source(): number {
    return this.scope.self;
  }

  /** What a word affects: not the targets that have become illegal (WOW-709.2c). */
  select(selector: Selector): number[] {
    const { view, frame } = this;
    const illegal = targetsOf(view, frame.link).filter(
      (e) => !legalTargetsOf(view, frame.link).includes(e),
    );
    return this.whoever(selector).filter((e) => !illegal.includes(e));
  }

  /** What a word only asks about: of what is gone, how it last was (WOW-709.2d). */
  whoever(selector: Selector): number[] {
    return select(this.view, selector, this.scope);
  }

  /** @param each what IT means, where no loop says it */
  value(value: Value, each = 0): number {
    return amountOf(this.view, value, { ...this.scope, it: this.scope.it || each });
  }

  players(who: Who | undefined): number[] {
    return playersMeant(this.view, who, this.scope);
  }

  answer(question: Question): boolean {
    return answer(this.view, question, this.scope);
  }

  save(name: string | undefined, rows: readonly number[]): void {
    if (name !== undefined) this.memory.saved = { ...this.memory.saved, [name]: [...rows] };
  }

  /** Notes whether what was told was really done (WOW-709.2f). */
  performed(done: boolean): true {
    this.memory.performed = done;
    return true;
  }

  /** Asks a player; the answer is noted in the frame's picks and the word is carried out again. */
  ask(decision: Omit<Decision, 'kind' | 'source'>, kind: Decision['kind'] = 'choice'): false {
    const { run, source } = this;
    const index =
      kind === 'choice'
        ? ask(run, { ...decision, source })
        : decide(run, { ...decision, kind, source });
    if (index !== OPEN) this.frame.picks.push(decision.options[index]!);
    return false;
  }

  /** Runs a list of effects that stands at a place of the effect at hand; then the word is over. */
  follow(place: readonly (string | number)[], effects: readonly Effect[] = [], it?: number): true {
    const { link, path, pc, card } = this.frame;
    if (effects.length === 0) return true;
    this.run.push({
      op: Op.EFFECTS,
      pc: 0,
      link,
      card,
      path: [...path, pc, ...place],
      it: it ?? this.frame.it,
      picks: [],
    } satisfies EffectsFrame);
    return true;
  }

  get card() {
    return this.state.pool.cards[this.frame.card] ?? cardOf(this.state, this.frame.link);
  }
}
