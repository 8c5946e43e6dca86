import { ipKeyGenerator, MemoryStore } from 'express-rate-limit';
import { LIMITS } from '../limits.js';

/** Counts what each address asks for: requests, and the work that they made. */
export class RequestQuota {
  /** The counts, by {@link callerKey}; the limiter of requests keeps its own there too. */
  readonly hits = new MemoryStore();

  /** Counts the work of a thread as so many requests more; what is over is refused next time. */
  async charge(address: string, workMs: number): Promise<void> {
    const key = callerKey(address);
    for (let i = 1; i * LIMITS.rate.workMs <= workMs; i++) await this.hits.increment(key);
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
