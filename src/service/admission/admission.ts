import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS } from '../limits.js';
import type { Priority } from './caller.js';
import type { Queued } from './fair-queue.js';
import { TokenBuckets } from './token-buckets.js';

/** A request costs so much. */
export interface Cost {
  /** Tokens; the work that it makes is charged afterwards. */
  readonly tokens: number;
  /** Whether it surely needs a worker of the engine. */
  readonly needsEngine: boolean;
  /** How long its sender accepts to wait for a worker, in milliseconds; undefined: as long as it takes. */
  readonly maxWaitMs?: number | undefined;
}

/** The answer to a request that wants in. */
export type Verdict =
  | { readonly kind: 'now' }
  | { readonly kind: 'wait'; readonly ms: number }
  | {
      readonly kind: 'refused';
      readonly code: 'RATE_LIMITED' | 'OVERLOADED' | 'WAIT_TOO_LONG';
      readonly retryAfterMs: number;
    };

/** The load of the workers, as far as admission looks at it. */
export interface WorkerLoad {
  /** How long a newcomer would wait for a worker, in milliseconds. */
  readonly waitMs: number;
  /** Whether one more request of a caller would be refused because too many wait. */
  isFullFor(caller: Queued): boolean;
}

/** How much callers may ask for. */
export interface AdmissionOptions {
  /** Tokens that come back each second; 0: there is no limit. */
  readonly perSecond: number;
  /** Tokens that people may use at once; bots, which wait for people, may use `LIMITS.rate.botBursts` times as many. */
  readonly burst: number;
}

/** Time after which a refused request is worth another try, in milliseconds. */
const RETRY_MS = 2_000;

/** Decides on every request before its body is read: by the tokens of its caller, and by the queue before the workers. */
export class Admission {
  private readonly buckets: TokenBuckets;

  constructor(
    private readonly options: AdmissionOptions,
    private readonly load: WorkerLoad,
  ) {
    this.buckets = new TokenBuckets(options);
  }

  /** Decides on a request, and takes its tokens if it may go on. */
  admit(caller: Queued, { tokens, needsEngine, maxWaitMs }: Cost): Verdict {
    const { waitMs } = this.load;
    if (maxWaitMs !== undefined && waitMs > maxWaitMs)
      return { kind: 'refused', code: 'WAIT_TOO_LONG', retryAfterMs: waitMs - maxWaitMs };
    if (this.isLimited && !this.buckets.take(caller.caller, tokens, this.burstOf(caller.priority)))
      return { kind: 'refused', code: 'RATE_LIMITED', retryAfterMs: this.waitMs(caller) };
    if (!needsEngine || waitMs === 0) return { kind: 'now' };
    if (this.load.isFullFor(caller))
      return { kind: 'refused', code: 'OVERLOADED', retryAfterMs: RETRY_MS };
    return { kind: 'wait', ms: waitMs };
  }

  /** Charges a caller for processor time of a worker, in milliseconds; short work is in the token of its request. */
  charge({ caller }: Pick<Queued, 'caller'>, workMs: number): void {
    const tokens = Math.floor(workMs / LIMITS.rate.workMs);
    if (this.isLimited && tokens > 0) this.buckets.charge(caller, tokens);
  }

  /** Waits until a caller has a token again, or nobody waits any more. */
  async whenAllowed(caller: Queued, signal: AbortSignal): Promise<void> {
    while (this.isLimited && !signal.aborted) {
      const waitMs = this.waitMs(caller);
      if (waitMs === 0) return;
      await sleep(waitMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** The limit of a caller and what is left of it; null: there is none. */
  quotaOf({ caller, priority }: Queued): Quota | null {
    if (!this.isLimited) return null;
    const { perSecond } = this.options;
    const burst = this.burstOf(priority);
    const used = this.buckets.used(caller);
    return {
      burst,
      windowSeconds: Math.ceil(burst / perSecond),
      left: Math.max(0, Math.floor(burst - used)),
      resetSeconds: Math.ceil(used / perSecond),
    };
  }

  private get isLimited(): boolean {
    return this.options.perSecond > 0;
  }

  private burstOf(priority: Priority): number {
    return this.options.burst * (priority === 'bots' ? LIMITS.rate.botBursts : 1);
  }

  private waitMs({ caller, priority }: Queued): number {
    return this.buckets.waitMs(caller, this.burstOf(priority));
  }
}

/** A limit, and what is left of it. */
export interface Quota {
  readonly burst: number;
  readonly windowSeconds: number;
  readonly left: number;
  readonly resetSeconds: number;
}
