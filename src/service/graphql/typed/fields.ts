import type { Json, JsonObject } from '../../../scenario/oracle.js';
import type { Path } from '../../field-errors.js';
import { type Form, objectOf, plainForm, saidTwice } from './form.js';

/** A field of a type, and where it stands in the form of scenarios. */
export interface FieldForm {
  readonly name: string;
  readonly form: Form;
  readonly mayBeNull: boolean;
  readonly description: string | undefined;
  /** Its key in the form of scenarios. */
  readonly key: string;
  /** Whether null says something else there than leaving it out. */
  readonly nullSays: boolean;
  /** Whether it is the one of several fields under its key that says this. */
  takes(json: Json): boolean;
}

/** A field that is true, and the one that the form of scenarios may have in its place. */
export interface Instead {
  readonly key: string;
  /** Absent: nothing may stand there but true and null. */
  readonly field?: string;
  /** Whether `field` may stand nowhere else. */
  readonly isOnlyThere: boolean;
}

/** The fields of an object, and which of them stand for each other. */
export interface Fields {
  readonly fields: readonly FieldForm[];
  readonly instead: readonly Instead[];
  /** The field with everything whose name is not known beforehand; absent: there is nothing else. */
  readonly others?: FieldForm;
}

/** A field that may be left out. */
export function optionalField(name: string, form: Form, description?: string): FieldForm {
  return {
    key: name,
    name,
    form,
    mayBeNull: true,
    nullSays: false,
    description,
    takes: () => true,
  };
}

/** A field that is true or left out. */
export function flagField(name: string): FieldForm {
  return optionalField(name, plainForm('Boolean'));
}

/** A field that is true where the form of scenarios says null. */
export function noneField(name: string, key: string): FieldForm {
  const form: Form = {
    ...plainForm('Boolean'),
    read: () => null,
    tell: () => true,
    tellsNull: true,
  };
  return { ...optionalField(name, form), key, takes: (json) => json === null };
}

/**
 * The fields of an argument in the form of scenarios. What is null is left out.
 * @throws ServiceError BAD_QUERY where two fields say the same.
 */
export function readFields({ fields, instead, others }: Fields, value: Json, path: Path) {
  const given = objectOf(value);
  const said: Record<string, Json> = {};
  const names = new Map<string, string>();
  for (const { name, key, form, nullSays } of fields) {
    const one = given[name];
    if (one === undefined || (one === null && !nullSays)) continue;
    if (names.has(key)) throw saidTwice([...path, name], names.get(key)!);
    names.set(key, name);
    said[key] = one === null ? null : form.read(one, [...path, name]);
  }
  if (others !== undefined && given[others.name] != null)
    Object.assign(said, others.form.read(given[others.name]!, [...path, others.name]));
  for (const { key, field, isOnlyThere } of instead) {
    if (!isOnlyThere || field === undefined || said[key] !== true) continue;
    if (said[field] === undefined) continue;
    said[key] = said[field];
    delete said[field];
  }
  return said;
}

/** The fields of a type; null for those that are not said. */
export function tellFields({ fields, instead, others }: Fields, json: Json): JsonObject {
  const said: Record<string, Json> = { ...objectOf(json) };
  for (const { key, field } of instead) {
    const value = said[key];
    if (value === undefined || value === true) continue;
    said[key] = true;
    if (field !== undefined && value !== null) said[field] = value;
  }
  const told = Object.fromEntries(
    fields.map(({ name, key, form, takes }) => {
      const one = said[key];
      return [name, one === undefined || !takes(one) ? null : toldOf(form, one)];
    }),
  );
  if (others === undefined) return told;
  const known = new Set(fields.map(({ key }) => key));
  const rest = Object.fromEntries(Object.entries(said).filter(([key]) => !known.has(key)));
  const isMore = Object.keys(rest).length > 0;
  return { ...told, [others.name]: isMore ? others.form.tell(rest) : null };
}

/** Where in an argument stands what the form of scenarios has at a path. */
export function placeIn({ fields, instead, others }: Fields, value: Json, path: Path): Path {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  const given = objectOf(value);
  const within = ({ name, form }: FieldForm): Path => [name, ...form.at(given[name] ?? null, rest)];
  const owner = instead.find((one) => one.isOnlyThere && one.key === key && given[key] === true);
  const moved = fields.find(({ name }) => name === owner?.field && given[name] != null);
  if (moved !== undefined) return within(moved);
  const under = fields.filter((field) => field.key === key);
  const said = under.find(({ name }) => given[name] != null) ?? under[0];
  if (said !== undefined) return within(said);
  return others === undefined
    ? path
    : [others.name, ...others.form.at(given[others.name] ?? null, path)];
}

function toldOf(form: Form, json: Json): Json {
  return json === null && form.tellsNull !== true ? null : form.tell(json);
}

/** A type that the schema has for a part of the form. */
export interface TypeDefinition {
  readonly kind: 'input' | 'type' | 'enum';
  readonly name: string;
  readonly description: string | undefined;
  /** Of an object. */
  readonly fields: readonly FieldForm[];
  /** Of an enumeration. */
  readonly words: readonly string[];
}
