import type { Json, JsonObject } from '../../../scenario/oracle.js';
import { isObject } from '../../core/body.js';
import { failure } from '../../errors.js';
import { fieldError, type Path } from '../../field-errors.js';

/**
 * How a part of a scenario, state or answer is written with GraphQL's types. What is read is what a server makes of
 * an argument, what is told is what a client gets; both are JSON values.
 */
export interface Form {
  /** Its type, as the schema writes it, without `!`. */
  readonly type: string;
  /**
   * From GraphQL's form to that of scenarios; `path` is where the value stands.
   * @throws ServiceError BAD_QUERY where two fields say the same.
   */
  read(value: Json, path: Path): Json;
  /** From the form of scenarios to GraphQL's. */
  tell(json: Json): Json;
  /** Whether null says something that it has a word for. */
  readonly tellsNull?: true;
  /** Where in a value of GraphQL's form stands what the form of scenarios has at a path. */
  at(value: Json, path: Path): Path;
}

const same = (value: Json): Json => value;

/** A value that is the same in both forms. */
export function plainForm(type: string): Form {
  return { type, read: same, tell: same, at: (_, path) => path };
}

/** How an entity is named: ids are texts in GraphQL, and an alias is never a bare number. */
export const REFERENCE: Form = {
  ...plainForm('ID'),
  read: (value) => (typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value),
  tell: (json) => (json === null ? null : String(json)),
};

/** Several of a kind. */
export function listForm(item: Form): Form {
  return {
    type: `[${item.type}!]`,
    read: (value, path) =>
      Array.isArray(value) ? value.map((one, i) => item.read(one, [...path, i])) : value,
    // one that may stand alone is a list of one
    tell: (json) => (Array.isArray(json) ? json : [json]).map(item.tell),
    at: (value, path) => {
      const [index, ...rest] = path;
      if (!Array.isArray(value) || typeof index !== 'number') return path;
      return [index, ...item.at(value[index] ?? null, rest)];
    },
  };
}

/** What the values of a list of named ones can be. */
const VALUES = { Tag: ['number', 'text'], Switch: ['on', 'number', 'text'] } as const;

const TYPES = { number: 'number', text: 'string', on: 'boolean' } as const;

/** Values by names that are not known beforehand, as a list. */
export function namedValues(type: keyof typeof VALUES, suffix: string): Form {
  const kinds: readonly (keyof typeof TYPES)[] = VALUES[type];
  return {
    type: `[${type}${suffix}!]`,
    read: (value, path) =>
      Object.fromEntries(
        itemsOf(value).map((item, i) => {
          const kind = onlyOne(item, kinds, [...path, i]);
          return [String(item.name), kind === undefined ? null : item[kind]!];
        }),
      ),
    tell: (json) => tellNamed(type, objectOf(json)),
    at: (value, [name]) => {
      const items = itemsOf(value);
      const index = items.findIndex((item) => item.name === name);
      const kind = onlyOne(objectOf(items[index]), kinds, []);
      return index < 0 ? [] : kind === undefined ? [index] : [index, kind];
    },
  };
}

/** Values by their names as a list. */
export function tellNamed(type: keyof typeof VALUES, values: JsonObject): JsonObject[] {
  return Object.entries(values).map(([name, value]) => ({
    name,
    ...Object.fromEntries(
      VALUES[type].map((kind) => [kind, typeof value === TYPES[kind] ? value : null]),
    ),
  }));
}

const ANSWERS = ['option', 'text', 'number', 'yes', 'none', 'entity', 'card'] as const;

/** The answer to a decision: one of the fields is there. */
export function decisionForm(suffix: string): Form {
  return {
    type: `DecisionAnswer${suffix}`,
    read: readAnswer,
    tell: tellAnswer,
    tellsNull: true,
    at: (value, path) => {
      const said = onlyOne(objectOf(value), ANSWERS, []);
      return said === undefined ? path : [said];
    },
  };
}

function readAnswer(value: Json, path: Path): Json {
  const said = objectOf(value);
  const kind = onlyOne(said, ANSWERS, path);
  switch (kind) {
    case 'option':
    case 'card':
      return { [kind]: said[kind]! };
    case 'entity':
      return { entity: REFERENCE.read(said.entity!, path) };
    case 'text':
    case 'number':
    case 'yes':
      return said[kind]!;
    default:
      return null;
  }
}

function tellAnswer(json: Json): JsonObject {
  if (typeof json === 'string') return { text: json };
  if (typeof json === 'number') return { number: json };
  if (typeof json === 'boolean') return { yes: json };
  if (json === null) return { none: true };
  const said = objectOf(json);
  if (Object.hasOwn(said, 'pick')) return tellAnswer(said.pick ?? null);
  const { option = null, card = null, entity = null } = said;
  return { option, card, entity: REFERENCE.tell(entity) };
}

/**
 * The one of several fields that is there; undefined: none is.
 * @throws ServiceError BAD_QUERY where there are several.
 */
export function onlyOne<Name extends string>(
  given: JsonObject,
  names: readonly Name[],
  path: Path,
): Name | undefined {
  const [first, second] = names.filter((name) => given[name] != null);
  if (second !== undefined) throw saidTwice([...path, second], String(first));
  return first;
}

/** What is told where two fields say the same. */
export function saidTwice(path: Path, first: string): Error {
  const message = `"${first}" says it already.`;
  const error = fieldError('WRONG_VALUE', path, message, { expected: 'one of the two' });
  return failure('BAD_QUERY', message, { errors: [error] });
}

/** The object that a value is; an empty one where it is none. */
export function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** The objects of a list. */
export function itemsOf(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.map(objectOf) : [];
}
