import { numbersFrom } from '../../common/draws.js';
import { recordCheck } from '../../common/trace-nodes.js';
import type { RuleIds } from '../language/rule-ids.js';
import type { Effect } from '../language/words.js';
import type { HsRun } from '../state/access.js';
import { drawn } from '../state/asking.js';
import type { EffectsFrame } from '../state/frames.js';
import type { Code, EffectStep, Measure, Selection } from '../state/model.js';
import { isPlay, isSamePlay } from '../state/plays.js';
import type { State } from '../state/state.js';
import { DECISIONS } from '../vocabulary/decisions.js';
import { compileChoice } from './card-choice.js';
import { CompileError, type Compiler, store } from './compiling.js';
import { compileCondition } from './conditions.js';
import { effectWordOf } from './effect-words.js';
import { requirementsOf } from './requirements.js';
import { compileSelector } from './selectors.js';
import { compileValue } from './values.js';
import { playersOf } from './who.js';

/** The code of a part of a card. It is compiled when somebody asks for its steps: of thousands of cards a game runs few. */
export function codeOf(name: string, effects: readonly Effect[], rules: RuleIds = []): Code {
  return new LazyCode(name, effects, rules);
}

/** Compiles code now. @throws CompileError for effects that make no sense together. */
export function compileNow({ steps }: Code): number {
  return steps.length;
}

class LazyCode implements Code {
  #made: Draft | null = null;

  constructor(
    readonly name: string,
    private readonly written: readonly Effect[],
    readonly rules: RuleIds,
  ) {}

  get steps(): readonly EffectStep[] {
    this.#made ??= this.compiled();
    return this.#made.steps;
  }

  get effects(): readonly Effect[] {
    this.#made ??= this.compiled();
    return this.#made.effects;
  }

  private compiled(): Draft {
    const draft: Draft = { steps: [], effects: [] };
    compilerFor(this.name, draft).effects(this.written);
    return draft;
  }
}

/** A compiler for conditions and selectors outside of effects, where nothing can be drawn at random. */
export function staticCompiler(part: string): Compiler {
  const refuse = (): never => {
    throw new CompileError(part, 'nothing random can stand here');
  };
  const none: Draft = { steps: [], effects: [] };
  return { ...compilerFor(part, none), emit: refuse, draw: refuse, drawNumber: refuse };
}

interface Draft {
  readonly steps: EffectStep[];
  readonly effects: Effect[];
}

function compilerFor(part: string, { steps, effects: owners }: Draft): Compiler {
  let slots = 0;
  const open: Effect[] = [];
  const compiler: Compiler = {
    part,
    selection: (selector) => compileSelector(selector, compiler),
    measure: (value) => compileValue(value, compiler),
    test: (condition) => compileCondition(condition, compiler),
    requirements: (condition, it) => requirementsOf(condition, it, compiler),
    card: (choice) => compileChoice(choice, compiler),
    effects: (effects) => {
      for (const effect of effects) {
        open.push(effect);
        compileEffect(effect, compiler);
        open.pop();
      }
    },
    emit: (step) => {
      owners.push(open[open.length - 1]!);
      return steps.push(step) - 1;
    },
    each: (selection, act) => {
      compiler.emit((run, frame) => {
        for (const e of [...selection(run.state, frame)]) act(run, frame, e);
      });
    },
    eachPlayer: (who, act) => {
      const players = playersOf(who);
      compiler.emit((run, frame) => {
        for (const player of players(run.state, frame)) act(run, frame, player);
      });
    },
    here: () => steps.length,
    patch: (position, step) => {
      steps[position] = step;
    },
    draw: (from, count) => {
      const effect = open[open.length - 1];
      const drawn = (effect === undefined ? null : effectWordOf(effect))?.drawn ?? [];
      const howMany = count === undefined ? () => 1 : compiler.measure(count);
      return drawEntities(compiler, from, howMany, [...DECISIONS['random target'].rules, ...drawn]);
    },
    drawNumber: (low, high) => drawNumber(compiler, low, high),
    slot: () => `$${slots++}`,
  };
  return compiler;
}

function compileEffect(effect: Effect, compiler: Compiler): void {
  const word = effectWordOf(effect);
  if (word === null)
    throw new CompileError(compiler.part, `unknown effect ${JSON.stringify(effect)}`);
  if (effect.rules !== undefined && effect.rules.length > 0) emitRuling(effect.rules, compiler);
  word.compile(effect as never, compiler);
}

/** An effect that follows a ruling of its own says so before it happens. */
function emitRuling(rules: RuleIds, compiler: Compiler): void {
  compiler.emit((run, frame) =>
    recordCheck(run, 'ruling', rules, {
      text: '{source}: {rule}',
      source: frame.source,
    }),
  );
}

/** Draws members one at a time: each draw is a decision of its own, so a paused draw resumes. */
function drawEntities(
  compiler: Compiler,
  from: Selection,
  count: Measure,
  rules: RuleIds,
): Selection {
  const slot = compiler.slot();
  compiler.emit((_run, frame) => store(frame, slot, []));
  compiler.emit((run, frame) => {
    const s = run.state;
    const before = frame.saved![slot] as number[];
    if (before.length >= count(s, frame)) return;
    const left = from(s, frame).filter((e) => !before.includes(e));
    if (left.length === 0) {
      if (before.length === 0) recordNothingFound(run, frame, rules);
      return;
    }
    const next = drawn(run, 'random target', {
      rules,
      source: frame.source,
      ...withoutRepeats(s, left),
    });
    if (next === null) return;
    store(frame, slot, [...before, next]);
    frame.pc--;
  });
  return (_s, scope) => (scope.saved?.[slot] as number[] | undefined) ?? [];
}

/** Nothing is there for chance to pick from. */
function recordNothingFound(run: HsRun, { source }: EffectsFrame, rules: RuleIds): void {
  recordCheck(run, 'no target', rules, { text: '{source} finds nothing to choose from', source });
}

/** Plays of a card that differ in nothing are one option, as likely as they are many. */
function withoutRepeats(s: State, entities: readonly number[]): Draw {
  if (!entities.some((e) => isPlay(s, e))) return { options: entities };
  const options: number[] = [];
  const weights: number[] = [];
  for (const e of entities) {
    const same = options.findIndex((other) => isSamePlay(s, e, other));
    if (same >= 0) weights[same]!++;
    else weights[options.push(e) - 1] = 1;
  }
  return { options, weights };
}

/** What is drawn from, and how likely each is. */
interface Draw {
  readonly options: readonly number[];
  readonly weights?: readonly number[];
}

function drawNumber(compiler: Compiler, low: number, high: number): Measure {
  const slot = compiler.slot();
  const options = numbersFrom(low, high);
  compiler.emit((run, frame) => {
    const number = drawn(run, 'random number', { source: frame.source, options });
    if (number !== null) store(frame, slot, number);
  });
  return (_s, scope) => (scope.saved?.[slot] as number | undefined) ?? low;
}
