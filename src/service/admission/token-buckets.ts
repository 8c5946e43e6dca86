/** What a caller has used of his bucket, and when that was true. */
interface Bucket {
  used: number;
  at: number;
}

/** How a bucket fills. */
interface BucketOptions {
  /** Tokens that come back each second. */
  readonly perSecond: number;
  /** A clock in milliseconds that never goes back. */
  readonly now?: () => number;
}

/**
 * A token bucket for each caller. It counts tokens used, which run off at a constant rate, so that several bursts can
 * be allowed from one bucket. A charge after the work may go beyond the burst: the caller waits until that has run off.
 */
export class TokenBuckets {
  /** In the order of their last use: an idle bucket is found at the front. */
  private readonly buckets = new Map<string, Bucket>();
  private readonly perMs: number;
  private readonly now: () => number;

  constructor({ perSecond, now = () => performance.now() }: BucketOptions) {
    this.perMs = perSecond / 1_000;
    this.now = now;
  }

  /** Callers with tokens in use. */
  get size(): number {
    return this.buckets.size;
  }

  /** Tokens that a caller has in use now. */
  used(key: string): number {
    const bucket = this.buckets.get(key);
    return bucket === undefined ? 0 : this.drained(bucket);
  }

  /** Takes tokens if no more than `burst` are in use then. */
  take(key: string, cost: number, burst: number): boolean {
    if (this.used(key) + cost > burst) return false;
    this.charge(key, cost);
    return true;
  }

  /** Counts tokens for work that is done; negative gives them back. */
  charge(key: string, cost: number): void {
    const used = Math.max(0, this.used(key) + cost);
    this.buckets.delete(key);
    if (used > 0) this.buckets.set(key, { used, at: this.now() });
    this.forgetIdle();
  }

  /** Milliseconds until the caller may take one token more. */
  waitMs(key: string, burst: number): number {
    return Math.max(0, (this.used(key) + 1 - burst) / this.perMs);
  }

  private drained({ used, at }: Bucket): number {
    return Math.max(0, used - (this.now() - at) * this.perMs);
  }

  /** Forgets the buckets at the front that have run dry: each is looked at once. */
  private forgetIdle(): void {
    for (const [key, bucket] of this.buckets) {
      if (this.drained(bucket) > 0) return;
      this.buckets.delete(key);
    }
  }
}
