import type { Json } from '../../../../kernel/index.js';
import { Fields, INT32_MAX, INT32_MIN, readInteger } from '../../../common/fields.js';
import { MAX_ENTITIES } from '../../../common/limits.js';
import { Names } from '../../../common/names.js';
import type { Path, Problems } from '../../../common/problems.js';
import type { Position } from '../../../ruleset.js';
import { customPool } from '../../cards/registry.js';
import { decodeState, type EntityJson, type StateJson } from '../../state/codec.js';
import { violations } from '../../state/invariants.js';
import type { CardPool } from '../../state/pool.js';
import type { State } from '../../state/state.js';
import { editionOf } from '../../vocabulary/editions.js';
import { TAG_NAMES, Tag, type TagName, ZONE_NAMES, type ZoneName } from '../../vocabulary/index.js';
import { isPatch } from '../../vocabulary/patches.js';
import { cardIndexOf } from '../names/card-index.js';
import { checkEntities } from './check-state.js';
import { readPool } from './custom-cards.js';
import { type Reading, readAlias } from './read-entity.js';
import { READABLE_ENTITY_FIELDS, READABLE_FIELDS } from './view.js';

const FIELDS = ['ruleset', 'edition', 'entities', 'customCards', 'stale', 'continuation'];
const ENTITY_FIELDS = [
  'id',
  'as',
  'cardId',
  'controller',
  'zone',
  'zonePosition',
  'playOrder',
  'tags',
];

/** Reads a full state. What was returned is taken back unchanged; everything else is checked. */
export function readFullState(json: Json, path: Path, problems: Problems): Position<State> | null {
  const before = problems.errors.length;
  const fields = Fields.of(json, path, [...FIELDS, ...READABLE_FIELDS], problems);
  if (fields === null) return null;
  const edition = fields.text('edition', null);
  if (edition === null || !isPatch(edition)) {
    return problems.add('UNKNOWN_PATCH', fields.at('edition'), 'the edition is missing or none.', {
      expected: 'a patch such as 10.0',
    });
  }
  const custom = readPool(fields, editionOf(edition), problems);
  if (custom === null) return null;
  const aliases = new Map<string, Path>();
  const reading: Reading = { index: cardIndexOf(custom.pool), problems, aliases };
  const names = new Names();
  const entities = readEntities(fields, reading, names);
  const stale = readStale(fields);
  if (problems.errors.length > before) return null;
  checkEntities(entities, custom.pool, fields.at('entities'), problems);
  if (problems.errors.length > before) return null;
  const state: StateJson = {
    ruleset: 'hearthstone',
    edition,
    entities,
    customCards: custom.definitions,
    stale,
  };
  const decoded = decodeState(state as unknown as Json, customPool);
  for (const violation of violations(decoded))
    problems.add('UNSOUND_STATE', fields.at('entities'), `${violation}.`);
  return problems.errors.length > before ? null : { state: decoded, names };
}

function readStale(fields: Fields): {
  readonly healthAttack: boolean;
  readonly other: boolean;
  readonly deaths: boolean;
} {
  const json = fields.get('stale');
  if (json === undefined) return { healthAttack: true, other: true, deaths: true };
  const stale = Fields.of(
    json,
    fields.at('stale'),
    ['healthAttack', 'other', 'deaths'],
    fields.problems,
  );
  return {
    healthAttack: stale?.flag('healthAttack', true) ?? true,
    other: stale?.flag('other', true) ?? true,
    deaths: stale?.flag('deaths', true) ?? true,
  };
}

function readEntities(fields: Fields, reading: Reading, names: Names): EntityJson[] {
  if (!fields.has('entities')) {
    reading.problems.add('REQUIRED', fields.at('entities'), 'the entities are missing.');
    return [];
  }
  const found: EntityJson[] = [];
  fields.list('entities', MAX_ENTITIES).forEach(([json, path], i) => {
    const entity = readEntity(json, path, i + 1, reading, names);
    if (entity !== null) found.push(entity);
  });
  return found;
}

function readEntity(
  json: Json,
  path: Path,
  id: number,
  reading: Reading,
  names: Names,
): EntityJson | null {
  const { problems } = reading;
  const fields = Fields.of(json, path, [...ENTITY_FIELDS, ...READABLE_ENTITY_FIELDS], problems);
  if (fields === null) return null;
  if (fields.get('id') !== id) {
    problems.add(
      'WRONG_ENTITY_ID',
      fields.at('id'),
      'entities are numbered from 1 without a gap.',
      {
        expected: `${id}`,
      },
    );
  }
  const alias = readAlias(fields, reading);
  if (alias !== null) names.set(alias, id);
  return {
    id,
    cardId: readCardId(fields, reading.index.pool, problems),
    controller: fields.integer('controller', 0, 2, 0),
    zone: readZone(fields),
    zonePosition: fields.integer('zonePosition', 0, MAX_ENTITIES, 0),
    playOrder: fields.integer('playOrder', INT32_MIN, INT32_MAX, 0),
    tags: readTags(fields, reading.index.pool),
  };
}

function readCardId(fields: Fields, pool: CardPool, problems: Problems): string {
  const cardId = fields.get('cardId');
  if (typeof cardId === 'string' && pool.byId.has(cardId)) return cardId;
  const path = fields.at('cardId');
  if (typeof cardId === 'string')
    problems.unknownName('UNKNOWN_CARD', path, 'card id', cardId, [...pool.byId.keys()]);
  else if (cardId === undefined) problems.add('REQUIRED', path, 'the card id is missing.');
  else problems.wrongType(path, 'a card id', cardId);
  return '';
}

function readZone(fields: Fields): ZoneName {
  const zone = fields.text('zone', 'INVALID');
  const name = ZONE_NAMES.find((known) => known === zone);
  if (name === undefined)
    fields.problems.unknownName('UNKNOWN_ZONE', fields.at('zone'), 'zone', zone, ZONE_NAMES);
  return name ?? 'INVALID';
}

/** Tags that an entity says as fields of its own. */
const OWN_FIELDS: ReadonlySet<string> = new Set([
  'CARD',
  'CONTROLLER',
  'ZONE',
  'ZONE_POSITION',
  'PLAY_ORDER',
] satisfies TagName[]);

function readTags(fields: Fields, pool: CardPool): EntityJson['tags'] {
  const json = fields.get('tags') ?? {};
  const { problems } = fields;
  const tags = Fields.of(json, fields.at('tags'), Object.keys(json ?? {}), problems);
  const found: { [tag in TagName]?: number } = {};
  for (const [name, value] of Object.entries(tags?.object ?? {})) {
    const path = tags!.at(name);
    if (!Object.hasOwn(Tag, name) || OWN_FIELDS.has(name)) {
      const known = TAG_NAMES.filter((tag) => !OWN_FIELDS.has(tag));
      problems.unknownName('UNKNOWN_TAG', path, 'tag', name, known);
    } else if (name === 'DEAD_CARD') {
      const card = typeof value === 'string' ? pool.byId.get(value) : undefined;
      if (card === undefined) problems.add('UNKNOWN_CARD', path, 'there is no such card id.');
      else found.DEAD_CARD = card.id as unknown as number;
    } else {
      const number = readInteger(value, path, INT32_MIN, INT32_MAX, problems);
      if (number !== null) found[name as TagName] = number;
    }
  }
  return found;
}
