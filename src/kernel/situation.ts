import type { CellSum } from './cell-sum.js';
import type { Decision } from './decision.js';
import { type DecisionPath, extended } from './decision-path.js';
import type { Frame } from './frame.js';
import type { Table } from './table.js';

/** A machine as it is met. */
export interface Met<S extends Table> {
  /** The state, or what differs from the first one of its stage. */
  readonly state: S | Int32Array;
  readonly stack: readonly Frame[];
  /** How the state differs from that of the first start. */
  readonly sum: CellSum;
  readonly pending: Decision | null;
  /** How many choices were answered on the way. */
  readonly choices: number;
}

/** What leads to a situation: the probability is `weight` / `denominator`. */
export interface Weight {
  readonly weight: bigint;
  readonly denominator: bigint;
  readonly paths: bigint;
  readonly path: DecisionPath;
}

/**
 * A machine that was met: it waits for its decision to be followed, or it is an end of its stage. There are many, so all
 * that is known of one stands in one object.
 */
export class Situation<S extends Table> implements Weight {
  readonly pending: Decision | null;
  readonly choices: number;
  /** Null once it has been followed. */
  machine: Pick<Met<S>, 'state' | 'stack' | 'sum'> | null;
  /** What follows it, option by option; of an end, where the next stage begins. Null: nobody has followed it. */
  next: readonly (Situation<S> | null)[] | null = null;
  /** How the choices that stood open on the way there were answered, option by option; null: none stood open. */
  answers: readonly (readonly number[])[] | null = null;
  /** How it went into the next stage; null: it has not, or stays where it is. */
  how: string | null = null;
  /** An end that no later stage goes on from. */
  isLast = false;
  /** About how likely it is, as far as is known. */
  likelihood = 0;
  /** The part of it that has not been handed on to what follows. */
  due = 0;
  /** Where its machine comes from, in an enumeration with interchangeable rows. */
  origin: Origin<S> | null = null;
  /** The weighing that found what follows, by its number. */
  weighing = 0;
  weight = 0n;
  denominator = 1n;
  paths = 0n;
  path: DecisionPath = null;

  constructor({ state, stack, sum, pending, choices }: Met<S>) {
    this.pending = pending;
    this.choices = choices;
    this.machine = { state, stack, sum };
  }

  /** It is likelier by so much. */
  hear(more: number): void {
    this.likelihood += more;
    this.due += more;
  }

  /** Sets down where it leads. */
  follow(steps: readonly Step<S>[], how: string | null = null): void {
    this.next = steps.map(({ to }) => to);
    if (steps.some(({ answers }) => answers.length > 0))
      this.answers = steps.map(({ answers }) => answers);
    this.how = how;
    this.machine = null;
  }

  /** What leads to it along one path. */
  weigh({ weight, denominator, paths, path }: Weight, weighing: number): void {
    this.weight = weight;
    this.denominator = denominator;
    this.paths = paths;
    this.path = path;
    this.weighing = weighing;
  }

  /** Adds what leads to it along another path. */
  add({ weight, denominator, paths }: Weight): void {
    if (this.denominator !== denominator) {
      this.weight *= denominator / this.denominator;
      this.denominator = denominator;
    }
    this.weight += weight;
    this.paths += paths;
  }
}

/** An option of a situation. */
export interface Origin<S extends Table> {
  readonly situation: Situation<S>;
  readonly option: number;
}

/** Where one option of a situation leads. */
export interface Step<S extends Table> {
  /** Null: a limit ended the path. */
  readonly to: Situation<S> | null;
  /** How the choices that stood open on the way were answered. */
  readonly answers: readonly number[];
}

/** The situations of a stage: the chance decisions that are open, by how many were taken before, and the ends. */
export interface Level<S extends Table> {
  readonly layers: Situation<S>[][];
  readonly ends: Situation<S>[];
  /** The same by key: those of each layer, and the ends. */
  readonly known: Map<string, Situation<S>>[];
  readonly knownEnds: Map<string, Situation<S>>;
  /** What the states of the stage are packed against: of the one with which the stage began, the rows that all have. */
  base: S | null;
  /** The state in which packed situations of the stage are followed, which one it is now, and what that holds beside its rows. */
  working: { readonly state: S; packed: Int32Array; held: S } | null;
}

/** A stage in which nothing was met. */
export function emptyLevel<S extends Table>(): Level<S> {
  return { layers: [], ends: [], known: [], knownEnds: new Map(), base: null, working: null };
}

/** Whether a situation waits for chance: the others are ends. */
export function waitsForChance(situation: { readonly pending: Decision | null }): boolean {
  return situation.pending?.kind === 'chance';
}

/** A path with the answers that one step has brought. */
export function extendedBy(path: DecisionPath, answers: readonly number[]): DecisionPath {
  let longer = path;
  for (const answer of answers) longer = extended(longer, answer);
  return longer;
}

/** How likely the likeliest of these is. */
export function likeliest<S extends Table>(situations: readonly Situation<S>[]): number {
  let most = 0;
  for (const { likelihood } of situations) if (likelihood > most) most = likelihood;
  return most;
}

/** Hands what is due at a situation that has been followed on to what follows from it. */
export function handOn<S extends Table>(situation: Situation<S>): void {
  const { next, due, pending } = situation;
  if (next === null || due === 0) return;
  situation.due = 0;
  const weights = waitsForChance(situation) ? pending!.weights : undefined;
  const whole = weights?.reduce((sum, weight) => sum + weight, 0) ?? next.length;
  for (let i = 0; i < next.length; i++) {
    const to = next[i]!;
    if (to !== null) to.hear((due * (weights?.[i] ?? 1)) / whole);
  }
}

/** Where among the levels and their layers something is met. */
export interface Place<S extends Table> {
  readonly at: number;
  readonly layer: number;
  /** What leads there. */
  readonly from: Origin<S>;
}
