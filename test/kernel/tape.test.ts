import { describe, expect, test } from 'vitest';
import { Tape } from '../../src/kernel/tape.js';

/** Numbers that are written in one go: how many come, and as many of the same. */
const SIZE = 5;

function write(tape: Tape, value: number): void {
  const at = tape.take(SIZE);
  tape.numbers.fill(value, at, at + SIZE);
}

function read(tape: Tape): number[] {
  const found: number[] = [];
  tape.read((numbers, at) => {
    found.push(...numbers.subarray(at, at + SIZE));
    return at + SIZE;
  });
  return found;
}

const each = (values: readonly number[]): number[] =>
  values.flatMap((value) => Array.from({ length: SIZE }, () => value));

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

describe('a tape', () => {
  test('is read as it was written, however many blocks that takes', () => {
    const tape = new Tape();
    for (const i of upTo(5000)) write(tape, i);
    expect(read(tape)).toEqual(each(upTo(5000)));
  });

  test('is read on from where it was read last', () => {
    const tape = new Tape();
    write(tape, 1);
    expect(read(tape)).toEqual(each([1]));
    expect(read(tape)).toEqual([]);
    write(tape, 2);
    write(tape, 3);
    expect(read(tape)).toEqual(each([2, 3]));
  });

  test('has its own numbers though others write in between', () => {
    const tapes = [new Tape(), new Tape(), new Tape()];
    const found: number[][] = [[], [], []];
    for (const i of upTo(3000)) {
      write(tapes[i % 3]!, i);
      if (i % 7 === 0) found[i % 3]!.push(...read(tapes[i % 3]!));
    }
    tapes.forEach((tape, n) => {
      const own = upTo(3000).filter((i) => i % 3 === n);
      expect([...found[n]!, ...read(tape)]).toEqual(each(own));
    });
  });

  test('goes on behind its own numbers, and not at the same place of another block', () => {
    const [tape, other] = [new Tape(), new Tape()];
    /** Goes to the beginning of a block, of which one number is in use then. */
    const toNextBlock = (): void => {
      other.take(1);
      const { numbers } = other;
      while (other.numbers === numbers) other.take(1);
    };
    toNextBlock();
    write(tape, 1);
    toNextBlock();
    other.take(SIZE);
    write(tape, 2);
    expect(read(tape)).toEqual(each([1, 2]));
  });
});
