import type { Json } from './json.js';
import { nextBelow, nextWeighted, type RandomState, totalWeight } from './random.js';

/** `chance`: nobody chooses, every option has a probability. `choice`: a player chooses. */
export type DecisionKind = 'chance' | 'choice';

/** A point where the run cannot go on by the rules alone. */
export interface Decision {
  readonly kind: DecisionKind;
  /** What is decided, in the rule system's words: 'random target', 'Discover'. */
  readonly name: string;
  /** What the numbers in `options` are, in the rule system's words: 'entity', 'card', 'amount'. */
  readonly of: string;
  /** The player who chooses, or 0 for chance. */
  readonly player: number;
  /** The entity whose effect asks, or 0. */
  readonly source: number;
  /** At least two; their order is part of the rules (so that a seed means the same everywhere). */
  readonly options: readonly number[];
  /** The rules that ask it; absent: the rule system does not tell. */
  readonly rules?: readonly string[];
  /** Positive integer weights of the options, of sum 2^32 at most; absent: all the same. */
  readonly weights?: readonly number[];
}

/** A decision that has been taken: the option's index and its readable form. */
export interface TakenDecision {
  readonly kind: DecisionKind;
  readonly name: string;
  readonly player: number;
  readonly index: number;
  readonly count: number;
  readonly pick: Json;
}

/** Whether `index` picks one of the options. */
export function isOption(decision: Decision, index: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < decision.options.length;
}

/** Whether two decisions are the same question, so that an answer to one answers the other. */
export function isSameQuestion(a: Decision, b: Decision): boolean {
  return (
    a.kind === b.kind &&
    a.name === b.name &&
    a.of === b.of &&
    a.player === b.player &&
    a.source === b.source &&
    a.options.length === b.options.length &&
    a.options.every((option, i) => option === b.options[i])
  );
}

/**
 * Whether there is something to decide.
 * @throws RangeError for a decision without options (rules that find no candidate must say so) or with
 * weights that are none.
 */
export function isOpenQuestion({ name, options, weights }: Decision): boolean {
  if (options.length === 0) throw new RangeError(`decision "${name}" has no options`);
  if (weights !== undefined && (weights.length !== options.length || totalWeight(weights) === 0)) {
    throw new RangeError(`the weights of "${name}" are not ${options.length} positive integers`);
  }
  return options.length > 1;
}

/** What a source answers when it leaves the decision open. */
export const OPEN = -1;

/** Where decisions come from: an index into the options, or OPEN. */
export type DecisionSource = (decision: Decision) => number;

/** Leaves every decision open: the run stops at the first. */
export const askSource: DecisionSource = () => OPEN;

/** Draws chance from the generator; leaves players' choices open. */
export function chanceSource(random: RandomState): DecisionSource {
  return (decision) => (decision.kind === 'chance' ? drawOption(random, decision) : OPEN);
}

/** Draws chance and players' choices alike from the generator (random play). */
export function playoutSource(random: RandomState): DecisionSource {
  return (decision) => drawOption(random, decision);
}

/** Draws one of a decision's options, each as often as its weight says. */
export function drawOption(random: RandomState, decision: Decision): number {
  return decision.weights === undefined
    ? nextBelow(random, decision.options.length)
    : nextWeighted(random, decision.weights);
}

/** A scripted decision could not be used; `position` counts from 0. */
export class ScriptError extends Error {
  constructor(
    readonly position: number,
    readonly scripted: Json,
    readonly decision: Decision,
  ) {
    super(`decision ${position + 1} names no option of "${decision.name}"`);
    this.name = 'ScriptError';
  }
}

/** A list of scripted decisions and how far it has been used up. */
export interface Script {
  readonly decisions: readonly Json[];
  position: number;
}

/**
 * Takes scripted decisions in order, then hands over to `otherwise`.
 * `match` finds the option that a scripted decision names (OPEN when it names none).
 * @throws ScriptError when a scripted decision names no option of the decision at hand.
 */
export function scriptedSource(
  script: Script,
  match: (decision: Decision, scripted: Json) => number,
  otherwise: DecisionSource,
): DecisionSource {
  return (decision) => {
    if (script.position >= script.decisions.length) return otherwise(decision);
    const scripted = script.decisions[script.position]!;
    const index = match(decision, scripted);
    if (index === OPEN) throw new ScriptError(script.position, scripted, decision);
    script.position++;
    return index;
  };
}
