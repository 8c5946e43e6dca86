/** Numbers in a block. */
const BLOCK = 1 << 13;

/** What a log has written in one go: nobody else has written in between. */
interface Segment {
  readonly numbers: Int32Array;
  readonly from: number;
  to: number;
}

/** The block on which everybody writes now, and how many of its numbers are in use. */
let block = new Int32Array(BLOCK);
let used = 0;

const NOTHING: Segment = { numbers: new Int32Array(0), from: 0, to: 0 };

/**
 * 32-bit integers, written one behind the other and seldom read. All logs share the same blocks, each as much as it
 * needs: none has memory that grows and is copied for that. A block is let go with the last log that wrote on it.
 */
export class IntLog {
  private readonly segmentes: Segment[] = [];
  private last = NOTHING;
  /** What has been read: whole segmentes, and how far in the next one. */
  private segmentesRead = 0;
  private readTo = 0;

  /** The block on which a log writes to which `take` has just given room. */
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

  /** Hands on what was written since it was last read; `read` gets where an entry begins, and answers where it ends. */
  read(read: (numbers: Int32Array, at: number) => number): void {
    const { segmentes } = this;
    while (this.segmentesRead < segmentes.length) {
      const { numbers, from, to } = segmentes[this.segmentesRead]!;
      let at = Math.max(this.readTo, from);
      while (at < to) at = read(numbers, at);
      this.readTo = at;
      // the last one may become longer
      if (this.segmentesRead === segmentes.length - 1) return;
      this.segmentesRead++;
      this.readTo = 0;
    }
  }

  /** Makes room that does not follow what this log has written before. */
  private begin(count: number): number {
    if (used + count > BLOCK) {
      block = new Int32Array(BLOCK);
      used = 0;
    }
    const from = used;
    used = from + count;
    this.last = { numbers: block, from, to: used };
    this.segmentes.push(this.last);
    return from;
  }
}
