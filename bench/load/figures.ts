import type { Answer, Call } from './client.js';

/** The answers of one kind of call. */
interface Tally {
  readonly ms: number[];
  readonly statuses: Map<number, number>;
}

/** What was refused. */
interface Refusals {
  readonly count: number;
  readonly ms: readonly number[];
  readonly p99: number;
  readonly withoutHint: number;
}

/** Collects answers and summarizes them. */
export class Figures {
  readonly #kinds = new Map<string, Tally>();
  /** In the order in which they came. */
  readonly #refusals: { readonly kind: string; readonly ms: number }[] = [];
  #refusedWithoutHint = 0;
  #begin = performance.now();
  #end: number | null = null;

  /** Notes an answer. Refusals are 429 and 503; they count for themselves and not as answers. */
  note({ kind }: Call, { status, ms, retryAfter }: Answer): void {
    const tally = this.#kinds.get(kind) ?? { ms: [], statuses: new Map<number, number>() };
    this.#kinds.set(kind, tally);
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
    if (status === 429 || status === 503) {
      this.#refusals.push({ kind, ms });
      if (!retryAfter) this.#refusedWithoutHint++;
    } else if (status > 0 && status < 500) tally.ms.push(ms);
  }

  /** Ends the time over which rates are counted. */
  stop(): void {
    this.#end = performance.now();
  }

  /** Forgets everything, and begins anew. */
  restart(): void {
    this.#kinds.clear();
    this.#refusals.length = 0;
    this.#refusedWithoutHint = 0;
    this.#begin = performance.now();
  }

  /** How many answers there were, without refusals and errors. */
  answered(): number {
    return this.#answered().length;
  }

  /** Answers a second, without refusals and errors. */
  rate(kind?: string): number {
    const seconds = ((this.#end ?? performance.now()) - this.#begin) / 1000;
    return this.#answered(kind).length / seconds;
  }

  /** The latency that so many percent of the answers are not slower than, in milliseconds. */
  percentile(percent: number, kind?: string): number {
    return percentileOf(this.#answered(kind), percent);
  }

  /** How often a status came; 0: no answer at all. */
  count(status: number, kind?: string): number {
    return this.#tallies(kind).reduce((sum, { statuses }) => sum + (statuses.get(status) ?? 0), 0);
  }

  /** Everything that is no answer and no refusal: no reply, or a status of 500 and more. */
  errors(kind?: string): number {
    return this.#tallies(kind).reduce((sum, { statuses }) => {
      const bad = [...statuses].filter(
        ([status]) => status === 0 || (status >= 500 && status !== 503),
      );
      return sum + bad.reduce((of, [, count]) => of + count, 0);
    }, 0);
  }

  /** How many were refused, how quickly, and how many of them without saying when to come again. */
  refusals(): Refusals {
    const ms = this.#refusedMs();
    return {
      count: ms.length,
      ms,
      p99: percentileOf(ms, 99),
      withoutHint: this.#refusedWithoutHint,
    };
  }

  /** One line for everything, and one for each kind. */
  print(title: string): void {
    console.log(`${title}: ${this.#line()}`);
    for (const kind of this.#kinds.keys()) console.log(`  ${kind}: ${this.#line(kind)}`);
  }

  #line(kind?: string): string {
    const [p50, p99] = [50, 99].map((percent) => this.percentile(percent, kind).toFixed(1));
    const statuses = new Map<number, number>();
    for (const tally of this.#tallies(kind))
      for (const [status, count] of tally.statuses)
        statuses.set(status, (statuses.get(status) ?? 0) + count);
    const counted = [...statuses]
      .sort(([a], [b]) => a - b)
      .map(([s, count]) => `${s || 'lost'}: ${count}`);
    const refusedMs = this.#refusedMs(kind);
    const refused =
      refusedMs.length === 0 ? '' : `, refused p99 ${percentileOf(refusedMs, 99).toFixed(1)} ms`;
    return `${this.rate(kind).toFixed(0)}/s, p50 ${p50} ms, p99 ${p99} ms${refused} (${counted.join(', ')})`;
  }

  #tallies(kind?: string): readonly Tally[] {
    return kind === undefined
      ? [...this.#kinds.values()]
      : [this.#kinds.get(kind)].filter((t) => t !== undefined);
  }

  #refusedMs(kind?: string): readonly number[] {
    const refused = this.#refusals.filter((each) => kind === undefined || each.kind === kind);
    return refused.map(({ ms }) => ms);
  }

  #answered(kind?: string): readonly number[] {
    return this.#tallies(kind).flatMap(({ ms }) => ms);
  }
}

/** The value that so many percent of the values are not above; 0 for none. */
export function percentileOf(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}
