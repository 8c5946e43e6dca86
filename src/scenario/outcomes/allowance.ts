import type { OracleContext } from '../operation/context.js';
import { threadMs } from '../operation/thread-time.js';

/** Of both kinds of time, the parts after which something has to stop. */
export interface Share {
  /** Of the work of the thread. */
  readonly work: number;
  /** Of the time until nobody waits any more: telling what was found takes as long as finding it. */
  readonly wait: number;
}

/**
 * The time that an operation has: how long its thread may work, and how long somebody waits. The first is not used up by what
 * else the machine does; the second is.
 */
export class Allowance {
  private readonly begun = Date.now();
  private readonly workedBefore = threadMs();
  private readonly workMs: number;
  private readonly waitMs: number;
  private readonly onCut: () => void;

  /** @param timeMs how long the request itself wants to wait; null: it does not say. */
  constructor({ deadline, workMs, onCut = () => undefined }: OracleContext, timeMs: number | null) {
    this.onCut = onCut;
    this.workMs = workMs ?? Number.POSITIVE_INFINITY;
    const until = deadline === undefined ? Number.POSITIVE_INFINITY : deadline - this.begun;
    this.waitMs = Math.min(until, timeMs ?? Number.POSITIVE_INFINITY);
  }

  /** Whether a share of either is used up: something is left out then. */
  isUsed(share: Share): boolean {
    const isUsed = this.hasPassed(share);
    if (isUsed) this.onCut();
    return isUsed;
  }

  private hasPassed({ work, wait }: Share): boolean {
    const { begun, workedBefore, workMs, waitMs } = this;
    if (Date.now() - begun > waitMs * wait) return true;
    return workMs < Number.POSITIVE_INFINITY && threadMs() - workedBefore > workMs * work;
  }
}
