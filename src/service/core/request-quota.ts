import { setTimeout as sleep } from 'node:timers/promises';
import { ipKeyGenerator } from 'express-rate-limit';
import { LIMITS } from '../limits.js';
import { SlidingWindow } from './sliding-window.js';

/** How long at most one who waits for room sleeps before looking again, in milliseconds. */
const NAP_MS = 1_000;

/** Counts what each address asks for: requests, and the work that they made. */
export class RequestQuota {
  /** How long a burst takes at the sustained rate, in milliseconds. */
  readonly windowMs: number;
  /** The counts, by {@link callerKey}; the limiter of requests keeps its own there too. */
  readonly hits: SlidingWindow;

  /** `burst` requests in as long as that takes at `perSecond`. */
  constructor(
    readonly burst: number,
    readonly perSecond: number,
  ) {
    this.windowMs = Math.ceil((burst / perSecond) * 1_000);
    this.hits = new SlidingWindow(this.windowMs, burst);
  }

  /** Counts the work of a thread as so many requests more; what is over is refused next time. */
  async charge(address: string, workMs: number): Promise<void> {
    const times = Math.floor(workMs / LIMITS.rate.workMs);
    if (times > 0) await this.hits.increment(callerKey(address), times);
  }

  /** Waits until an address may ask again, as a batch does between its requests; or until nobody waits any more. */
  async room(address: string, signal: AbortSignal): Promise<void> {
    const key = callerKey(address);
    for (;;) {
      const { totalHits, resetTime } = await this.hits.get(key);
      if (totalHits < this.burst || signal.aborted) return;
      const waitMs = (resetTime?.getTime() ?? 0) - Date.now();
      await sleep(Math.min(NAP_MS, Math.max(1, waitMs)));
    }
  }

  /** Stops the timer that forgets old counts. */
  close(): void {
    this.hits.shutdown();
  }
}

/** Whose requests are counted together: an address, or a network of IPv6 that one caller has. */
export function callerKey(address: string): string {
  return ipKeyGenerator(address);
}
