import type { Decision } from './decision.js';
import { extended, witnessOf } from './decision-path.js';
import type { Distribution, OpenMachine, Outcome } from './distribution.js';
import type { Machine } from './machine.js';
import { totalWeight } from './random.js';
import { add, leastCommonMultiple, type Rational, rational, toNumber, ZERO } from './rational.js';
import {
  extendedBy,
  type Level,
  type Origin,
  type Situation,
  type Weight,
  waitsForChance,
} from './situation.js';
import type { Table } from './table.js';

/** What a weighing finds. */
interface Weighed<S extends Table>
  extends Pick<Distribution<S>, 'outcomes' | 'missing' | 'open' | 'begun'> {
  /** What nobody has followed. */
  readonly left: readonly OpenMachine<S>[];
}

/**
 * Works out exactly how likely everything is that was met, and on how many paths it is reached: from the starts on, layer
 * by layer. What is met first has the witness that comes first, whatever was followed first.
 */
export class Weighing<S extends Table> {
  private readonly outcomes: Outcome<S>[] = [];
  private readonly left: OpenMachine<S>[] = [];
  private readonly begun: Map<string, Rational>[] = [];
  /** What ran into a limit. */
  private lost = ZERO;
  private open = ZERO;
  /** Of all weights that are being added up. */
  private denominator = 1n;

  constructor(
    private readonly levels: readonly Level<S>[],
    /** Its number: what another weighing has found does not count. */
    private readonly number: number,
    private readonly stateOf: StateOf<S>,
  ) {}

  weigh(): Weighed<S> {
    let ends: readonly Situation<S>[] = this.levels[0]!.ends;
    for (let at = 0; at + 1 < this.levels.length; at++) ends = this.stage(ends, at);
    const last = this.levels.length - 1;
    for (const end of ends) this.outcomes.push(new End(end, this.levels[last]!, this.stateOf));
    const { outcomes, lost, open, begun, left } = this;
    return { outcomes, missing: add(lost, open), open, begun, left };
  }

  /** Weighs what the stage after a level makes of its ends; answers the ends of that stage. */
  private stage(before: readonly Situation<S>[], at: number): readonly Situation<S>[] {
    const level = this.levels[at]!;
    const begun = new Map<string, Rational>();
    const going: { readonly end: Situation<S>; readonly probability: Rational }[] = [];
    for (const end of before) {
      if (end.next !== null) {
        const probability = probabilityOf(end);
        begun.set(end.how!, add(begun.get(end.how!) ?? ZERO, probability));
        going.push({ end, probability });
      } else if (end.isLast) this.outcomes.push(new End(end, level, this.stateOf));
    }
    this.begun.push(begun);
    this.leaveOpen(
      before.filter(({ next, isLast }) => next === null && !isLast),
      at,
    );
    this.denominator = leastCommonMultiple(going.map(({ probability: p }) => p.denominator));
    const ends: Situation<S>[] = [];
    const first: Situation<S>[] = [];
    for (const { end, probability } of going) {
      const weight = probability.numerator * (this.denominator / probability.denominator);
      const path = extendedBy(end.path, end.answers?.[0] ?? []);
      const { denominator } = this;
      const { paths } = end;
      const arrival = { weight, denominator, paths, path, from: { situation: end, option: 0 } };
      this.arrive(end.next![0]!, arrival, { ends, layer: first });
    }
    this.layers(first, { at: at + 1, ends });
    return ends;
  }

  /** Weighs the layers of a stage from its first on; ends are added to `ends`. */
  private layers(first: readonly Situation<S>[], { at, ends }: Reached<S>): void {
    for (let layer = first; layer.length > 0; ) {
      const followed = layer.filter(({ next }) => next !== null);
      this.leaveOpen(
        layer.filter(({ next }) => next === null),
        at,
      );
      const factor = leastCommonMultiple(followed.map(({ pending }) => totalOf(pending!)));
      this.denominator *= factor;
      const nextLayer: Situation<S>[] = [];
      const { denominator } = this;
      for (const situation of followed) {
        const { weight: all, paths, path: before, next, answers, pending } = situation;
        const share = all * (factor / totalOf(pending!));
        for (const [index, to] of next!.entries()) {
          const weight = share * BigInt(pending!.weights?.[index] ?? 1);
          const on = extended(before, index);
          const path = answers === null ? on : extendedBy(on, answers[index]!);
          const arrival = { weight, denominator, paths, path, from: { situation, option: index } };
          this.arrive(to, arrival, { ends, layer: nextLayer });
        }
      }
      layer = nextLayer;
    }
  }

  /** Adds what comes along one path to where it leads; null: into a limit. */
  private arrive(
    to: Situation<S> | null,
    arrival: Arrival<S>,
    { ends, layer }: { readonly ends: Situation<S>[]; readonly layer: Situation<S>[] },
  ): void {
    if (to === null) this.lost = add(this.lost, rational(arrival.weight, arrival.denominator));
    else if (to.weighing === this.number) to.add(arrival);
    else {
      to.weigh(arrival, this.number);
      (waitsForChance(to) ? layer : ends).push(to);
    }
    if (to !== null && isOrigin(to, arrival.from)) to.path = arrival.path;
  }

  private leaveOpen(left: readonly Situation<S>[], at: number): void {
    const byDenominator = new Map<bigint, bigint>();
    for (const situation of left) {
      const { weight, denominator } = situation;
      byDenominator.set(denominator, (byDenominator.get(denominator) ?? 0n) + weight);
      this.left.push(new Left(situation, at, this.levels, this.stateOf));
    }
    for (const [denominator, weight] of byDenominator)
      this.open = add(this.open, rational(weight, denominator));
  }
}

/** A situation as others see it. There are as many as were met: all that can be asked is worked out when it is asked for. */
class Seen<S extends Table> {
  constructor(
    protected readonly situation: Situation<S>,
    private readonly level: Level<S>,
    private readonly stateOf: StateOf<S>,
  ) {}

  get machine(): Machine<S> {
    const { situation, level } = this;
    return { state: this.stateOf(situation, level), stack: situation.machine!.stack };
  }

  get witness(): readonly number[] {
    return witnessOf(this.situation.path);
  }

  get pending(): Decision | null {
    return this.situation.pending;
  }

  get choices(): number {
    return this.situation.choices;
  }
}

/** An end of the last stage that was begun. */
class End<S extends Table> extends Seen<S> implements Outcome<S> {
  get probability(): Rational {
    return probabilityOf(this.situation);
  }

  get paths(): bigint {
    return this.situation.paths;
  }
}

/** What nobody has followed. */
class Left<S extends Table> extends Seen<S> implements OpenMachine<S> {
  constructor(
    situation: Situation<S>,
    readonly at: number,
    levels: readonly Level<S>[],
    stateOf: StateOf<S>,
  ) {
    super(situation, levels[at]!, stateOf);
  }

  get likelihood(): number {
    const { weight, denominator } = this.situation;
    return toNumber({ numerator: weight, denominator });
  }

  get isEnd(): boolean {
    return !waitsForChance(this.situation);
  }
}

/** The state of a situation, with room of its own. */
type StateOf<S extends Table> = (situation: Situation<S>, level: Level<S>) => S;

/** What leads to a situation along one path, and its last step. */
interface Arrival<S extends Table> extends Weight {
  readonly from: Origin<S>;
}

/** Whether the machine of a situation, whose decisions go on from there, came along this step. */
function isOrigin<S extends Table>({ origin }: Situation<S>, from: Origin<S>): boolean {
  return origin?.situation === from.situation && origin.option === from.option;
}

interface Reached<S extends Table> {
  readonly at: number;
  readonly ends: Situation<S>[];
}

function probabilityOf({ weight, denominator }: Weight): Rational {
  return rational(weight, denominator);
}

/** The sum of the weights of a decision's options. */
function totalOf({ options, weights }: Decision): bigint {
  return BigInt(weights === undefined ? options.length : totalWeight(weights));
}
