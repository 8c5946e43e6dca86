/** How much one of them changes what is thought of all. */
const RECENT = 0.05;

/**
 * How fast those who wait are served, by how it lately was: what else the machine does is in it. When the line was empty
 * what was before says nothing any more: a lost thread may have been the reason.
 */
export class Pace {
  /** How long it takes until the next of those who wait is served, in milliseconds; 0 while nobody waits. */
  msEach = 0;
  private last: number | null = null;

  /**
   * One was served.
   * @param nowMs when, on any clock that does not go back.
   * @param othersWait whether there is a next one: only then the time until it is served says something.
   */
  served(nowMs: number, othersWait: boolean): void {
    if (!othersWait) this.msEach = 0;
    else if (this.last !== null) this.msEach += RECENT * (nowMs - this.last - this.msEach);
    this.last = othersWait ? nowMs : null;
  }
}
