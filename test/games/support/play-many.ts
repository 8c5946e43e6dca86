import fc from 'fast-check';
import type { PlayedGame } from './game.js';

/** More games by hand: GAMES=20000 npx vitest run test/games, and with SEED=7 others. */
const GAMES = process.env.GAMES === undefined ? null : Number(process.env.GAMES);
const SEED = Number(process.env.SEED ?? 1);

/** What a number of games came to. */
export interface Tally {
  readonly games: readonly PlayedGame[];
  /** The names of all decisions that were open. */
  readonly asked: ReadonlySet<string>;
}

/** Plays so many games, or as many as the environment asks for, each from a seed of its own. */
export function playMany(count: number, play: (seed: number) => PlayedGame): Tally {
  const games: PlayedGame[] = [];
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      games.push(play(seed));
    }),
    { numRuns: GAMES ?? count, seed: SEED, unbiased: true, endOnFailure: true },
  );
  return { games, asked: new Set(games.flatMap(({ asked }) => [...asked])) };
}
