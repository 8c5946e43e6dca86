import { expect, test } from 'vitest';
import { BATCH } from '../../src/rulesets/batch/ruleset.js';
import { ZONES } from '../../src/rulesets/batch/vocabulary/index.js';
import { operate } from '../../src/scenario/operate.js';
import { testDamagedStates } from '../common/damaged-states.js';
import { randomBoard } from './random-board.js';

testDamagedStates({
  ruleset: BATCH,
  states: 400,
  board: randomBoard,
  actions: [
    'battle',
    'endTurn',
    'concede',
    { play: 6, lane: 2 },
    { play: 9, target: 5 },
    { level: 7 },
    { move: 5, lane: 3 },
    { activate: 5 },
  ],
  numbers: ['level', 'owner', 'position'],
  words: {
    zone: ZONES,
    cardId: ['PLAYER', 'DEATH_RECORD', 'dreadbolt', 'shallow-grave', 'echowisp'],
  },
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
