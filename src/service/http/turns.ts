/** So much is done in one turn of the event loop: less while connections come in, of which each turn takes one. */
const PER_TURN = { usual: 16, crowded: 1 } as const;

/**
 * Does what comes in at once bit by bit: a few pieces in each turn of the event loop, so that between them answers of
 * the threads go out, connections are taken and health is told. Hundreds of requests that come together would
 * otherwise be one turn, and everybody else would wait until it is over.
 */
export class Turns {
  private readonly pieces: (() => void)[] = [];
  private isCrowded = false;

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
    const now = this.pieces.slice(0, this.isCrowded ? PER_TURN.crowded : PER_TURN.usual);
    this.isCrowded = false;
    for (const piece of now) piece();
    this.pieces.splice(0, now.length);
    if (this.pieces.length > 0) setImmediate(() => this.take());
  }
}
