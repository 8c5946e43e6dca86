import { failure } from '../errors.js';
import { callerKey } from './caller.js';
import { TokenBuckets } from './token-buckets.js';

const HOUR_SECONDS = 3_600;

/** Counts the saves of each address, over REST and GraphQL together. */
export class SaveQuota {
  private readonly buckets: TokenBuckets;

  /** `perHour` saves an hour and address; 0: no limit. */
  constructor(readonly perHour: number) {
    this.buckets = new TokenBuckets({ perSecond: perHour / HOUR_SECONDS });
  }

  /**
   * Counts one save.
   * @throws ServiceError SAVE_QUOTA_EXCEEDED with Retry-After.
   */
  take(address: string): void {
    const { perHour, buckets } = this;
    const key = callerKey(address);
    if (perHour === 0 || buckets.take(key, 1, perHour)) return;
    const waitSeconds = Math.max(1, Math.ceil(buckets.waitMs(key, perHour) / 1_000));
    throw failure('SAVE_QUOTA_EXCEEDED', `An address may save ${perHour} times an hour.`, {
      headers: { 'Retry-After': String(waitSeconds) },
    });
  }

  /** Gives back what was taken for a save that saved nothing. */
  giveBack(address: string): void {
    if (this.perHour > 0) this.buckets.charge(callerKey(address), -1);
  }
}
