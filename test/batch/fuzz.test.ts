import { expect, test } from 'vitest';
import { type Json, nextBelow, type RandomState, seedRandom } from '../../src/kernel/index.js';
import { BATCH } from '../../src/rulesets/batch/ruleset.js';
import { COLUMNS, ZONES } from '../../src/rulesets/batch/vocabulary/index.js';
import { Names } from '../../src/rulesets/ruleset.js';
import { operate } from '../../src/scenario/operate.js';
import type { JsonObject } from '../../src/scenario/oracle.js';
import { randomBoard } from './random-board.js';

const STATES = 400;
const ACTIONS: readonly Json[] = [
  'battle',
  'endTurn',
  'concede',
  { play: 6, lane: 2 },
  { play: 9, target: 5 },
  { level: 7 },
  { move: 5, lane: 3 },
  { activate: 5 },
];

/** A full state in which a few things are written over. */
function damaged(random: RandomState): JsonObject {
  const state = randomBoard(random);
  const view = JSON.parse(JSON.stringify(BATCH.setup.view({ state, names: new Names() })));
  const { entities } = view;
  const pick = <T>(of: readonly T[]): T => of[nextBelow(random, of.length)]!;
  for (let times = 1 + nextBelow(random, 3); times > 0; times--) {
    const entity = pick(entities as Record<string, Json>[]);
    const value = pick([-1, 0, 1, 2, 3, 5, 99, 1_000_000_000]);
    const field = pick([
      'tag',
      'tag',
      'tag',
      'zone',
      'level',
      'owner',
      'position',
      'cardId',
      'gone',
    ]);
    if (field === 'tag') entity.tags = { ...(entity.tags as JsonObject), [pick(COLUMNS)]: value };
    else if (field === 'zone') entity.zone = pick(ZONES);
    else if (field === 'cardId')
      entity.cardId = pick(['PLAYER', 'DEATH_RECORD', 'dreadbolt', 'shallow-grave', 'echowisp']);
    else if (field === 'gone') entities.splice(nextBelow(random, entities.length), 1);
    else entity[field] = value;
  }
  return view as JsonObject;
}

test('no damaged state brings the engine down', () => {
  let read = 0;
  for (let seed = 1; seed <= STATES; seed++) {
    const random = seedRandom(seed);
    const state = damaged(random);
    const actions = [1, 2, 3].map(() => ACTIONS[nextBelow(random, ACTIONS.length)]!);
    const outcome = operate('resolve', { state, actions, random: { seed } }, {});
    if (outcome.ok) read++;
    else expect(outcome.problem.status, `seed ${seed}`).toBeLessThan(500);
  }
  expect(read).toBeGreaterThan(20);
});

test('custom cards that feed on themselves end with the limit of a resolution', () => {
  const customCards = [
    {
      id: 'echo',
      name: 'Echo',
      type: 'CREATURE',
      health: 5,
      triggers: [
        { on: 'DAMAGE', do: [{ damage: 1, to: 'ENEMY_PLAYER' }] },
        {
          on: 'HEALTH_GAINED',
          do: [{ boost: { health: 9 }, on: 'ENEMY_PLAYER', times: 'EVENT_AMOUNT' }],
        },
      ],
    },
    { id: 'spark', name: 'Spark', type: 'SPELL', play: [{ damage: 1, to: 'ENEMY_PLAYER' }] },
    {
      id: 'gift',
      name: 'Gift',
      type: 'SPELL',
      play: [{ boost: { health: 9 }, on: 'ENEMY_PLAYER' }],
    },
  ];
  const players = { 1: { hand: ['Spark', 'Gift'], board: ['Echo'] }, 2: { health: 1_000_000 } };
  const gift = operate(
    'resolve',
    { ruleset: 'batch', customCards, players, actions: [{ play: 'Gift' }] },
    {},
  );
  expect(gift).toMatchObject({ ok: false, problem: { code: 'RESOLUTION_LIMIT' } });
});
