import type supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RandomState, seedRandom } from '../../src/kernel/index.js';
import type { Json, JsonObject } from '../../src/scenario/oracle.js';
import type { Service } from '../../src/service/service.js';
import { startEngine } from '../service/support/harness.js';
import { type GameOptions, type PlayedGame, playGame } from './support/game.js';
import { allCards, batchSetup, hearthstoneSetup, minionsOf, wowSetup } from './support/setups.js';

const GAMES = 15;
const PATCH = '10.0';

/** The service with the real rules engine in two worker threads: whoever pauses a run need not be who resumes it. */
let service: Service;
let http: ReturnType<typeof supertest>;
beforeAll(async () => {
  ({ service, http } = await startEngine());
});
afterAll(async () => {
  await service.stop();
});

async function post(path: string, body: JsonObject): Promise<Json> {
  const response = await http.post(path).send(body);
  if (response.status !== 200) throw new Error(`${path}: ${response.text}`);
  return response.body as Json;
}

async function playOverHttp(
  setup: JsonObject,
  seed: number,
  options: GameOptions,
): Promise<PlayedGame> {
  const game = playGame(setup, seedRandom(seed), options);
  let step = game.next();
  while (step.done !== true)
    step = game.next(await post(`/v1/${step.value.operation}`, step.value.body));
  return step.value;
}

const HEARTHSTONE = allCards('hearthstone', PATCH);
const BATCH = allCards('batch');
const WOW = allCards('wow-tcg');
const checks = minionsOf(PATCH);

/** Small games that come to an end, of each rule system in turn. */
const SETUPS: readonly ((random: RandomState) => JsonObject)[] = [
  (random) => batchSetup(random, BATCH, { health: 12, deck: 6 }),
  (random) => hearthstoneSetup(random, HEARTHSTONE, { health: 8, deck: 5 }, PATCH),
  (random) => wowSetup(random, WOW, { health: 3, deck: 2 }),
];

describe('games over HTTP', () => {
  test('are chains of stateless calls', { timeout: 300_000 }, async () => {
    const asked = new Set<string>();
    const sides = new Set<number>();
    for (let seed = 1; seed <= GAMES; seed++) {
      const random = seedRandom(seed);
      const setup = SETUPS[seed % SETUPS.length]!(random);
      sides.add(Object.keys(setup.players as object).length);
      const chance = seed % 2 === 0 ? 'ask' : 'seed';
      const played = await playOverHttp(setup, seed, { chance, mostActions: 600, checks });
      expect(played.result).not.toBe('none');
      for (const name of played.asked) asked.add(name);
    }
    expect(asked.size).toBeGreaterThan(4);
    expect(sides).toEqual(new Set([2, 3, 4]));
  });
});
