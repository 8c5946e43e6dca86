import type { Json } from '../../../../kernel/index.js';
import type { Fields } from '../../../common/fields.js';
import type { Path, Problems } from '../../../common/problems.js';
import { readEntities, readFullState as readFull } from '../../../common/read-state.js';
import type { Position } from '../../../ruleset.js';
import { MAX_NUMBER } from '../../state/access.js';
import { type EntityJson, ROWS, stateOf } from '../../state/codec.js';
import { violations } from '../../state/invariants.js';
import type { CardPool } from '../../state/pool.js';
import type { State } from '../../state/state.js';
import { EDITION } from '../../vocabulary/editions.js';
import { MAX_PLAYERS, REFERENCES } from '../../vocabulary/index.js';
import { readCustomCards } from './custom-cards.js';

const ENTITY_FIELDS = ['id', 'as', 'cardId', 'name', 'kind', 'owner', 'controller', 'zone', 'tags'];

/** Reads a full state. What was returned is taken back unchanged; everything else is checked. */
export function readFullState(json: Json, path: Path, problems: Problems): Position<State> | null {
  return readFull(json, path, problems, {
    fields: ['ruleset', 'edition', 'entities', 'customCards', 'continuation'],
    edition: readEdition,
    pool: (fields) => readCustomCards(fields, problems),
    entities: (fields, pool, names) =>
      readEntities(fields, ROWS, {
        known: ENTITY_FIELDS,
        names,
        min: -MAX_NUMBER,
        max: MAX_NUMBER,
        unknownTag: ['UNKNOWN_FIELD', 'field'],
        cardId: (one, id) => readCardId(one, id, pool),
        isCard: (id) => pool.byId.has(id),
      }),
    check: (entities, _pool, at) => checkReferences(entities, at, problems),
    state: stateOf,
    violations,
  });
}

/** The one edition; another one is told, and the rest is read all the same. */
function readEdition(fields: Fields): string {
  if (fields.get('edition') !== EDITION) {
    const message = 'the edition is missing or none.';
    fields.problems.add('UNKNOWN_PATCH', fields.at('edition'), message, { expected: EDITION });
  }
  return EDITION;
}

/** The id of an entity's card; a row that is free has none. */
function readCardId(fields: Fields, id: number, pool: CardPool): string {
  const { problems } = fields;
  const cardId = fields.get('cardId');
  if (typeof cardId === 'string' && pool.byId.has(cardId)) return cardId;
  problems.unknownName('UNKNOWN_CARD', fields.at('cardId'), String(cardId ?? ''), {
    what: `card id of entity ${id}`,
    known: [...pool.byId.keys()],
  });
  return '';
}

/** What the rows say of each other must be there; the rest of what they must be is an invariant. */
function checkReferences(entities: readonly EntityJson[], path: Path, problems: Problems): void {
  const players = entities[0]?.tags.PLAYERS ?? 0;
  if (entities[0]?.kind !== 'GAME' || players < 2 || players > MAX_PLAYERS) {
    const message = 'entity 1 is the game, with the number of its players.';
    problems.add('REQUIRED', path, message);
    return;
  }
  if (entities.length < players + 1) {
    problems.add('REQUIRED', path, 'players are missing.');
    return;
  }
  entities.forEach(({ tags }, i) => {
    for (const name of [...REFERENCES, 'BECAME'] as const) {
      const value = tags[name] ?? 0;
      if (value < 0 || value > entities.length)
        problems.add('DANGLING_REFERENCE', [...path, i, 'tags', name], `${value} is no entity.`, {
          expected: `a number from 0 to ${entities.length}`,
        });
    }
  });
}
