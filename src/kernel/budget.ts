/** Bounds of one run. A run that passes one ends with a LimitReached that says which. */
export interface Budget {
  /** Instructions stepped. */
  readonly steps: number;
  /** Frames on the stack at once. */
  readonly depth: number;
  /** Trace nodes recorded. */
  readonly nodes: number;
  /** Entities (rows of the state's table). */
  readonly entities: number;
}

export const DEFAULT_BUDGET: Budget = {
  steps: 400_000,
  depth: 512,
  nodes: 60_000,
  entities: 6_000,
};

/** Why a run was ended, and what it was busy with. */
export interface LimitReached {
  readonly limit: keyof Budget;
  readonly allowed: number;
  /** Names of what the run was doing over and over, most frequent first; at most five. */
  readonly busyWith: readonly string[];
  /** True when the very same machine state was met twice: the loop feeds on nothing and never ends. */
  readonly recurs: boolean;
}

const BUSY_NAMES = 5;

/**
 * Watches a run that has used up half of its steps: counts what it does, and compares sampled machine
 * states with a remembered one that is renewed at doubling distances (Brent's cycle detection).
 */
export class LoopWatch {
  private readonly counts = new Map<string, number>();
  private remembered = '';
  private distance = 0;
  private renewAt = 1;
  recurs = false;

  /** Takes one sample: what the top frame does, and the whole machine as text. */
  sample(doing: string, machine: string): void {
    this.counts.set(doing, (this.counts.get(doing) ?? 0) + 1);
    if (machine === this.remembered) this.recurs = true;
    if (++this.distance === this.renewAt) {
      this.remembered = machine;
      this.renewAt *= 2;
      this.distance = 0;
    }
  }

  /** The names sampled most often. */
  busyWith(): string[] {
    const byCount = [...this.counts].sort((a, b) => b[1] - a[1]);
    return byCount.slice(0, BUSY_NAMES).map(([name]) => name);
  }
}
