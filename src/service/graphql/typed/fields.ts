import type { Json, JsonObject } from '../../../scenario/oracle.js';
import { type Form, objectOf, plainForm } from './form.js';

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
}

/** A field that is true or left out. */
export function flagField(name: string): FieldForm {
  const form = plainForm('Boolean');
  return {
    key: name,
    name,
    form,
    mayBeNull: true,
    nullSays: false,
    description: undefined,
    takes: () => true,
  };
}

/** The fields of an argument in the form of scenarios. What is null is left out. */
export function readFields({ fields, instead }: Fields, value: Json): JsonObject {
  const given = objectOf(value);
  const said: Record<string, Json> = {};
  for (const { name, key, form, nullSays } of fields) {
    const one = given[name];
    if (one === undefined || (one === null && !nullSays)) continue;
    said[key] = one === null ? null : form.read(one);
  }
  for (const { key, field, isOnlyThere } of instead) {
    if (!isOnlyThere || field === undefined || said[key] !== true) continue;
    if (said[field] === undefined) continue;
    said[key] = said[field];
    delete said[field];
  }
  return said;
}

/** The fields of a type; null for those that are not said. */
export function tellFields({ fields, instead }: Fields, json: Json): JsonObject {
  const said: Record<string, Json> = { ...objectOf(json) };
  for (const { key, field } of instead) {
    const value = said[key];
    if (value === undefined || value === true) continue;
    said[key] = true;
    if (field !== undefined && value !== null) said[field] = value;
  }
  return Object.fromEntries(
    fields.map(({ name, key, form, takes }) => {
      const one = said[key];
      return [name, one === undefined || one === null || !takes(one) ? null : form.tell(one)];
    }),
  );
}
