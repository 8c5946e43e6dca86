/**
 * Seeded random numbers: sfc32 (Chris Doty-Humphrey's small fast counting generator, 128 bits of
 * state), seeded through splitmix32. The state is plain data, so a paused run resumes the same stream.
 */
export interface RandomState {
  a: number;
  b: number;
  c: number;
  counter: number;
}

/** The generator's state for a seed: any 32-bit integer (other integers are folded to 32 bits). */
export function seedRandom(seed: number): RandomState {
  let mix = (seed ^ Math.floor(seed / 4294967296)) | 0;
  const next = (): number => {
    mix = (mix + 0x9e3779b9) | 0;
    let z = mix ^ (mix >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    return (z ^ (z >>> 15)) | 0;
  };
  const state: RandomState = { a: next(), b: next(), c: next(), counter: 1 };
  for (let i = 0; i < 12; i++) nextUint32(state);
  return state;
}

/** The next 32 random bits as an unsigned integer; advances the state. */
export function nextUint32(state: RandomState): number {
  const sum = (((state.a + state.b) | 0) + state.counter) | 0;
  state.counter = (state.counter + 1) | 0;
  state.a = state.b ^ (state.b >>> 9);
  state.b = (state.c + (state.c << 3)) | 0;
  state.c = (((state.c << 21) | (state.c >>> 11)) + sum) | 0;
  return sum >>> 0;
}

/** A uniform integer in 0..bound-1 without modulo bias (values past the last whole multiple are redrawn). */
export function nextBelow(state: RandomState, bound: number): number {
  const limit = 4294967296 - (4294967296 % bound);
  let bits = nextUint32(state);
  while (bits >= limit) bits = nextUint32(state);
  return bits % bound;
}

/** An index drawn with probability proportional to its weight (positive integers, sum below 2^32). */
export function nextWeighted(state: RandomState, weights: readonly number[]): number {
  let total = 0;
  for (const weight of weights) total += weight;
  let point = nextBelow(state, total);
  for (let i = 0; i < weights.length; i++) {
    point -= weights[i]!;
    if (point < 0) return i;
  }
  throw new RangeError('weights must be positive integers');
}
