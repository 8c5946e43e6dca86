/** Lets so many through at a time, in the order in which they come. */
export class Turnstile {
  readonly #waiting: (() => void)[] = [];
  #inside = 0;

  constructor(private readonly most: number) {}

  /** Does something when there is room for it. */
  async through<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#inside < this.most) this.#inside++;
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
