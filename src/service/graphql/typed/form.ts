import type { Json, JsonObject } from '../../../scenario/oracle.js';
import { isObject } from '../../core/body.js';

/**
 * How a part of a scenario, state or answer is written with GraphQL's types. What is read is what a server makes of
 * an argument, what is told is what a client gets; both are JSON values.
 */
export interface Form {
  /** Its type, as the schema writes it, without `!`. */
  readonly type: string;
  /** From GraphQL's form to that of scenarios. */
  read(value: Json): Json;
  /** From the form of scenarios to GraphQL's. */
  tell(json: Json): Json;
}

const same = (value: Json): Json => value;

/** A value that is the same in both forms. */
export function plainForm(type: string): Form {
  return { type, read: same, tell: same };
}

/** How an entity is named: ids are texts in GraphQL, and an alias is never a bare number. */
export const REFERENCE: Form = {
  type: 'ID',
  read: (value) => (typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value),
  tell: (json) => (json === null ? null : String(json)),
};

/** Several of a kind. */
export function listForm(item: Form): Form {
  const each = (value: Json, one: (item: Json) => Json): Json =>
    Array.isArray(value) ? value.map(one) : value;
  return {
    type: `[${item.type}!]`,
    read: (value) => each(value, item.read),
    tell: (json) => each(json, item.tell),
  };
}

/** Values by names that are not known beforehand, as a list. */
export function tagsForm(suffix: string): Form {
  return {
    type: `[Tag${suffix}!]`,
    read: (value) =>
      Object.fromEntries(
        itemsOf(value).map(({ name, number, text }) => [String(name), number ?? text ?? null]),
      ),
    tell: (json) =>
      Object.entries(objectOf(json)).map(([name, value]) => ({
        name,
        number: typeof value === 'number' ? value : null,
        text: typeof value === 'string' ? value : null,
      })),
  };
}

/** The answer to a decision: one of the fields is there. */
export function decisionForm(suffix: string): Form {
  return { type: `DecisionAnswer${suffix}`, read: readAnswer, tell: tellAnswer };
}

function readAnswer(value: Json): Json {
  const { option, text, number, yes, none, entity, card } = objectOf(value);
  if (option != null) return { option };
  if (entity != null) return { entity: REFERENCE.read(entity) };
  if (card != null) return { card };
  return none === true ? null : (text ?? number ?? yes ?? null);
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

/** The object that a value is; an empty one where it is none. */
export function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

function itemsOf(value: Json): readonly JsonObject[] {
  return Array.isArray(value) ? value.map(objectOf) : [];
}
