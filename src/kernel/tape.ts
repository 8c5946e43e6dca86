/** Numbers in a block. */
const BLOCK = 1 << 13;

/** What a tape has written in one go: nobody else has written in between. */
interface Stretch {
  readonly numbers: Int32Array;
  readonly from: number;
  to: number;
}

/** The block on which everybody writes now, and how many of its numbers are in use. */
let block = new Int32Array(BLOCK);
let used = 0;

const NOTHING: Stretch = { numbers: new Int32Array(0), from: 0, to: 0 };

/**
 * 32-bit integers, written one behind the other and seldom read. All tapes write on the same blocks, each as much as it
 * needs: none has memory that grows and is copied for that. A block is let go with the last tape that wrote on it.
 */
export class Tape {
  private readonly stretches: Stretch[] = [];
  private last = NOTHING;
  /** What has been read: whole stretches, and how far in the next one. */
  private stretchesRead = 0;
  private readTo = 0;

  /** The block on which a tape writes to which `take` has just given room. */
  get numbers(): Int32Array {
    return block;
  }

  /** Makes room for as many numbers, one behind the other on a block; answers where it begins. */
  take(count: number): number {
    const { last } = this;
    const at = used;
    if (last.numbers !== block || last.to !== at || at + count > BLOCK) return this.begin(count);
    used = last.to = at + count;
    return at;
  }

  /** Hands on what was written since it was last read; `read` is told where something begins, and answers where it ends. */
  read(read: (numbers: Int32Array, at: number) => number): void {
    const { stretches } = this;
    while (this.stretchesRead < stretches.length) {
      const { numbers, from, to } = stretches[this.stretchesRead]!;
      let at = Math.max(this.readTo, from);
      while (at < to) at = read(numbers, at);
      this.readTo = at;
      // the last one may become longer
      if (this.stretchesRead === stretches.length - 1) return;
      this.stretchesRead++;
      this.readTo = 0;
    }
  }

  /** Makes room that does not follow what this tape has written before. */
  private begin(count: number): number {
    if (used + count > BLOCK) {
      block = new Int32Array(BLOCK);
      used = 0;
    }
    const from = used;
    used = from + count;
    this.last = { numbers: block, from, to: used };
    this.stretches.push(this.last);
    return from;
  }
}
