/**
 * 128 bits over whatever is mixed in, in that order: the key under which situations that are equal meet.
 * It is good within one process only, and chance alone never makes two keys equal that should differ.
 */
export class Digest {
  private a = 0x9e3779b9;
  private b = 0x85ebca6b;
  private c = 0xc2b2ae35;
  private d = 0x27d4eb2f;

  /** Mixes in a 32-bit integer. */
  int(value: number): void {
    const mixed = Math.imul(value ^ 0x2c1b3c6d, 0x297a2d39);
    this.a = Math.imul(rotate(this.a ^ mixed, 13), 0x5bd1e995);
    this.b = Math.imul(rotate(this.b + (mixed ^ (mixed >>> 15)), 17), 0x1b873593);
    this.c = Math.imul(rotate(this.c ^ Math.imul(mixed, 0x38b34ae5), 11), 0xcc9e2d51);
    this.d = Math.imul(rotate(this.d + Math.imul(mixed ^ value, 0x7feb352d), 19), 0x846ca68b);
  }

  /** Mixes in the cells from `from` up to `to`, each with its place; those that are 0 are passed over. */
  cells(cells: Int32Array, from: number, to: number): void {
    for (let i = from; i < to; i++) {
      if (cells[i] === 0) continue;
      this.int(i);
      this.int(cells[i]!);
    }
    this.int(to - from);
  }

  /** Mixes in plain data; members of objects count in the order in which they stand. */
  json(value: unknown): void {
    if (typeof value === 'number') this.number(value);
    else if (typeof value === 'string') this.text(value);
    else if (value === null) this.int(KIND.null);
    else if (typeof value !== 'object') this.int(value === true ? KIND.true : KIND.false);
    else if (Array.isArray(value)) this.list(value);
    else this.object(value as Readonly<Record<string, unknown>>);
  }

  /** What has been mixed in so far, as eight code units. */
  key(): string {
    const [a, b, c, d] = [finish(this.a), finish(this.b), finish(this.c), finish(this.d)];
    return String.fromCharCode(
      a & 0xffff,
      a >>> 16,
      b & 0xffff,
      b >>> 16,
      c & 0xffff,
      c >>> 16,
      d & 0xffff,
      d >>> 16,
    );
  }

  private number(value: number): void {
    if ((value | 0) === value) {
      this.int(KIND.integer);
      this.int(value);
      return;
    }
    FLOAT[0] = value;
    this.int(KIND.float);
    this.int(FLOAT_BITS[0]!);
    this.int(FLOAT_BITS[1]!);
  }

  private text(value: string): void {
    this.int(KIND.text + value.length);
    for (let i = 0; i < value.length; i += 2) {
      const second = i + 1 < value.length ? value.charCodeAt(i + 1) << 16 : 0;
      this.int(value.charCodeAt(i) | second);
    }
  }

  private list(values: readonly unknown[]): void {
    this.int(KIND.list + values.length);
    for (let i = 0; i < values.length; i++) this.json(values[i]);
  }

  private object(value: Readonly<Record<string, unknown>>): void {
    this.int(KIND.object);
    for (const key in value) {
      this.text(key);
      this.json(value[key]);
    }
    this.int(KIND.end);
  }
}

/** Tells values of different kinds apart; far enough from each other for a length to be added. */
const KIND = {
  null: 0x10000000,
  true: 0x20000000,
  false: 0x30000000,
  integer: 0x40000000,
  float: 0x50000000,
  text: 0x60000000,
  list: 0x70000000,
  object: -0x10000000,
  end: -0x20000000,
} as const;

const FLOAT = new Float64Array(1);
const FLOAT_BITS = new Int32Array(FLOAT.buffer);

function rotate(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
}

function finish(lane: number): number {
  let x = lane ^ (lane >>> 16);
  x = Math.imul(x, 0x85ebca6b);
  x ^= x >>> 13;
  return Math.imul(x, 0xc2b2ae35) ^ (x >>> 16);
}
