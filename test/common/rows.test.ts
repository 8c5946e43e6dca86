import { expect, test } from 'vitest';
import type { Json } from '../../src/kernel/index.js';
import { Fields } from '../../src/rulesets/common/fields.js';
import { Names } from '../../src/rulesets/common/names.js';
import { Problems } from '../../src/rulesets/common/problems.js';
import { readEntities } from '../../src/rulesets/common/read-state.js';
import { viewOf } from '../../src/rulesets/common/view.js';
import { CARDS, COLUMNS, ROWS, stateOf } from './support.js';

const PEBBLE = { id: 4, cardId: 'pebble', owner: 3, zone: 'BAG', tags: { SIZE: 7 } };
const numberOf = (id: string): number => CARDS.findIndex((card) => card.id === id);

test('an entity says its card, its own fields, and what else is not 0', () => {
  const written = ROWS.encode(stateOf([[2, 3, 7]]), CARDS);
  expect(written).toHaveLength(4);
  expect(written[0]).toEqual({ id: 1, cardId: 'SEAT', owner: 1, zone: 'SEAT', tags: {} });
  expect(written[3]).toEqual(PEBBLE);
});

test('a tag that holds a card says its id', () => {
  const state = stateOf([[2, 1, 0]]);
  state.cells[4 * COLUMNS.length + 4] = 3;
  expect(ROWS.encode(state, CARDS)[3]!.tags).toEqual({ MEMORY: 'rock' });
});

test('what was written is read back as the same rows', () => {
  const state = stateOf([
    [2, 3, 7],
    [3, 1, -2],
  ]);
  state.cells[5 * COLUMNS.length + 4] = 2;
  const table = ROWS.decode(ROWS.encode(state, CARDS), numberOf);
  const used = state.count * COLUMNS.length;
  expect(table.count).toBe(state.count);
  expect(table.cells.slice(0, used)).toEqual(state.cells.slice(0, used));
});

function read(entities: Json) {
  const problems = new Problems();
  const names = new Names();
  const found = readEntities(new Fields({ entities }, [], problems), ROWS, {
    known: ['id', 'as', 'cardId', 'owner', 'zone', 'tags'],
    names,
    min: -9,
    max: 9,
    unknownTag: ['UNKNOWN_TAG', 'tag'],
    cardId: (fields) => fields.text('cardId', ''),
    isCard: (id) => numberOf(id) >= 0,
  });
  return { found, names, errors: problems.errors.map(({ code, pointer }) => `${code} ${pointer}`) };
}

test('a full state is read entity by entity, names and all', () => {
  const { found, names, errors } = read([{ ...PEBBLE, id: 1, as: 'stone' }]);
  expect(errors).toEqual([]);
  expect(found).toEqual([{ ...PEBBLE, id: 1 }]);
  expect(names.idOf('stone')).toBe(1);
});

test.each<[string, Json, string]>([
  ['number', { id: 2 }, 'WRONG_ENTITY_ID /entities/0/id'],
  ['owner', { owner: 4 }, 'TOO_LARGE /entities/0/owner'],
  ['zone', { zone: 'SACK' }, 'UNKNOWN_ZONE /entities/0/zone'],
  ['tag', { tags: { WEIGHT: 1 } }, 'UNKNOWN_TAG /entities/0/tags/WEIGHT'],
  ['tag that a field says', { tags: { OWNER: 1 } }, 'UNKNOWN_TAG /entities/0/tags/OWNER'],
  ['size', { tags: { SIZE: 10 } }, 'TOO_LARGE /entities/0/tags/SIZE'],
  ['card in a tag', { tags: { MEMORY: 'boulder' } }, 'UNKNOWN_CARD /entities/0/tags/MEMORY'],
  ['field', { colour: 'grey' }, 'UNKNOWN_FIELD /entities/0/colour'],
])('a wrong %s is told where it stands', (_, wrong, told) => {
  expect(read([{ ...PEBBLE, id: 1, ...(wrong as object) }]).errors).toEqual([told]);
});

test('a state without entities is told', () => {
  expect(read(null).errors).toEqual(['WRONG_TYPE /entities']);
});

test('a view says the same in short for people, and the names of entities', () => {
  const view = viewOf({ entities: [PEBBLE] }, new Names([['stone', 4]]), {
    turn: { number: 2, player: 3 },
    result: 'none',
    players: [1, 2, 3],
    ofPlayer: (player) => ({ stones: player }),
    nameOf: () => 'Pebble',
  });
  const { id, cardId, ...rest } = PEBBLE;
  expect(view.entities).toEqual([{ id, as: 'stone', cardId, name: 'Pebble', ...rest }]);
  expect(view.players).toEqual({ 1: { stones: 1 }, 2: { stones: 2 }, 3: { stones: 3 } });
});
