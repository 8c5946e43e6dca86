import { seedRandom } from '../src/kernel/index.js';
import type { JsonObject } from '../src/scenario/oracle.js';
import { playHere } from '../test/games/support/play-here.js';
import { allCards, batchSetup, hearthstoneSetup } from '../test/games/support/setups.js';

const PATCH = '10.0';
const DECK = 30;
const ROUNDS = 3;

/**
 * Whole games as chains of stateless calls: for every action one call lists the legal ones and one resolves one of them
 * with a full trace; for every open decision one more. Bodies and answers are written as JSON and read again on both
 * sides. Decks are random; prints one line per game and round, the first warms up.
 */
export function measureChain(games: number): void {
  const hearthstone = allCards('hearthstone', PATCH);
  const batch = allCards('batch');
  const setups: Readonly<Record<string, (seed: number) => JsonObject>> = {
    hearthstone: (seed) =>
      hearthstoneSetup(seedRandom(seed), hearthstone, { health: 30, deck: DECK }, PATCH),
    batch: (seed) => batchSetup(seedRandom(seed), batch, { health: 120, deck: DECK }),
  };
  for (const [name, setup] of Object.entries(setups))
    for (let round = 0; round < ROUNDS; round++) measureGames(name, games, setup);
}

function measureGames(name: string, games: number, setup: (seed: number) => JsonObject): void {
  let actions = 0;
  let calls = 0;
  const before = process.cpuUsage();
  for (let seed = 1; seed <= games; seed++) {
    const chance = seed % 2 === 0 ? 'ask' : 'seed';
    const played = playHere(setup(seed), seed, { chance, mostActions: 5000, checks: null });
    actions += played.actions;
    calls += played.calls;
  }
  const used = process.cpuUsage(before);
  const seconds = (used.user + used.system) / 1e6;
  console.log(
    `chain, ${name}: ${games} games, ${(games / seconds).toFixed(1)} games/cpu-s, ${(calls / seconds).toFixed(0)} calls/cpu-s, ${(actions / games).toFixed(1)} actions a game, ${(calls / games).toFixed(1)} calls a game`,
  );
}
