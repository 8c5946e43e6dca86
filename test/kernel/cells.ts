import { expect } from 'vitest';

/** Two runs of cells are the same. Looked at one by one only where they are not: there are thousands. */
export function expectSameCells(found: Int32Array, expected: Int32Array): void {
  if (Buffer.from(found.buffer).compare(Buffer.from(expected.buffer)) === 0) return;
  expect(found).toEqual(expected);
}
