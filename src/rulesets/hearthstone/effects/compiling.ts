import type { CardChoice, Condition, Effect, Selector, Value, Who } from '../language/words.js';
import type { HsRun } from '../state/access.js';
import { drawn } from '../state/asking.js';
import type { EffectsFrame } from '../state/frames.js';
import type {
  CompiledCard,
  ConditionTest,
  EffectStep,
  Measure,
  Requirement,
  Selection,
} from '../state/model.js';
import type { Scope } from '../state/scope.js';
import type { State } from '../state/state.js';

/** A card chosen by an effect; null when there is none (an empty pool). */
export type CardPick = (s: State, scope: Scope) => CompiledCard | null;

export class CompileError extends Error {
  constructor(part: string, problem: string) {
    super(`${part}: ${problem}`);
    this.name = 'CompileError';
  }
}

type ActOn<T> = (run: HsRun, frame: EffectsFrame, one: T) => void;

/** Turns effects into steps. Random draws become steps of their own, in front of the effect that needs them. */
export interface Compiler {
  readonly part: string;
  selection(selector: Selector): Selection;
  measure(value: Value): Measure;
  test(condition: Condition): ConditionTest;
  /** The parts of a condition, in the order in which they are looked at; `it` is what IT is called. */
  requirements(condition: Condition, it: string): readonly Requirement[];
  card(choice: CardChoice): CardPick;
  effects(effects: readonly Effect[]): void;
  /** Appends a step; its position is returned. */
  emit(step: EffectStep): number;
  /** Appends a step that does something with each of a selection, as it is when the step begins. */
  each(selection: Selection, act: ActOn<number>): void;
  /** The same with each of the players that a word names. */
  eachPlayer(who: Who | undefined, act: ActOn<1 | 2>): void;
  here(): number;
  /** Replaces a step that was emitted before, once its jump is known. */
  patch(position: number, step: EffectStep): void;
  /** Draws members of a selection at random into a slot. */
  draw(from: Selection, count: Value | undefined): Selection;
  /** Draws a whole number at random into a slot. */
  drawNumber(low: number, high: number): Measure;
  /** A name for a slot that no card can use. */
  slot(): string;
}

/** Keeps a value under a name; without a name nothing is kept. */
export function store(
  frame: EffectsFrame,
  name: string | null | undefined,
  value: number | number[],
): void {
  if (name != null) frame.saved = { ...frame.saved, [name]: value };
}

/** Keeps one more in a list. */
export function append(frame: EffectsFrame, name: string | null | undefined, one: number): void {
  if (name != null) store(frame, name, [...(frame.saved![name] as number[]), one]);
}

/** Takes the next of what waits in a slot, and has the step run again for the others. */
export function nextOf(frame: EffectsFrame, slot: string): number | undefined {
  const [next, ...rest] = frame.saved![slot] as number[];
  if (next === undefined) return undefined;
  store(frame, slot, rest);
  frame.pc--;
  return next;
}

/** A step that asks which of several cards is drawn at random, by card index. */
export function drawCard(
  compiler: Compiler,
  options: (s: State, scope: Scope) => readonly number[],
): CardPick {
  const slot = compiler.slot();
  compiler.emit((run: HsRun, frame) => {
    const [cards, weights] = counted(options(run.state, frame));
    if (cards.length === 0) {
      store(frame, slot, 0);
      return;
    }
    const { source } = frame;
    const card = drawn(run, 'random card', { source, options: cards, ...weights });
    if (card !== null) store(frame, slot, card);
  });
  return (s, scope) => {
    const card = (scope.saved?.[slot] as number | undefined) ?? 0;
    return card === 0 ? null : s.pool.at(card)!;
  };
}

/** Each card once, with how often it is there where some are there several times. */
export function counted(
  cards: readonly number[],
): readonly [cards: readonly number[], weights: { readonly weights?: readonly number[] }] {
  const distinct = [...new Set(cards)];
  if (distinct.length === cards.length) return [cards, {}];
  return [distinct, { weights: distinct.map((card) => cards.filter((c) => c === card).length) }];
}
