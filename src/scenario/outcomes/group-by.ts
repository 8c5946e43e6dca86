import { stateKey, type Table } from '../../kernel/index.js';
import { Fields, isObject } from '../../rulesets/common/fields.js';
import { orList } from '../../rulesets/common/problems.js';
import { zonesOf } from '../../rulesets/common/shown.js';
import type { Field, Fields as FieldTable } from '../../rulesets/common/state-reader.js';
import type { Path, Position } from '../../rulesets/ruleset.js';
import { entityMeant, type Reference, readReference } from '../expect/reference.js';
import type { Scope } from '../expect/scope.js';
import { compileStates } from '../expect/state.js';
import type { Json } from '../terms/schema.js';

/** One key that ends are grouped by. */
export interface GroupKey {
  /** What it is called in the answer. */
  readonly name: string;
  /** What is shown of an end. */
  readonly value: (state: Table) => Json;
  /** What tells ends apart, where it is more than what is shown. */
  readonly identity?: (state: Table) => string;
  /** Where an entity is named, and why that is unclear at an end; null: it is clear. */
  readonly named?: { readonly path: Path; readonly fault: (state: Table) => string | null };
  /** The entities that it looks at by themselves; null: it may tell any two things apart. */
  readonly looksAt: readonly number[] | null;
}

const WORDS = ['result', 'board', 'state'] as const;
const MAX_KEYS = 16;

/** Reads `groupBy`: one key or a list of them; `result` when it is absent. */
export function readGroupBy(scope: Scope, json: Json | undefined): readonly GroupKey[] {
  const path = ['groupBy'];
  if (json === undefined) return [wordKey(scope, 'result')];
  const items = Array.isArray(json) ? (json as readonly Json[]) : [json];
  if (items.length === 0 || items.length > MAX_KEYS) {
    scope.problems.wrongType(path, `one to ${MAX_KEYS} things to group by`, json);
    return [];
  }
  const keys = items.flatMap((item, i) => {
    const key = readKey(scope, item, Array.isArray(json) ? [...path, i] : path);
    return key === null ? [] : [key];
  });
  for (const [i, { name }] of keys.entries()) {
    if (keys.findIndex((other) => other.name === name) < i)
      scope.problems.add('WRONG_VALUE', [...path, i], `"${name}" stands here twice.`);
  }
  return keys;
}

function readKey(scope: Scope, json: Json, path: Path): GroupKey | null {
  const { problems } = scope;
  if (typeof json === 'string') {
    const word = WORDS.find((known) => known === json);
    if (word !== undefined) return wordKey(scope, word);
    return problems.unknownName('UNKNOWN_VALUE', path, json, { what: 'grouping', known: WORDS });
  }
  const form = `${orList(WORDS)}, { entity, field }, { player, field } or { name, when }`;
  if (!isObject(json)) return problems.wrongType(path, form, json);
  if (json.when !== undefined) return readCustom(scope, new Fields(json, path, problems));
  if (json.entity !== undefined) return readEntity(scope, new Fields(json, path, problems));
  if (json.player !== undefined) return readPlayer(scope, new Fields(json, path, problems));
  return problems.wrongType(path, form, json);
}

function wordKey(scope: Scope, name: (typeof WORDS)[number]): GroupKey {
  const { ruleset, names } = scope;
  if (name === 'result') return { name, value: (state) => ruleset.show.result(state), looksAt: [] };
  const value = (state: Table): Json => boardOf(scope, { state, names });
  if (name === 'board') return { name, value, looksAt: null };
  const { program } = ruleset;
  return {
    name,
    value,
    identity: (state) => stateKey(program, state),
    looksAt: null,
  };
}

/** What lies in every zone that holds something, as texts. */
function boardOf({ ruleset }: Scope, position: Position<Table>): Json {
  const zones = zonesOf(ruleset.show.tabletop(position)).filter(({ items }) => items.length > 0);
  return Object.fromEntries(
    zones.map(({ player, zone, items }) => [`player ${player} ${zone}`, items]),
  );
}

/** `{ name: 'yeti dies', when: [ expectations about the state ] }`: whether all of them hold. */
function readCustom(scope: Scope, fields: Fields): GroupKey | null {
  fields.refuseOthers(['name', 'when']);
  const name = fields.text('name', null);
  if (name === null && !fields.has('name'))
    fields.problems.add('REQUIRED', fields.at('name'), 'the name is missing.');
  const tests = compileStates(scope, fields.get('when'), fields.at('when'));
  if (name === null) return null;
  return { name, value: (state) => tests.every(({ test }) => test(state) === null), looksAt: null };
}

/** `{ entity: yeti, field: zone }`: what a field of an entity says; its zone when none is named. */
function readEntity(scope: Scope, fields: Fields): GroupKey | null {
  fields.refuseOthers(['entity', 'field', 'name']);
  const reference = readReference(scope, fields.get('entity'), fields.at('entity'));
  const field = readField(fields, scope.reader.entityFields, 'zone');
  if (reference === null || field === null) return null;
  const name = fields.text('name', `${reference.text} ${field.name}`);
  const fault = (state: Table): string | null => {
    const entity = entityMeant(scope, reference, state);
    return typeof entity === 'string' ? entity : null;
  };
  return {
    name,
    named: { path: fields.at('entity'), fault },
    value: (state) => {
      const entity = entityMeant(scope, reference, state);
      if (typeof entity === 'string') return entity;
      return entity === 0 ? null : fieldValue(scope, field.field, state, entity);
    },
    looksAt: isPlain(field) ? namedBy(reference) : null,
  };
}

/** `{ player: 2, field: hand }`: what a field of a player says. */
function readPlayer(scope: Scope, fields: Fields): GroupKey | null {
  fields.refuseOthers(['player', 'field', 'name']);
  const { players, playerFields } = scope.reader;
  const player = fields.get('player');
  if (typeof player !== 'number' || !players.includes(player))
    fields.problems.wrongType(fields.at('player'), orList(players.map(String)), player);
  const field = readField(fields, playerFields, null);
  if (field === null || typeof player !== 'number') return null;
  const name = fields.text('name', `player ${player} ${field.name}`);
  return {
    name,
    value: (state) => fieldValue(scope, field.field, state, player),
    looksAt: isPlain(field) ? [] : null,
  };
}

interface NamedField {
  readonly name: string;
  readonly field: Field<Table>;
}

function readField(
  fields: Fields,
  table: FieldTable<Table>,
  fallback: string | null,
): NamedField | null {
  const name = fields.text('field', fallback);
  if (name === null) {
    if (!fields.has('field'))
      fields.problems.add('REQUIRED', fields.at('field'), 'the field is missing.');
    return null;
  }
  const field = Object.hasOwn(table, name) ? table[name] : undefined;
  if (field !== undefined) return { name, field };
  const known = Object.keys(table);
  return fields.problems.unknownName('UNKNOWN_FIELD', fields.at('field'), name, {
    what: 'field',
    known,
  });
}

/** The entities that a reference names, whatever happens; null: it may come to mean others. */
function namedBy(reference: Reference): readonly number[] | null {
  if (reference.by === 'id') return [reference.id];
  return reference.by === 'place' && /^hero \d$/.test(reference.place) ? [] : null;
}

/** Fields that say where something stands among others. */
const PLACES: readonly string[] = ['position', 'playOrder'];

/** Whether a field says something of its bearer alone. */
function isPlain({ name, field: { type } }: NamedField): boolean {
  return (type === 'number' || type === 'flag' || type === 'word') && !PLACES.includes(name);
}

/** A field as it is shown: entities by what they are called. */
function fieldValue(scope: Scope, field: Field<Table>, state: Table, of: number): Json {
  const { ruleset, names } = scope;
  const title = (entity: number): string =>
    ruleset.show.titleOf({ state, names }, entity, ruleset.program.identify(state, entity));
  switch (field.type) {
    case 'number':
    case 'word':
      return field.read(state, of);
    case 'flag':
      return field.read(state, of) !== 0;
    case 'card':
      return ruleset.show.card(state, field.read(state, of)).name;
    case 'entity': {
      const entity = field.read(state, of);
      return entity === 0 ? null : title(entity);
    }
    case 'entities':
      return field.read(state, of).map(title);
    case 'record':
      return fieldValue(scope, field.fields[field.main]!, state, of);
  }
}
