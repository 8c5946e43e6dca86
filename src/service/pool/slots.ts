/**
 * A number of slots that are taken and given back; who finds none free waits in line, first come first
 * served, for a bounded time.
 */
export class Slots {
  private taken = 0;
  /** Those who wait, in order; each is called when it gets a slot. */
  private readonly line = new Set<() => void>();

  constructor(private readonly count: number) {}

  /** How many wait. */
  get waiting(): number {
    return this.line.size;
  }

  /** Whether the next to come would have to wait. */
  get full(): boolean {
    return this.taken >= this.count;
  }

  /** Takes a slot. False when none came free in time, or the wait was given up. */
  async take(waitMs: number, signal?: AbortSignal): Promise<boolean> {
    if (!this.full) {
      this.taken++;
      return true;
    }
    return new Promise((resolve) => {
      const leave = (got: boolean): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        this.line.delete(enter);
        resolve(got);
      };
      const enter = (): void => leave(true);
      const giveUp = (): void => leave(false);
      const timer = setTimeout(giveUp, waitMs);
      signal?.addEventListener('abort', giveUp, { once: true });
      this.line.add(enter);
    });
  }

  /** Gives a slot back; the first in line takes it over. */
  give(): void {
    const [next] = this.line;
    if (next === undefined) this.taken--;
    else next();
  }
}
