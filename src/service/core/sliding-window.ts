import type { ClientRateLimitInfo, Store } from 'express-rate-limit';

/** What a caller did in the window that runs and in the one before. */
interface Count {
  /** When the running window began, in milliseconds. */
  begin: number;
  now: number;
  before: number;
}

/** How often counts of callers who do not come back are forgotten, in windows. */
const FORGET_AFTER = 2;

/**
 * Counts what callers do in a window that slides: what was done in the window before counts as far as it still lies
 * within. So nobody is let through twice as often by coming just before and just after a mark.
 */
export class SlidingWindow implements Store {
  private readonly counts = new Map<string, Count>();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly windowMs: number,
    private readonly most: number,
    private readonly now: () => number = Date.now,
  ) {
    this.timer = setInterval(() => this.forget(), FORGET_AFTER * windowMs).unref();
  }

  /** Counts `times` more. */
  async increment(key: string, times = 1): Promise<ClientRateLimitInfo> {
    const count = this.of(key);
    count.now += times;
    return this.told(count);
  }

  /** Takes one back. */
  async decrement(key: string): Promise<void> {
    const count = this.of(key);
    count.now = Math.max(0, count.now - 1);
  }

  /** Forgets a caller. */
  async resetKey(key: string): Promise<void> {
    this.counts.delete(key);
  }

  /** Where a caller stands, nothing counted. */
  async get(key: string): Promise<ClientRateLimitInfo> {
    return this.told(this.of(key));
  }

  /** Stops forgetting. */
  shutdown(): void {
    clearInterval(this.timer);
    this.counts.clear();
  }

  private of(key: string): Count {
    const at = this.now();
    let count = this.counts.get(key);
    if (count === undefined) {
      count = { begin: at, now: 0, before: 0 };
      this.counts.set(key, count);
    }
    const windows = Math.floor((at - count.begin) / this.windowMs);
    if (windows > 0) {
      count.before = windows === 1 ? count.now : 0;
      count.now = 0;
      count.begin += windows * this.windowMs;
    }
    return count;
  }

  private told({ begin, now, before }: Count): ClientRateLimitInfo {
    const share = 1 - (this.now() - begin) / this.windowMs;
    return {
      totalHits: Math.max(1, Math.ceil(now + before * share)),
      resetTime: new Date(this.roomAt(begin, now, before)),
    };
  }

  /** When one more may be done. */
  private roomAt(begin: number, now: number, before: number): number {
    const free = this.most - 1 - now;
    if (free >= 0) {
      const share = before === 0 ? 1 : Math.min(1, free / before);
      return begin + (1 - share) * this.windowMs;
    }
    const share = Math.max(0, Math.min(1, (this.most - 1) / now));
    return begin + (2 - share) * this.windowMs;
  }

  private forget(): void {
    const old = this.now() - FORGET_AFTER * this.windowMs;
    for (const [key, { begin }] of this.counts) if (begin < old) this.counts.delete(key);
  }
}
