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

/** The generator's state for a seed: any safe integer, each with numbers of its own. */
export function seedRandom(seed: number): RandomState {
  let mix = seed | 0;
  const next = (): number => {
    mix = (mix + 0x9e3779b9) | 0;
    let z = mix ^ (mix >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    return (z ^ (z >>> 15)) | 0;
  };
  const state: RandomState = { a: next(), b: next(), c: next(), counter: 1 };
  state.c ^= Math.floor(seed / 4294967296);
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

/**
 * A uniform integer in 0..bound-1 without modulo bias (values past the last whole multiple are redrawn).
 * @throws RangeError when the bound is no integer from 1 to 2^32.
 */
export function nextBelow(state: RandomState, bound: number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > 4294967296) {
    throw new RangeError(`no number below ${bound}`);
  }
  const limit = 4294967296 - (4294967296 % bound);
  let bits = nextUint32(state);
  while (bits >= limit) bits = nextUint32(state);
  return bits % bound;
}

/** The sum of weights; 0 when they are not positive integers with a sum of at most 2^32. */
export function totalWeight(weights: readonly number[]): number {
  let total = 0;
  for (const weight of weights) {
    if (!Number.isInteger(weight) || weight < 1) return 0;
    total += weight;
  }
  return total <= 4294967296 ? total : 0;
}

/**
 * An index drawn with probability proportional to its weight.
 * @throws RangeError when the weights are not positive integers with a sum of at most 2^32.
 */
export function nextWeighted(state: RandomState, weights: readonly number[]): number {
  let point = nextBelow(state, totalWeight(weights));
  let index = 0;
  while (point >= weights[index]!) point -= weights[index++]!;
  return index;
}
