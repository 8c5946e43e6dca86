import { describe, expect, test } from 'vitest';
import { IntLog } from '../../src/kernel/int-log.js';

/** Numbers that are written in one go: how many come, and as many of the same. */
const SIZE = 5;

function write(log: IntLog, value: number): void {
  const at = log.take(SIZE);
  log.numbers.fill(value, at, at + SIZE);
}

function read(log: IntLog): number[] {
  const found: number[] = [];
  log.read((numbers, at) => {
    found.push(...numbers.subarray(at, at + SIZE));
    return at + SIZE;
  });
  return found;
}

const each = (values: readonly number[]): number[] =>
  values.flatMap((value) => Array.from({ length: SIZE }, () => value));

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

describe('a log', () => {
  test('is read as it was written, however many blocks that takes', () => {
    const log = new IntLog();
    for (const i of upTo(5000)) write(log, i);
    expect(read(log)).toEqual(each(upTo(5000)));
  });

  test('is read on from where it was read last', () => {
    const log = new IntLog();
    write(log, 1);
    expect(read(log)).toEqual(each([1]));
    expect(read(log)).toEqual([]);
    write(log, 2);
    write(log, 3);
    expect(read(log)).toEqual(each([2, 3]));
  });

  test('has its own numbers though others write in between', () => {
    const logs = [new IntLog(), new IntLog(), new IntLog()];
    const found: number[][] = [[], [], []];
    for (const i of upTo(3000)) {
      write(logs[i % 3]!, i);
      if (i % 7 === 0) found[i % 3]!.push(...read(logs[i % 3]!));
    }
    logs.forEach((log, n) => {
      const own = upTo(3000).filter((i) => i % 3 === n);
      expect([...found[n]!, ...read(log)]).toEqual(each(own));
    });
  });

  test('goes on behind its own numbers, and not at the same place of another block', () => {
    const [log, other] = [new IntLog(), new IntLog()];
    /** Goes to the beginning of a block, of which one number is in use then. */
    const toNextBlock = (): void => {
      other.take(1);
      const { numbers } = other;
      while (other.numbers === numbers) other.take(1);
    };
    toNextBlock();
    write(log, 1);
    toNextBlock();
    other.take(SIZE);
    write(log, 2);
    expect(read(log)).toEqual(each([1, 2]));
  });
});
