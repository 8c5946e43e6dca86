import { expect, test } from 'vitest';
import { nextBelow, type RandomState, seedRandom } from '../../src/kernel/index.js';
import { pointerOf } from '../../src/rulesets/common/problems.js';
import { operate } from '../../src/scenario/operate.js';
import { SCENARIO_OPERATIONS } from '../../src/scenario/operations.js';
import type { JsonObject } from '../../src/scenario/oracle.js';
import { scenarioBody, scenarioPaths } from '../support/scenario-bodies.js';
import { isReachable, mutate } from './support/mutate.js';

/** More of them by hand: FUZZ_ROUNDS=100000 npx vitest run test/scenario/pointers. */
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 200);
/** An answer is not what is looked at here. */
const DEADLINE_MS = 100;

const PATHS = scenarioPaths();
const SCENARIO = ['ruleset', 'patch', 'turn', 'players', 'order', 'deaths', 'customCards', 'state'];
const PLAYED = ['actions', 'decisions', 'random'];

/** Of a scenario file what is a scenario, with what the operation's example has beside it. */
function bodyOf(random: RandomState, example: JsonObject): JsonObject {
  const file = scenarioBody(PATHS[nextBelow(random, PATHS.length)]!);
  const isOwn = (key: string): boolean => ![...SCENARIO, ...PLAYED].includes(key);
  const own = Object.entries(example).filter(([key]) => isOwn(key) && key !== 'expect');
  const fields = [...SCENARIO, ...PLAYED, ...(Object.hasOwn(example, 'expect') ? ['expect'] : [])];
  const scenario = Object.entries(file).filter(([key]) => fields.includes(key));
  return Object.fromEntries([...scenario, ...own]);
}

test.each(SCENARIO_OPERATIONS)('each error of %s names a place in its body', (name, operation) => {
  let told = 0;
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const random = seedRandom(seed);
    const body = mutate(bodyOf(random, operation.example as JsonObject), random);
    const outcome = operate(name, body, { deadline: performance.now() + DEADLINE_MS });
    if (outcome.ok) continue;
    for (const { path, pointer } of outcome.problem.errors ?? []) {
      told++;
      expect([seed, path, isReachable(body, path)]).toEqual([seed, path, true]);
      expect(pointer).toBe(pointerOf(path));
    }
  }
  expect(told).toBeGreaterThan(ROUNDS / 5);
});
