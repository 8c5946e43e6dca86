import { OPEN } from '../../../kernel/index.js';
import type { CompiledCard } from '../cards/compiled.js';
import type { EffectsFrame } from '../frames.js';
import type { HsRun } from '../state/access.js';
import type { State } from '../state/state.js';
import { compileChoice } from './card-choice.js';
import type { Code, EffectStep } from './code.js';
import { compileCondition } from './conditions.js';
import { KINDS } from './kinds/index.js';
import type { CardChoice, Condition, Effect, Selector, Value } from './language.js';
import type { ConditionTest, Measure, Scope, Selection } from './scope.js';
import { compileSelector } from './selectors.js';
import { compileValue } from './values.js';

/** A card chosen by an effect; null when there is none (an empty pool). */
export type CardPick = (s: State, scope: Scope) => CompiledCard | null;

/** A part of a card cannot be compiled: what is wrong, for whoever wrote the card. */
export class CompileError extends Error {
  constructor(part: string, problem: string) {
    super(`${part}: ${problem}`);
    this.name = 'CompileError';
  }
}

/** Turns effects into steps. Random draws become steps of their own, in front of the effect that needs them. */
export interface Compiler {
  /** Name of the part that is being compiled. */
  readonly part: string;
  selection(selector: Selector): Selection;
  measure(value: Value): Measure;
  test(condition: Condition): ConditionTest;
  card(choice: CardChoice): CardPick;
  /** Compiles effects in place. */
  effects(effects: readonly Effect[]): void;
  /** Appends a step; its position is returned. */
  emit(step: EffectStep): number;
  /** Position of the next step. */
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

/** Compiles a part of a card. @throws CompileError for effects that make no sense together. */
export function compileCode(name: string, effects: readonly Effect[]): Code {
  const steps: EffectStep[] = [];
  compilerFor(name, steps).effects(effects);
  return { name, steps };
}

/** A compiler for conditions and selectors outside of effects, where nothing can be drawn at random. */
export function staticCompiler(part: string): Compiler {
  const refuse = (): never => {
    throw new CompileError(part, 'nothing random can stand here');
  };
  return { ...compilerFor(part, []), emit: refuse, draw: refuse, drawNumber: refuse };
}

function compilerFor(part: string, steps: EffectStep[]): Compiler {
  let slots = 0;
  const compiler: Compiler = {
    part,
    selection: (selector) => compileSelector(selector, compiler),
    measure: (value) => compileValue(value, compiler),
    test: (condition) => compileCondition(condition, compiler),
    card: (choice) => compileChoice(choice, compiler),
    effects: (effects) => {
      for (const effect of effects) compileEffect(effect, compiler);
    },
    emit: (step) => steps.push(step) - 1,
    here: () => steps.length,
    patch: (position, step) => {
      steps[position] = step;
    },
    draw: (from, count) =>
      drawEntities(compiler, from, count === undefined ? () => 1 : compiler.measure(count)),
    drawNumber: (low, high) => drawNumber(compiler, low, high),
    slot: () => `$${slots++}`,
  };
  return compiler;
}

function compileEffect(effect: Effect, compiler: Compiler): void {
  for (const [key, compile] of KINDS) {
    if (key in effect) {
      compile(effect as never, compiler);
      return;
    }
  }
  throw new CompileError(compiler.part, `unknown effect ${JSON.stringify(effect)}`);
}

/** Stores a value in a frame under a name. */
export function store(frame: EffectsFrame, name: string, value: number | number[]): void {
  frame.saved = { ...frame.saved, [name]: value };
}

/**
 * Draws different members one at a time: each draw is a decision, taken again from the members that are left
 * (a step asks before it changes anything, so a paused draw resumes exactly there).
 */
function drawEntities(compiler: Compiler, from: Selection, count: Measure): Selection {
  const slot = compiler.slot();
  compiler.emit((_run, frame) => store(frame, slot, []));
  compiler.emit((run, frame) => {
    const s = run.state;
    const drawn = frame.saved![slot] as number[];
    if (drawn.length >= count(s, frame)) return;
    const options = from(s, frame).filter((e) => !drawn.includes(e));
    if (options.length === 0) return;
    const index = run.decide({
      kind: 'chance',
      name: 'random target',
      of: 'entity',
      player: 0,
      source: frame.source,
      options,
    });
    if (index === OPEN) return;
    store(frame, slot, [...drawn, options[index]!]);
    frame.pc--;
  });
  return (_s, scope) => (scope.saved?.[slot] as number[] | undefined) ?? [];
}

function drawNumber(compiler: Compiler, low: number, high: number): Measure {
  const slot = compiler.slot();
  const options = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  compiler.emit((run, frame) => {
    const index = run.decide({
      kind: 'chance',
      name: 'random number',
      of: 'amount',
      player: 0,
      source: frame.source,
      options,
    });
    if (index !== OPEN) store(frame, slot, options[index]!);
  });
  return (_s, scope) => (scope.saved?.[slot] as number | undefined) ?? low;
}

/** A step that asks which of several cards is drawn at random, by card index. */
export function drawCard(
  compiler: Compiler,
  options: (s: State, scope: Scope) => readonly number[],
): CardPick {
  const slot = compiler.slot();
  compiler.emit((run: HsRun, frame) => {
    const cards = options(run.state, frame);
    if (cards.length === 0) {
      store(frame, slot, 0);
      return;
    }
    const index = run.decide({
      kind: 'chance',
      name: 'random card',
      of: 'card',
      player: 0,
      source: frame.source,
      options: cards,
    });
    if (index !== OPEN) store(frame, slot, cards[index]!);
  });
  return (s, scope) => {
    const card = (scope.saved?.[slot] as number | undefined) ?? 0;
    return card === 0 ? null : s.pool.cards[card]!;
  };
}
