/** So much is done in one turn of the event loop. */
const PER_TURN = 16;

/**
 * Does what comes in at once bit by bit: a few pieces in each turn of the event loop, so that between them answers of
 * the threads go out, connections are taken and health is told. Hundreds of requests that come together would
 * otherwise be one turn, and everybody else would wait until it is over.
 */
export class Turns {
  private readonly pieces: (() => void)[] = [];

  /** Puts a piece behind those that wait. */
  add(piece: () => void): void {
    this.pieces.push(piece);
    if (this.pieces.length === 1) setImmediate(() => this.take());
  }

  private take(): void {
    const now = this.pieces.slice(0, PER_TURN);
    for (const piece of now) piece();
    this.pieces.splice(0, now.length);
    if (this.pieces.length > 0) setImmediate(() => this.take());
  }
}
