/** So many wait that whoever comes now would wait too long. */
export class CrowdedError extends Error {
  override readonly name = 'CrowdedError';
}

/** How many a turnstile lets through at a time, and how many may wait before it. */
export interface TurnstileRoom {
  readonly inside: number;
  readonly waiting: number;
}

/** Lets so many through at a time, in the order in which they come; sends away whom it has no room for. */
export class Turnstile {
  readonly #waiting: (() => void)[] = [];
  #inside = 0;

  constructor(private readonly room: TurnstileRoom) {}

  /**
   * Does something when there is room for it.
   * @throws CrowdedError at once when as many wait as may.
   */
  async through<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#inside < this.room.inside) this.#inside++;
    else if (this.#waiting.length >= this.room.waiting) throw new CrowdedError();
    else await new Promise<void>((enter) => this.#waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#inside--;
      else next();
    }
  }
}
