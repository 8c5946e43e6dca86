import { z } from 'zod';
import { choice, decisionAnswer, pick } from '../../../rulesets/common/form.js';
import { INSTEAD } from '../../../rulesets/common/requested-actions.js';
import { IN_SHORT, LONGER } from '../../../scenario/form/expectation.js';
import type { Json } from '../../../scenario/oracle.js';
import type { Path } from '../../field-errors.js';
import { expectedFields } from './expected.js';
import {
  type FieldForm,
  type Fields,
  flagField,
  type Instead,
  noneField,
  optionalField,
  placeIn,
  readFields,
  type TypeDefinition,
  tellFields,
} from './fields.js';
import {
  decisionForm,
  type Form,
  listForm,
  namedValues,
  objectOf,
  plainForm,
  REFERENCE,
} from './form.js';
import {
  capital,
  isTrue,
  membersOf,
  nameOf,
  oneOrMore,
  originOf,
  singular,
  unwrapped,
  wordsOf,
} from './schemas.js';

type Shape = Readonly<Record<string, z.ZodType>>;

/** One of several objects, or words. */
interface Choice {
  readonly words: readonly string[];
  readonly objects: readonly z.ZodObject[];
}

/** Endings of the field beside a list, by its type. */
const ENDINGS: Readonly<Record<string, string>> = { Int: 'Count', String: 'Code' };

/** Parts that say what is picked. */
const DECISIONS: readonly z.ZodType[] = [choice, pick, decisionAnswer];

const NOTHING: Fields = { fields: [], instead: [] };

/**
 * GraphQL's types for the parts of the scenario form, made from their schemas: for what is sent, or for what is told.
 * GraphQL has no values that are a text or an object, no names such as `1`, and no fields of unknown names; so:
 *
 * - what is a text or an object is the object;
 * - what is one of several objects is one object with the fields of all of them, and a word is a field that is true;
 * - what is a list or something else is two fields, such as `deck` and `deckCount`;
 * - an entity is an `ID`, a decision a `DecisionAnswer`, tags are a list of `Tag`, players `player1`, `player2`;
 * - fields of any name are a list of fields, each with its name and what it is expected to be;
 * - a part without a schema is `JSON`.
 */
export class Projection {
  private readonly forms = new Map<z.ZodType, Form>();
  private readonly suffix: string;

  /** `types`: where the types that are made go, by their names. */
  constructor(
    private readonly kind: 'input' | 'type',
    private readonly types: Map<string, TypeDefinition>,
  ) {
    this.suffix = kind === 'input' ? 'Input' : '';
  }

  /** The form of a part; `path` names it where it has no name of its own. */
  form(schema: z.ZodType, path: string): Form {
    const origin = originOf(schema);
    const known = this.forms.get(origin);
    if (known !== undefined) return known;
    const name = nameOf(origin) ?? path;
    this.forms.set(origin, this.later(origin, name));
    const form = this.make(origin, name);
    this.forms.set(origin, form);
    return form;
  }

  /** The form of a part while it is made: for parts that have parts of their own kind. */
  private later(origin: z.ZodType, name: string): Form {
    const made = (): Form => this.forms.get(origin)!;
    return {
      type: `${name}${this.suffix}`,
      read: (value, path) => made().read(value, path),
      tell: (json) => made().tell(json),
      at: (value, path) => made().at(value, path),
    };
  }

  /** The type of an object with these fields, under this name. */
  object(shape: Shape, name: string, description?: string): Form {
    const fields = this.fieldsOf(shape, name);
    const type = this.define(name, fields, description);
    const short = Object.hasOwn(shape, 'card') ? 'card' : Object.keys(shape)[0]!;
    return {
      type,
      read: (value, path) => readFields(fields, value, path),
      // what is said in short is its card, or its first number
      tell: (json) => tellFields(fields, typeof json === 'object' ? json : { [short]: json }),
      at: (value, path) => placeIn(fields, value, path),
    };
  }

  /** The type of an object that may be a plain value, which has a name among its fields. */
  private abbreviated({ shape }: z.ZodObject, short: string, name: string): Form {
    const { fields, ...rest } = this.fieldsOf(shape, name);
    const own = optionalField(
      short,
      plainForm(short === 'text' ? 'String' : 'Int'),
      `A ${short === 'text' ? 'text' : 'number'} instead of the other fields.`,
    );
    const all: Fields = { ...rest, fields: [own, ...fields] };
    return {
      type: this.define(name, all),
      read: (value, path) => {
        const said = readFields(all, value, path);
        return Object.keys(said).length === 1 ? (said[short] ?? said) : said;
      },
      tell: (json) => tellFields(all, typeof json === 'object' ? json : { [short]: json }),
      at: (value, path) =>
        path.length === 0 && objectOf(value)[short] != null ? [short] : placeIn(all, value, path),
    };
  }

  private make(schema: z.ZodType, path: string): Form {
    if (DECISIONS.includes(schema)) return decisionForm(this.suffix);
    const members = membersOf(schema);
    const short = IN_SHORT.get(schema);
    const object = members.find((member) => member instanceof z.ZodObject);
    if (short !== undefined && object !== undefined) return this.abbreviated(object, short, path);
    if (members.length > 1) return this.union(members, path);
    if (schema instanceof z.ZodObject) return this.object(schema.shape, path, schema.description);
    if (schema instanceof z.ZodArray) return listForm(this.items(schema, path));
    if (schema instanceof z.ZodRecord)
      return schema.valueType instanceof z.ZodNumber || schema.valueType instanceof z.ZodUnion
        ? namedValues('Tag', this.suffix)
        : plainForm('JSON');
    return this.plain(schema, path);
  }

  /** What a list is of; where each may be one or a list of them, lists. */
  private items({ element }: z.ZodArray, path: string): Form {
    const one = oneOrMore(element as z.ZodType);
    const item = this.form(one ?? (element as z.ZodType), singular(path));
    return one === undefined ? item : listForm(item);
  }

  private plain(schema: z.ZodType, path: string): Form {
    if (schema instanceof z.ZodEnum) return this.enumeration(wordsOf(schema), path);
    if (schema instanceof z.ZodString) return plainForm('String');
    if (schema instanceof z.ZodBoolean) return plainForm('Boolean');
    if (schema instanceof z.ZodLiteral)
      return plainForm(wordsOf(schema).length > 0 ? 'String' : 'Int');
    if (schema instanceof z.ZodNumber) return plainForm(schema.format === null ? 'Float' : 'Int');
    return plainForm('JSON');
  }

  private enumeration(words: readonly string[], name: string): Form {
    this.types.set(name, { kind: 'enum', name, description: undefined, fields: [], words });
    return plainForm(name);
  }

  private union(members: readonly z.ZodType[], path: string): Form {
    if (members.every(isTrue)) return plainForm('Boolean');
    const objects = members.filter((member) => member instanceof z.ZodObject);
    const words = members.flatMap(wordsOf);
    const [object] = objects;
    if (object === undefined) {
      const isText = members.some((member) => member instanceof z.ZodString);
      return isText ? REFERENCE : plainForm('JSON');
    }
    if (objects.length === 1 && words.length === 0)
      return this.object(object.shape, path, object.description);
    return this.choice({ words, objects }, path);
  }

  private choice({ words, objects }: Choice, path: string): Form {
    const fields = new Map<string, FieldForm>();
    const instead = new Map<string, Instead>();
    const longer = objects.flatMap((one) => LONGER.get(one) ?? []);
    const others = objects.some(({ def }) => def.catchall !== undefined && !isStrict(def.catchall))
      ? expectedFields(this.kind, this.types)
      : undefined;
    for (const object of objects) {
      const said = LONGER.get(object)?.as;
      if (said !== undefined && objects.some((one) => one === originOf(said))) continue;
      const own = this.fieldsOf(object.shape, path);
      for (const field of own.fields) {
        const type = fields.get(field.name)?.form.type ?? field.form.type;
        if (type !== field.form.type)
          throw new Error(`${path}.${field.name} is ${type} and ${field.form.type}`);
        fields.set(field.name, { ...field, mayBeNull: true, nullSays: false });
        const none = `${field.name}None`;
        if (field.nullSays) fields.set(none, noneField(none, field.key));
      }
      for (const one of own.instead) instead.set(one.key, one);
    }
    for (const word of words) if (!fields.has(word)) fields.set(word, flagField(word));
    const all: Fields = {
      fields: [...fields.values()],
      instead: [...instead.values()],
      ...(others === undefined ? {} : { others }),
    };
    return {
      type: this.define(path, all),
      read: (value, at) => {
        const said = readFields(all, value, at);
        const [only = '', ...more] = Object.keys(said);
        return more.length === 0 && said[only] === true && words.includes(only) ? only : said;
      },
      tell: (json) => {
        if (typeof json === 'string') return tellFields(all, { [json]: true });
        return tellFields(
          all,
          longer.reduce((said, { written }) => written(said), objectOf(json)),
        );
      },
      at: (value, at: Path) => placeIn(all, value, at),
    };
  }

  /** Gives a type its name. @returns the name. */
  private define(path: string, { fields, others }: Fields, description?: string): string {
    const name = `${path}${this.suffix}`;
    const all = others === undefined ? fields : [...fields, others];
    this.types.set(name, { kind: this.kind, name, description, fields: all, words: [] });
    return name;
  }

  private fieldsOf(shape: Shape, path: string): Fields {
    return Object.entries(shape)
      .map(([key, schema]) => this.fieldOf(key, schema, { shape, path }))
      .reduce(
        (all, { fields, instead }) => ({
          fields: [...all.fields, ...fields],
          instead: [...all.instead, ...instead],
        }),
        NOTHING,
      );
  }

  /** The fields for a key: several where GraphQL needs one for each kind of value. */
  private fieldOf(
    key: string,
    schema: z.ZodType,
    { shape, path }: { readonly shape: Shape; readonly path: string },
  ): Fields {
    const { inner, isOptional, isNullable } = unwrapped(schema);
    const name = /^\d+$/.test(key) ? `player${key}` : key;
    const description = schema.description ?? inner.description;
    const mayBeNull = isOptional || isNullable;
    const field = { key, name, mayBeNull, nullSays: isNullable, description, takes: () => true };
    const at = `${path}${capital(name)}`;
    const members = membersOf(inner);
    if (members.every(isTrue))
      return {
        fields: [{ ...field, form: plainForm('Boolean') }],
        instead: [{ key, isOnlyThere: false }],
      };
    const instead = INSTEAD.get(inner)?.field;
    if (instead !== undefined) {
      const isOnlyThere = !Object.hasOwn(shape, instead);
      const rest = this.union(
        members.filter((one) => !isTrue(one)),
        `${path}${capital(instead)}`,
      );
      const own = { ...flagField(instead), form: rest };
      const flag = { ...field, form: plainForm('Boolean') };
      return {
        fields: isOnlyThere ? [flag, own] : [flag],
        instead: [{ key, field: instead, isOnlyThere }],
      };
    }
    const list = members.find((member) => member instanceof z.ZodArray);
    if (list === undefined || members.length === 1)
      return { fields: [{ ...field, form: this.form(inner, at) }], instead: [] };
    return { fields: members.map((member) => this.alternative(field, member, at)), instead: [] };
  }

  /** The field for one of several kinds of values, of which one is a list. */
  private alternative(field: Omit<FieldForm, 'form'>, member: z.ZodType, at: string): FieldForm {
    const isList = member instanceof z.ZodArray;
    const form = this.form(member, isList ? at : `${at}From`);
    const ending = isList ? '' : (ENDINGS[form.type] ?? 'From');
    const takes = (json: Json): boolean => Array.isArray(json) === isList;
    return { ...field, name: `${field.name}${ending}`, form, takes, mayBeNull: true };
  }
}

/** Whether a schema for fields that are not named takes none. */
function isStrict(catchall: z.core.$ZodType): boolean {
  return catchall instanceof z.ZodNever;
}
