import fc from 'fast-check';
import { ASK, type Effect, type Effects, FLIP, LASH, SPAWN } from './toy.js';

/** One lantern: team, health, trigger. */
export type Lantern = readonly [team: number, health: number, trigger: number];

/** A board and what its first lantern does. */
export interface Play {
  readonly board: readonly Lantern[];
  readonly effects: Effects;
}

/** The rows of a board: cards are numbered 11, 12 ... */
export function rows(board: readonly Lantern[]): number[][] {
  return board.map(([team, health, trigger], i) => [team, health, trigger, 11 + i, 0, 0]);
}

const lantern: fc.Arbitrary<Lantern> = fc.tuple(
  fc.constantFrom(1, 2),
  fc.integer({ min: 1, max: 3 }),
  fc.constantFrom(0, LASH, ASK, SPAWN, FLIP),
);

const leaf: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({
    do: fc.constant('hit' as const),
    amount: fc.constantFrom(1, 2),
    times: fc.integer({ min: 0, max: 3 }),
  }),
  fc.record({ do: fc.constant('choose' as const), amount: fc.constantFrom(1, 2) }),
  fc.record({
    do: fc.constant('summon' as const),
    health: fc.constantFrom(1, 2),
    trigger: fc.constantFrom(0, LASH, ASK, FLIP),
  }),
  fc.constant<Effect>({ do: 'mend', amount: 1 }),
  fc.constant<Effect>({ do: 'blink' }),
);

const leaves = fc.array(leaf, { maxLength: 2 });

const coin: fc.Arbitrary<Effect> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 5 }), leaves), { minLength: 1, maxLength: 3 })
  .map((sides) => ({
    do: 'coin',
    weights: sides.map(([weight]) => weight),
    sides: sides.map(([, side]) => side),
  }));

const loop: fc.Arbitrary<Effect> = fc.record({
  do: fc.constant('repeat' as const),
  times: fc.integer({ min: 0, max: 3 }),
  effects: leaves,
});

/** Any play that comes to rest. */
export const anyPlay: fc.Arbitrary<Play> = fc.record({
  board: fc.array(lantern, { minLength: 1, maxLength: 4 }),
  effects: fc.array(fc.oneof({ weight: 3, arbitrary: leaf }, coin, loop), {
    minLength: 1,
    maxLength: 3,
  }),
});

/** Where decisions are taken from: endlessly repeated numbers, each modulo the options at hand. */
export const anyAnswers = fc.array(fc.nat(11), { minLength: 1, maxLength: 7 });

/** A chain of everything: hits that make a lantern ask its player in the middle of another's trigger. */
export const BUSY: Play = {
  board: [
    [1, 5, 0],
    [2, 3, LASH],
    [1, 3, ASK],
    [2, 2, SPAWN],
    [2, 2, FLIP],
  ],
  effects: [
    { do: 'hit', amount: 1, times: 3 },
    { do: 'coin', weights: [1, 2], sides: [[{ do: 'choose', amount: 2 }], [{ do: 'blink' }]] },
    { do: 'repeat', times: 2, effects: [{ do: 'choose', amount: 1 }] },
  ],
};
