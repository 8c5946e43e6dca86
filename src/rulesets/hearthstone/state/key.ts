import type { Frame } from '../../../kernel/index.js';
import { WIDTH } from '../vocabulary/index.js';
import { flagsOf } from './pack.js';
import type { State } from './state.js';

/**
 * A text that is equal for two machines that are in the same situation: 128 bits over all rows that are in
 * use, and the frames as they stand. Only non-zero cells are looked at, each mixed with its place.
 */
export function situationKey(s: State, _stack: readonly Frame[], text: string): string {
  const { cells } = s;
  const used = s.count * WIDTH;
  let a = 0x9e3779b9 ^ s.count;
  let b = 0x85ebca6b;
  let c = 0xc2b2ae35;
  let d = 0x27d4eb2f;
  for (let i = 0; i < used; i++) {
    const value = cells[i]!;
    if (value === 0) continue;
    const mixed = Math.imul(value ^ Math.imul(i + 1, 0x2c1b3c6d), 0x297a2d39);
    a = Math.imul(rotate(a ^ mixed, 13), 0x5bd1e995);
    b = Math.imul(rotate(b + (mixed ^ (mixed >>> 15)), 17), 0x1b873593);
    c = Math.imul(rotate(c ^ Math.imul(mixed, 0x38b34ae5), 11), 0xcc9e2d51);
    d = Math.imul(rotate(d + Math.imul(mixed ^ value, 0x7feb352d), 19), 0x846ca68b);
  }
  const hash = [a, b, c, d].map((lane) => (finish(lane) >>> 0).toString(36)).join('.');
  return `${hash}.${flagsOf(s)}.${text}`;
}

function rotate(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
}

function finish(lane: number): number {
  let x = lane ^ (lane >>> 16);
  x = Math.imul(x, 0x85ebca6b);
  x ^= x >>> 13;
  return Math.imul(x, 0xc2b2ae35) ^ (x >>> 16);
}
