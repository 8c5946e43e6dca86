import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/kernel/index.js';
import { listedActions } from '../../src/rulesets/common/listed-actions.js';
import { Problems } from '../../src/rulesets/common/problems.js';
import type { Reference } from '../../src/rulesets/common/references.js';
import {
  ActionForms,
  numberField,
  referenceField,
} from '../../src/rulesets/common/requested-actions.js';
import { PLAYERS, positionOf, REFERENCES, type State } from './support.js';

type Said = { readonly stone: Reference; readonly at: Reference; readonly distance: number };

const REFERENCE = referenceField(REFERENCES);
const ACTIONS = new ActionForms<State, 'throw' | 'rest' | 'sleep' | 'pass', Said>(
  {
    throw: { own: 'stone', takes: ['at', 'distance'], needs: ['distance'] },
    rest: { mayOwn: 'at', takes: ['at'] },
    sleep: { mayOwn: 'distance', takes: [] },
    pass: { takes: [] },
  },
  { stone: REFERENCE, at: REFERENCE, distance: numberField(1, 9, 'the distance is missing.') },
  PLAYERS.length,
);

const POSITION = positionOf([[2, 1, 1]], [['stone', 4]]);
const NOTHING = { player: null, stone: null, at: null, distance: null };

function read(json: Json) {
  const problems = new Problems();
  const action = ACTIONS.read(json, [], POSITION, problems);
  return { action, errors: problems.errors.map(({ code, pointer }) => `${code} ${pointer}`) };
}

describe('actions', () => {
  test.each<[Json, object]>([
    ['pass', { type: 'pass' }],
    [
      { pass: true, player: 3 },
      { type: 'pass', player: 3 },
    ],
    [{ rest: null }, { type: 'rest' }],
    [{ rest: 'seat 2' }, { type: 'rest', at: 'seat 2' }],
    [{ sleep: 2 }, { type: 'sleep', distance: 2 }],
    [
      { throw: 'stone', distance: 3 },
      { type: 'throw', stone: 'stone', distance: 3 },
    ],
  ])('%j is read', (json, action) => {
    expect(read(json)).toEqual({ action: { ...NOTHING, ...action }, errors: [] });
  });

  test.each<[Json, string]>([
    ['throw', 'UNKNOWN_ACTION '],
    [7, 'WRONG_TYPE '],
    [{ leap: true }, 'UNKNOWN_ACTION '],
    [{ pass: true, rest: true }, 'WRONG_VALUE '],
    [{ pass: 'stone' }, 'WRONG_TYPE /pass'],
    [{ pass: true, distance: 1 }, 'UNKNOWN_FIELD /distance'],
    [{ pass: true, player: 4 }, 'TOO_LARGE /player'],
    [{ throw: 'stone' }, 'REQUIRED /distance'],
    [{ throw: 'moon', distance: 1 }, 'UNKNOWN_ENTITY /throw'],
    [{ rest: 'seat 1', at: 'seat 2' }, 'WRONG_VALUE /at'],
  ])('%j is refused as %s', (json, told) => {
    expect(read(json)).toEqual({ action: null, errors: [told] });
  });

  test.each<[Json, Json]>([
    [{ pass: true }, 'pass'],
    [{ sleep: true }, 'sleep'],
    [{ sleep: 2 }, { sleep: 2 }],
    [
      { rest: 'seat 2', player: 2 },
      { rest: true, at: 'seat 2', player: 2 },
    ],
    [
      { distance: 3, throw: 'stone' },
      { throw: 4, distance: 3 },
    ],
  ])('%j is written as %j', (json, written) => {
    const text = JSON.stringify(ACTIONS.write(read(json).action!, POSITION.names));
    expect(text).toBe(JSON.stringify(written));
  });
});

test('what can be done and what not is listed for the player whose action is awaited', () => {
  const lists = (awaited: number | null) =>
    listedActions<State, string>({
      awaited: () => awaited,
      legal: () => ['pass'],
      illegal: () => [{ action: 'throw', code: 'NO_STONE', message: 'There is no stone.' }],
      describe: (_, action, player) => ({ action, text: `player ${player}: ${action}` }),
    });
  expect(lists(3).legal(POSITION)).toEqual([{ action: 'pass', text: 'player 3: pass' }]);
  expect(lists(3).illegal(POSITION)).toEqual([
    {
      action: 'throw',
      text: 'player 3: throw',
      code: 'NO_STONE',
      message: 'There is no stone.',
    },
  ]);
  expect([...lists(null).legal(POSITION), ...lists(null).illegal(POSITION)]).toEqual([]);
});
