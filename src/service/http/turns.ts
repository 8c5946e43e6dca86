/** So much is done in one turn of the event loop. */
const PER_TURN = 16;
/** While connections come in, of which each turn takes one, one piece is done in so many turns. */
const TURNS_EACH = 16;

/**
 * Does what comes in at once bit by bit: a few pieces in each turn of the event loop, so that between them answers of
 * the threads go out, connections are taken and health is told. Hundreds of requests that come together would
 * otherwise be one turn, and everybody else would wait until it is over.
 */
export class Turns {
  private readonly pieces: (() => void)[] = [];
  private isCrowded = false;
  /** Turns since the last piece that was done while connections came in. */
  private turnsPassed = 0;

  /** Puts a piece behind those that wait. */
  add(piece: () => void): void {
    this.pieces.push(piece);
    if (this.pieces.length === 1) setImmediate(() => this.take());
  }

  /**
   * A connection was taken, and others may wait behind it: libuv takes one in each turn, so that thousands that come at
   * once wait for as many turns, and the next one has to be short.
   */
  connectionTaken(): void {
    this.isCrowded = true;
  }

  private take(): void {
    const now = this.pieces.slice(0, this.share());
    for (const piece of now) piece();
    this.pieces.splice(0, now.length);
    if (this.pieces.length > 0) setImmediate(() => this.take());
  }

  /** How many pieces are done in this turn. */
  private share(): number {
    const { isCrowded } = this;
    this.isCrowded = false;
    if (!isCrowded) return PER_TURN;
    this.turnsPassed = (this.turnsPassed + 1) % TURNS_EACH;
    return this.turnsPassed === 0 ? 1 : 0;
  }
}
