import { expect, test } from 'vitest';
import { type Json, nextBelow, type RandomState, seedRandom } from '../../src/kernel/index.js';
import { Names } from '../../src/rulesets/ruleset.js';
import { WOW_TCG } from '../../src/rulesets/wow-tcg/ruleset.js';
import { COLUMNS, KINDS, ZONES } from '../../src/rulesets/wow-tcg/vocabulary/index.js';
import { operate } from '../../src/scenario/operate.js';
import type { JsonObject } from '../../src/scenario/oracle.js';
import { randomBoard } from './random-board.js';

const STATES = 300;
const ACTIONS: readonly Json[] = [
  'pass',
  { pass: 'all' },
  'concede',
  { play: 40, target: 9 },
  { place: 41 },
  { usePower: 5 },
  { propose: 4, against: 'hero 2' },
  { strike: 7 },
];

/** A full state in which a few things are written over. */
function damaged(random: RandomState): JsonObject {
  const state = randomBoard(random);
  const view = JSON.parse(JSON.stringify(WOW_TCG.setup.view({ state, names: new Names() })));
  const { entities } = view;
  const pick = <T>(of: readonly T[]): T => of[nextBelow(random, of.length)]!;
  for (let times = 1 + nextBelow(random, 3); times > 0; times--) {
    const entity = pick(entities as Record<string, Json>[]);
    const value = pick([-1, 0, 1, 2, 3, 5, 99, 1_000_000_000]);
    const field = pick(['tag', 'tag', 'tag', 'zone', 'kind', 'owner', 'controller', 'cardId']);
    if (field === 'tag') entity.tags = { ...(entity.tags as JsonObject), [pick(COLUMNS)]: value };
    else if (field === 'zone') entity.zone = pick(ZONES);
    else if (field === 'kind') entity.kind = pick(KINDS);
    else if (field === 'cardId') entity.cardId = pick(['PLAYER', 'fireball', 'krol-blade', '']);
    else entity[field] = value;
  }
  return view as JsonObject;
}

test('no damaged state brings the engine down', { timeout: 300_000 }, () => {
  let read = 0;
  for (let seed = 1; seed <= STATES; seed++) {
    const random = seedRandom(seed);
    const state = damaged(random);
    const actions = [1, 2, 3].map(() => ACTIONS[nextBelow(random, ACTIONS.length)]!);
    const outcome = operate('resolve', { state, actions, random: { seed } }, {});
    if (outcome.ok) read++;
    else expect(outcome.problem.status, `seed ${seed} ${outcome.problem.detail}`).toBeLessThan(500);
  }
  expect(read).toBeGreaterThan(20);
});
