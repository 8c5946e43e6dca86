/**
 * Bounds of one run. A run that passes one ends with a LimitReached that says which. Steps are counted
 * exactly; the others are looked at every few steps, so that a run may pass them by a little.
 */
export interface Budget {
  /** Instructions stepped. */
  readonly steps: number;
  /** Frames on the stack at once. */
  readonly depth: number;
  /** Trace nodes recorded. */
  readonly nodes: number;
  /** Entities (rows of the state's table, row 0 not counted). */
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
  /**
   * True when the very same machine was met twice and nothing was decided in between: the loop feeds on
   * nothing and never ends. False says only that this was not seen.
   */
  readonly recurs: boolean;
}

export const LIMITS: readonly (keyof Budget)[] = ['steps', 'depth', 'nodes', 'entities'];

const BUSY_NAMES = 5;

/**
 * Watches a run that has used up half of its budget: counts what it does, and compares sampled machines
 * with a remembered one that is renewed at doubling distances (Brent's cycle detection).
 */
export class LoopWatch {
  private readonly counts = new Map<string, number>();
  private glance = '';
  private machine = '';
  private distance = 0;
  private renewAt = 1;
  recurs = false;

  /** Counts something that the run is busy with. */
  count(doing: string): void {
    this.counts.set(doing, (this.counts.get(doing) ?? 0) + 1);
  }

  /**
   * Takes one sample. `glance` is a text that tells most machines apart, `machine` writes one that
   * tells all apart; it is called only where the glance is not enough.
   */
  compare(glance: string, machine: () => string): void {
    if (this.recurs) return;
    if (glance === this.glance) this.recurs = machine() === this.machine;
    if (++this.distance < this.renewAt) return;
    this.glance = glance;
    this.machine = machine();
    this.renewAt *= 2;
    this.distance = 0;
  }

  /** Something was decided: what comes back from here on may have come by luck or will. */
  forget(): void {
    this.glance = '';
  }

  /** The names counted most often. */
  busyWith(): string[] {
    const byCount = [...this.counts].sort((a, b) => b[1] - a[1]);
    return byCount.slice(0, BUSY_NAMES).map(([name]) => name);
  }
}
