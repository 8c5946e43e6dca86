/** So many wait that whoever comes now would wait too long. */
export class CrowdedError extends Error {
  override readonly name = 'CrowdedError';

  constructor() {
    super('The store is busy. Try again in a moment.');
  }
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

  /** Whether somebody may still come in or wait, after so many who are on their way. */
  hasRoom(before = 0): boolean {
    const { inside, waiting } = this.room;
    return this.#inside + this.#waiting.length + before < inside + waiting;
  }

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

/** A turnstile for each of several lines. */
export function turnstilesOf<Line extends string>(
  rooms: Readonly<Record<Line, TurnstileRoom>>,
): Readonly<Record<Line, Turnstile>> {
  return byLine(rooms, (room) => new Turnstile(room));
}

/** The same door in front of those turnstiles: whom they would send away is sent away here, the others pass at once. */
export function doorsBefore<Line extends string>(
  rooms: Readonly<Record<Line, TurnstileRoom>>,
): Readonly<Record<Line, Turnstile>> {
  return byLine(
    rooms,
    ({ inside, waiting }) => new Turnstile({ inside: inside + waiting, waiting: 0 }),
  );
}

function byLine<Line extends string>(
  rooms: Readonly<Record<Line, TurnstileRoom>>,
  make: (room: TurnstileRoom) => Turnstile,
): Readonly<Record<Line, Turnstile>> {
  const lines = Object.entries<TurnstileRoom>(rooms);
  return Object.fromEntries(lines.map(([line, room]) => [line, make(room)])) as Record<
    Line,
    Turnstile
  >;
}
