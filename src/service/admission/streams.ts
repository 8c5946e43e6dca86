import { LIMITS } from '../limits.js';

/** The open NDJSON streams: so many in all, so many of each caller. One that nobody reads is closed after a while. */
export class Streams {
  private readonly open = new Map<string, number>();

  /** Opens a stream; false: as many are open as may be. */
  begin(caller: string): boolean {
    const { streams, streamsEach } = LIMITS.many;
    const own = this.open.get(caller) ?? 0;
    const all = [...this.open.values()].reduce((sum, count) => sum + count, 0);
    if (own >= streamsEach || all >= streams) return false;
    this.open.set(caller, own + 1);
    return true;
  }

  /** A stream of a caller is over. */
  end(caller: string): void {
    const left = (this.open.get(caller) ?? 0) - 1;
    if (left > 0) this.open.set(caller, left);
    else this.open.delete(caller);
  }
}
