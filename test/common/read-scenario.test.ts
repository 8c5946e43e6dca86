import { expect, test } from 'vitest';
import { Fields, type JsonObject } from '../../src/rulesets/common/fields.js';
import { instructionsOf } from '../../src/rulesets/common/instructions.js';
import { readAlias } from '../../src/rulesets/common/names.js';
import { Problems } from '../../src/rulesets/common/problems.js';
import {
  cardFields,
  readFlags,
  readNumbers,
  readSides,
  readTurn,
} from '../../src/rulesets/common/read-scenario.js';

function fieldsOf(body: JsonObject): Fields {
  return new Fields(body, [], new Problems());
}
const told = ({ problems }: Fields): string[] =>
  problems.errors.map(({ code, pointer }) => `${code} ${pointer}`);

test('a turn that is not said is the game’s own, of player 1', () => {
  expect(readTurn(fieldsOf({}), { number: 2, players: 3 })).toEqual({ number: 2, player: 1 });
  const turn = { number: 5, player: 3 };
  expect(readTurn(fieldsOf({ turn }), { number: 2, players: 3 })).toEqual(turn);
  const wrong = fieldsOf({ turn: { player: 4 } });
  readTurn(wrong, { number: 2, players: 3 });
  expect(told(wrong)).toEqual(['TOO_LARGE /turn/player']);
});

test('every player has a side, said or not', () => {
  const fields = fieldsOf({ players: { 2: { stones: 4 } } });
  const sides = readSides(fields, [1, 2, 3], ([json, path], player) => [player, json, path]);
  expect(sides).toEqual([
    [1, {}, ['players', '1']],
    [2, { stones: 4 }, ['players', '2']],
    [3, {}, ['players', '3']],
  ]);
  expect(readSides(fields, [1, 2], ([json]) => (json === undefined ? json : null))).toBeNull();
  const wrong = fieldsOf({ players: { 4: {} } });
  readSides(wrong, [1, 2, 3], () => true);
  expect(told(wrong)).toEqual(['UNKNOWN_FIELD /players/4']);
});

test('an entity is a card’s name, or an object', () => {
  const problems = new Problems();
  expect(cardFields(['Rock', ['a']], ['card'], problems)?.object).toEqual({ card: 'Rock' });
  expect(cardFields([{ card: 'Rock' }, ['a']], ['card'], problems)?.has('card')).toBe(true);
  expect(cardFields([7, ['a']], ['card'], problems)).toBeNull();
  expect(problems.errors.map(({ code }) => code)).toEqual(['WRONG_TYPE']);
});

test('numbers and flags are read for their columns, those that are said alone', () => {
  const fields = fieldsOf({ size: 3, weight: 99, round: false });
  const bounds = (): readonly [number, number] => [0, 9];
  expect(readNumbers(fields, { size: 4, weight: 5, age: 6 }, bounds)).toEqual([[4, 3]]);
  expect(told(fields)).toEqual(['TOO_LARGE /weight']);
  expect(readFlags(fields, { round: 7, smooth: 8 })).toEqual([[7, 0]]);
});

test('an alias is used once, and is no bare number', () => {
  const aliases = new Map();
  expect(readAlias(fieldsOf({ as: 'big one' }), aliases)).toBe('big one');
  const again = fieldsOf({ as: 'big one' });
  expect(readAlias(again, aliases)).toBeNull();
  const number = fieldsOf({ as: '12' });
  expect(readAlias(number, aliases)).toBeNull();
  expect([...told(again), ...told(number)]).toEqual(['DUPLICATE_ALIAS /as', 'WRONG_FORMAT /as']);
});

test('instructions stand in the order of their numbers', () => {
  const step = (): void => {};
  const made = instructionsOf({ LAST: 1, FIRST: 0 }, { LAST: step, FIRST: step });
  expect(made.map(({ name }) => name)).toEqual(['FIRST', 'LAST']);
});
