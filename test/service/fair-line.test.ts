import { describe, expect, test } from 'vitest';
import { FairLine } from '../../src/service/pool/fair-line.js';

const lineOf = (...names: string[]): FairLine<{ caller: string; name: string }> => {
  const line = new FairLine<{ caller: string; name: string }>();
  for (const name of names) line.add({ caller: name.charAt(0), name });
  return line;
};
const all = (): boolean => true;
const order = (line: ReturnType<typeof lineOf>): string[] =>
  Array.from({ length: line.size }, () => line.next(all)?.name ?? '');

describe('a fair line', () => {
  test('callers take turns, each in the order in which he came', () => {
    expect(order(lineOf('a1', 'a2', 'a3', 'b1', 'c1', 'b2'))).toEqual([
      ...['a1', 'b1', 'c1', 'a2', 'b2', 'a3'],
    ]);
  });

  test('who is not let through keeps his place', () => {
    const line = lineOf('a1', 'b1', 'b2');
    expect(line.next((caller) => caller !== 'a')?.name).toBe('b1');
    expect(line.next((caller) => caller !== 'a')?.name).toBe('b2');
    expect(line.next((caller) => caller !== 'a')).toBeUndefined();
    expect(order(line)).toEqual(['a1']);
  });

  test('what is put back comes first', () => {
    const line = lineOf('a1', 'b1');
    const first = line.next(all);
    line.putBack(first as { caller: string; name: string });
    expect(order(line)).toEqual(['a1', 'b1']);
  });

  test('who has most gives way, but not to one who would have as much', () => {
    const line = lineOf('a1', 'a2', 'a3', 'b1', 'b2');
    expect(line.lastOfGreediest('c')?.name).toBe('a3');
    expect(line.lastOfGreediest('b')).toBeUndefined();
    expect(line.lastOfGreediest('a')).toBeUndefined();
  });

  test('what is taken out is gone', () => {
    const line = lineOf('a1');
    const item = line.next(all) as { caller: string; name: string };
    expect(line.remove(item)).toBe(false);
    line.add(item);
    expect(line.remove(item)).toBe(true);
    expect(line.size).toBe(0);
  });
});
