import type { Json, Table } from '../../kernel/index.js';
import type { FieldCode } from './field-codes.js';
import { Fields, type JsonObject, readInteger } from './fields.js';
import { MAX_ENTITIES } from './limits.js';
import { type Language, Names, type Position, readAlias } from './names.js';
import type { Path, Problems } from './problems.js';
import type { EntityJson, RowField, Rows } from './rows.js';
import { READABLE_FIELDS } from './view.js';

interface FullStates<S extends Table, E, P> {
  readonly fields: readonly string[];
  /** The edition; null when it is none, which has been told. */
  edition(fields: Fields): string | null;
  /** The cards that are played with; null when those of the state make no sense. */
  pool(fields: Fields, edition: string): P | null;
  entities(fields: Fields, pool: P, names: Names): readonly E[];
  /** The language in which cards are named; absent: there is one. */
  language?(fields: Fields): Language;
  check(entities: readonly E[], pool: P, path: Path, problems: Problems): void;
  state(entities: readonly E[], pool: P, edition: string): S;
  violations(state: S): readonly string[];
}

/** Reads a full state. What was returned is taken back unchanged; everything else is checked. */
export function readFullState<S extends Table, E, P>(
  json: Json,
  path: Path,
  problems: Problems,
  game: FullStates<S, E, P>,
): Position<S> | null {
  const before = problems.errors.length;
  const isWrong = (): boolean => problems.errors.length > before;
  const fields = Fields.of(json, path, { known: [...game.fields, ...READABLE_FIELDS] }, problems);
  if (fields === null) return null;
  const edition = game.edition(fields);
  const pool = edition === null ? null : game.pool(fields, edition);
  if (edition === null || pool === null) return null;
  const names = new Names([], game.language?.(fields));
  const entities = game.entities(fields, pool, names);
  if (isWrong()) return null;
  game.check(entities, pool, fields.at('entities'), problems);
  if (isWrong()) return null;
  const state = game.state(entities, pool, edition);
  for (const violation of game.violations(state))
    problems.add('UNSOUND_STATE', fields.at('entities'), `${violation}.`);
  return isWrong() ? null : { state, names };
}

interface EntityReading {
  readonly known: readonly string[];
  readonly names: Names;
  readonly min: number;
  readonly max: number;
  /** The code of a tag that there is not, and what it is called. */
  readonly unknownTag: readonly [code: FieldCode, what: string];
  cardId(fields: Fields, id: number): string;
  isCard(id: string): boolean;
}

export function readEntities<
  N extends string,
  C extends N,
  F extends Readonly<Record<string, RowField<N>>>,
>(fields: Fields, rows: Rows<N, C, F>, reading: EntityReading): EntityJson<N, C, F>[] {
  const { problems } = fields;
  if (!fields.has('entities')) {
    problems.add('REQUIRED', fields.at('entities'), 'the entities are missing.');
    return [];
  }
  const aliases = new Map<string, Path>();
  return fields.list('entities', MAX_ENTITIES).flatMap(([json, path], i) => {
    const id = i + 1;
    const one = Fields.of(json, path, { known: reading.known }, problems);
    if (one === null) return [];
    if (one.get('id') !== id) {
      const message = 'entities are numbered from 1 without a gap.';
      problems.add('WRONG_ENTITY_ID', one.at('id'), message, { expected: `${id}` });
    }
    const alias = readAlias(one, aliases);
    if (alias !== null) reading.names.set(alias, id);
    const entity: Record<string, unknown> = { id, cardId: reading.cardId(one, id) };
    for (const [name, field] of rows.fields) entity[name] = readField(one, name, field);
    entity.tags = readTags(one, rows, reading);
    // read field by field by the form that its type is made of
    return [entity as EntityJson<N, C, F>];
  });
}

function readField<N extends string>(
  fields: Fields,
  name: string,
  field: RowField<N>,
): number | string {
  if (!('words' in field)) return fields.integer(name, field.min, field.max, 0);
  const { words, unknown } = field;
  const word = fields.text(name, words[0]!);
  if (words.includes(word)) return word;
  fields.problems.unknownName(unknown, fields.at(name), word, { what: name, known: words });
  return words[0]!;
}

function readTags<N extends string, C extends N, F extends Readonly<Record<string, RowField<N>>>>(
  fields: Fields,
  rows: Rows<N, C, F>,
  reading: EntityReading,
): JsonObject {
  const json = fields.get('tags') ?? {};
  const { problems } = fields;
  const tags = Fields.of(json, fields.at('tags'), { known: Object.keys(json ?? {}) }, problems);
  const found: Record<string, number | string> = {};
  for (const [name, value] of Object.entries(tags?.object ?? {})) {
    const path = tags!.at(name);
    const tag = rows.tagNames.find((known) => known === name);
    if (tag === undefined) {
      const [code, what] = reading.unknownTag;
      problems.unknownName(code, path, name, { what, known: rows.tagNames });
    } else if (rows.holdsCard(tag)) {
      if (typeof value === 'string' && reading.isCard(value)) found[tag] = value;
      else problems.add('UNKNOWN_CARD', path, 'there is no such card id.');
    } else {
      const number = readInteger(value, path, { min: reading.min, max: reading.max }, problems);
      if (number !== null) found[tag] = number;
    }
  }
  return found;
}
