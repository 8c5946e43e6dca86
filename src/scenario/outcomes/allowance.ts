import type { OracleContext } from '../operation/context.js';
import { threadMs } from '../operation/thread-time.js';

/** Of both kinds of time, the parts after which something has to stop. */
export interface Share {
  /** Of the processor time of the thread. */
  readonly work: number;
  /** Of the time until the deadline: writing the answer takes as long as finding it. */
  readonly wait: number;
}

/** The time that the odds have: processor time of their thread, which other programs do not use up, and time of the clock. */
export class Allowance {
  private readonly begun = performance.now();
  private readonly workedBefore = threadMs();
  private readonly workMs: number;
  private readonly waitMs: number;
  private readonly onCut: () => void;

  /** @param timeMs how long the request itself wants to wait; null: it does not say. */
  constructor(
    { deadline, workDeadline, onCut = () => undefined }: OracleContext,
    timeMs: number | null,
  ) {
    const never = Number.POSITIVE_INFINITY;
    this.onCut = onCut;
    this.workMs = (workDeadline ?? never) - this.workedBefore;
    this.waitMs = Math.min((deadline ?? never) - this.begun, timeMs ?? never);
  }

  /** Whether a share of either is used up: something is left out then. */
  isUsed(share: Share): boolean {
    const isUsed = this.hasPassed(share);
    if (isUsed) this.onCut();
    return isUsed;
  }

  private hasPassed({ work, wait }: Share): boolean {
    const { begun, workedBefore, workMs, waitMs } = this;
    if (performance.now() - begun > waitMs * wait) return true;
    return workMs < Number.POSITIVE_INFINITY && threadMs() - workedBefore > workMs * work;
  }
}
