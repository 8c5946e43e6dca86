import type { Json } from '../../../../kernel/index.js';
import { Fields, readInteger } from '../../../common/fields.js';
import { MAX_ENTITIES } from '../../../common/limits.js';
import { Names } from '../../../common/names.js';
import type { Path, Problems } from '../../../common/problems.js';
import type { Position } from '../../../ruleset.js';
import { poolWith } from '../../cards/registry.js';
import { MAX_NUMBER } from '../../state/access.js';
import { decodeState, type EntityJson, OWN_FIELDS, type StateJson } from '../../state/codec.js';
import { violations } from '../../state/invariants.js';
import type { CardPool } from '../../state/pool.js';
import type { State } from '../../state/state.js';
import { EDITION } from '../../vocabulary/editions.js';
import { COLUMNS, type Column, ZONES, type ZoneName } from '../../vocabulary/index.js';
import { readCustomCards } from './custom-cards.js';
import { readAlias } from './read-entity.js';
import { READABLE_FIELDS } from './view.js';

const FIELDS = ['ruleset', 'edition', 'entities', 'customCards', 'continuation'];
const ENTITY_FIELDS = ['id', 'as', 'cardId', 'name', 'level', 'owner', 'zone', 'position', 'tags'];
const MAX_LEVEL = 9;
const TAG_NAMES = COLUMNS.filter((name) => !OWN_FIELDS.includes(name));

/** Reads a full state. What was returned is taken back unchanged; everything else is checked. */
export function readFullState(json: Json, path: Path, problems: Problems): Position<State> | null {
  const before = problems.errors.length;
  const fields = Fields.of(json, path, [...FIELDS, ...READABLE_FIELDS], problems);
  if (fields === null) return null;
  if (fields.get('edition') !== EDITION) {
    problems.add('UNKNOWN_PATCH', fields.at('edition'), 'the edition is missing or none.', {
      expected: EDITION,
    });
  }
  const pool = readCustomCards(fields, problems);
  if (pool === null) return null;
  const names = new Names();
  const entities = readEntities(fields, pool, names);
  if (problems.errors.length > before) return null;
  checkReferences(entities, fields.at('entities'), problems);
  if (problems.errors.length > before) return null;
  const state: StateJson = {
    ruleset: 'batch',
    edition: EDITION,
    entities,
    customCards: pool.custom,
  };
  const decoded = decodeState(state as unknown as Json, poolWith);
  for (const violation of violations(decoded))
    problems.add('UNSOUND_STATE', fields.at('entities'), `${violation}.`);
  return problems.errors.length > before ? null : { state: decoded, names };
}

function readEntities(fields: Fields, pool: CardPool, names: Names): EntityJson[] {
  const { problems } = fields;
  if (!fields.has('entities')) {
    problems.add('REQUIRED', fields.at('entities'), 'the entities are missing.');
    return [];
  }
  const aliases = new Map<string, Path>();
  const found: EntityJson[] = [];
  fields.list('entities', MAX_ENTITIES).forEach(([json, path], i) => {
    const one = Fields.of(json, path, ENTITY_FIELDS, problems);
    if (one === null) return;
    const alias = readAlias(one, { problems, aliases });
    if (alias !== null) names.set(alias, i + 1);
    found.push(readEntity(one, i + 1, pool));
  });
  return found;
}

function readEntity(fields: Fields, id: number, pool: CardPool): EntityJson {
  const { problems } = fields;
  if (fields.get('id') !== id) {
    const message = 'entities are numbered from 1 without a gap.';
    problems.add('WRONG_ENTITY_ID', fields.at('id'), message, { expected: `${id}` });
  }
  return {
    id,
    cardId: readCardId(fields, id, pool),
    level: fields.integer('level', 0, MAX_LEVEL, 0),
    owner: fields.integer('owner', 0, 2, 0),
    zone: readZone(fields),
    position: fields.integer('position', 0, MAX_ENTITIES, 0),
    tags: readTags(fields),
  };
}

/** Entity 1 is the game, 2 and 3 are the players, and the others are cards. */
function readCardId(fields: Fields, id: number, pool: CardPool): string {
  const { problems } = fields;
  const expected = id === 1 ? 'GAME' : id <= 3 ? 'PLAYER' : null;
  const cardId = fields.text('cardId', '');
  const kind = cardId === '' ? undefined : pool.byId.get(cardId)?.kind;
  const isCard = kind === 'CREATURE' || kind === 'SPELL' || kind === 'DEATH_RECORD';
  if (expected === null ? isCard : kind === expected) return cardId;
  if (expected !== null)
    problems.add('WRONG_CARD_TYPE', fields.at('cardId'), `entity ${id} is not ${expected}.`);
  else
    problems.unknownName('UNKNOWN_CARD', fields.at('cardId'), 'card id', cardId, [
      ...pool.byId.keys(),
    ]);
  return '';
}

function readZone(fields: Fields): ZoneName {
  const zone = fields.text('zone', 'NONE');
  const name = ZONES.find((known) => known === zone);
  if (name === undefined)
    fields.problems.unknownName('UNKNOWN_ZONE', fields.at('zone'), 'zone', zone, ZONES);
  return name ?? 'NONE';
}

function readTags(fields: Fields): EntityJson['tags'] {
  const { problems } = fields;
  const found: { [column in Column]?: number } = {};
  const tags = Fields.of(fields.get('tags') ?? {}, fields.at('tags'), TAG_NAMES, problems);
  for (const [name, value] of Object.entries(tags?.object ?? {})) {
    const number = readInteger(value, tags!.at(name), -MAX_NUMBER, MAX_NUMBER, problems);
    if (number !== null) found[name as Column] = number;
  }
  return found;
}

/** What the rows say of each other and of the game must make sense. */
function checkReferences(entities: readonly EntityJson[], path: Path, problems: Problems): void {
  const check = (i: number, tag: Column, least: number, most: number): void => {
    const value = entities[i]?.tags[tag] ?? 0;
    if (value < least || value > most)
      problems.add('DANGLING_REFERENCE', [...path, i, 'tags', tag], `${value} is out of range.`, {
        expected: `a number from ${least} to ${most}`,
      });
  };
  if (entities.length < 3) {
    problems.add('REQUIRED', path, 'the game and both players are missing.');
    return;
  }
  check(0, 'ACTIVE', 1, 2);
  check(0, 'RESULT', 0, 3);
  entities.forEach((entity, i) => {
    check(i, 'HOST', 0, entities.length);
    check(i, 'REPLACES', 0, entities.length);
    check(i, 'TRIGGER', 0, MAX_LEVEL);
    if ((i === 1 || i === 2) && entity.owner !== i)
      problems.add('WRONG_VALUE', [...path, i, 'owner'], `this is player ${i}.`);
  });
}
