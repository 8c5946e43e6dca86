import { LIMITS } from '../limits.js';
import { callerKey } from './request-quota.js';

/** Counts the bodies of lines that are being resolved: each holds its connection for a long time. */
export class Streams {
  private readonly open = new Map<string, number>();
  private all = 0;

  /** Counts one more; false: as many are open as may be. */
  begin(address: string): boolean {
    const key = callerKey(address);
    const own = this.open.get(key) ?? 0;
    const { streams, streamsEach } = LIMITS.many;
    if (this.all >= streams || own >= streamsEach) return false;
    this.open.set(key, own + 1);
    this.all++;
    return true;
  }

  /** Counts one that is over. */
  end(address: string): void {
    const key = callerKey(address);
    const own = this.open.get(key) ?? 0;
    if (own > 1) this.open.set(key, own - 1);
    else this.open.delete(key);
    this.all--;
  }
}
