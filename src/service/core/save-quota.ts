import { failure } from '../errors.js';
import { callerKey } from './request-quota.js';
import { SlidingWindow } from './sliding-window.js';

const HOUR_MS = 3_600_000;

/** Counts what each address saves, over REST and GraphQL together. */
export class SaveQuota {
  private readonly hits: SlidingWindow;

  /** `perHour` saves an hour and address; 0: no limit. */
  constructor(readonly perHour: number) {
    this.hits = new SlidingWindow(HOUR_MS, perHour);
  }

  /**
   * Counts one save.
   * @throws ServiceError SAVE_QUOTA_EXCEEDED with Retry-After.
   */
  async take(address: string): Promise<void> {
    if (this.perHour === 0) return;
    const key = callerKey(address);
    const { totalHits, resetTime } = await this.hits.increment(key);
    if (totalHits <= this.perHour) return;
    await this.hits.decrement(key);
    const waitMs = resetTime === undefined ? HOUR_MS : resetTime.getTime() - Date.now();
    throw failure('SAVE_QUOTA_EXCEEDED', `An address may save ${this.perHour} times an hour.`, {
      headers: { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1_000))) },
    });
  }

  /** Gives back what was taken for a save that saved nothing. */
  async giveBack(address: string): Promise<void> {
    if (this.perHour > 0) await this.hits.decrement(callerKey(address));
  }

  /** Stops the timer that forgets old counts. */
  close(): void {
    this.hits.shutdown();
  }
}
