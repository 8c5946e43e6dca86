import type { Json } from '../../../scenario/oracle.js';
import type { Path } from '../../field-errors.js';
import type { TypeDefinition } from './fields.js';
import {
  type FieldForm,
  type Fields,
  noneField,
  optionalField,
  placeIn,
  readFields,
  tellFields,
} from './fields.js';
import {
  type Form,
  itemsOf,
  listForm,
  objectOf,
  onlyOne,
  plainForm,
  REFERENCE,
  saidTwice,
} from './form.js';

/** What is expected of the fields of an entity or player: their names are the game's, and so are their values. */

const PLAIN = ['number', 'text', 'flag'] as const;

const isPlain: Readonly<Record<(typeof PLAIN)[number], (json: Json) => boolean>> = {
  number: (json) => typeof json === 'number',
  text: (json) => typeof json === 'string',
  flag: (json) => typeof json === 'boolean',
};

const plainFields: readonly FieldForm[] = [
  optionalField('number', plainForm('Int')),
  optionalField('text', plainForm('String'), 'A word, the name of a card, or an entity.'),
  optionalField('flag', plainForm('Boolean')),
];

/** The types of expected fields, and the field that lists them. */
export function expectedFields(
  kind: 'input' | 'type',
  types: Map<string, TypeDefinition>,
): FieldForm {
  const suffix = kind === 'input' ? 'Input' : '';
  const define = (name: string, description: string, fields: readonly FieldForm[]): string => {
    types.set(`${name}${suffix}`, {
      kind,
      name: `${name}${suffix}`,
      description,
      fields,
      words: [],
    });
    return `${name}${suffix}`;
  };
  const plain = plainValue(
    define('ExpectedValue', 'A plain value: one of the fields is there.', plainFields),
  );
  // entries of a list have fields, and fields are lists
  const fieldType = `ExpectedField${suffix}`;
  const list: Form = {
    type: `[${fieldType}!]`,
    read: (value, path) =>
      Object.fromEntries(
        itemsOf(value).map((item, i) => [String(item.name), field.read(item, [...path, i])]),
      ),
    tell: (json) =>
      Object.entries(objectOf(json)).map(([name, wanted]) => ({
        ...objectOf(field.tell(wanted)),
        name,
      })),
    at: (value, [name, ...rest]) => {
      const items = itemsOf(value);
      const index = items.findIndex((item) => item.name === name);
      return index < 0 ? [] : [index, ...field.at(items[index]!, rest)];
    },
  };
  const listed = { ...optionalField('fields', list), description: 'Fields, and what each is.' };
  const itemFields: Fields = {
    fields: [optionalField('entity', REFERENCE)],
    instead: [],
    others: listed,
  };
  const item = listedEntity(
    define('ExpectedEntity', 'An entry of a list: an entity, or what it looks like.', [
      ...itemFields.fields,
      listed,
    ]),
    itemFields,
  );
  const field = fieldValue(fieldType, { plain, item, listed });
  const name = { ...optionalField('name', plainForm('String')), mayBeNull: false };
  define('ExpectedField', 'A field, and what it is: a value, or what it is compared with.', [
    { ...name, description: 'The name of the field.' },
    ...field.fields,
  ]);
  return listed;
}

function plainValue(type: string): Form {
  return {
    type,
    read: (value, path) => {
      const said = onlyOne(objectOf(value), PLAIN, path);
      return said === undefined ? null : objectOf(value)[said]!;
    },
    tell: (json) =>
      Object.fromEntries(PLAIN.map((name) => [name, isPlain[name](json) ? json : null])),
    at: (value, path) => {
      const said = onlyOne(objectOf(value), PLAIN, []);
      return said === undefined ? path : [said];
    },
  };
}

/** An entity by its name alone, or with what it looks like. */
function listedEntity(type: string, fields: Fields): Form {
  return {
    type,
    read: (value, path) => {
      const { entity, ...rest } = readFields(fields, value, path);
      if (entity === undefined) return rest;
      return Object.keys(rest).length === 0 ? entity : { entity, ...rest };
    },
    tell: (json) => tellFields(fields, typeof json === 'object' ? json : { entity: json }),
    at: (value, path) => {
      const [first] = path;
      return first === undefined && objectOf(value).entity != null
        ? ['entity']
        : placeIn(fields, value, path);
    },
  };
}

/** What a field may be said to be. */
interface Kinds {
  readonly plain: Form;
  readonly item: Form;
  readonly listed: FieldForm;
}

/** What one field is expected to be: a plain value, a list, or an object of comparisons, of lists or of fields. */
function fieldValue(type: string, { plain, item, listed }: Kinds) {
  const items = listForm(item);
  const compared: Fields = {
    fields: [
      optionalField('atLeast', plainForm('Int')),
      optionalField('atMost', plainForm('Int')),
      optionalField('not', plain),
      optionalField('oneOf', listForm(plain)),
      optionalField('size', plainForm('Int'), 'How many there are in the list.'),
      optionalField('inOrder', items),
      optionalField('anyOrder', items),
      optionalField('contains', items),
      optionalField('lacks', items),
    ],
    instead: [],
    others: listed,
  };
  const alone: readonly FieldForm[] = [
    ...plainFields,
    { ...noneField('none', ''), description: 'Nothing: no entity.' },
    optionalField('list', items, 'These, in their order where the list has one.'),
  ];
  const names = alone.map(({ name }) => name);
  const formOf = (name: string): Form => alone.find((one) => one.name === name)!.form;
  const kindOf = (json: Json): string | undefined => {
    if (json === null) return 'none';
    if (Array.isArray(json)) return 'list';
    return PLAIN.find((name) => isPlain[name](json));
  };
  return {
    fields: [...alone, ...compared.fields, listed],
    read(value: Json, path: Path): Json {
      const given = objectOf(value);
      const said = onlyOne(given, names, path);
      const more = readFields(compared, value, path);
      if (said === undefined) return more;
      const [other] = compared.fields.filter(({ name }) => Object.hasOwn(more, name));
      if (other !== undefined) throw saidTwice([...path, other.name], said);
      return formOf(said).read(given[said]!, [...path, said]);
    },
    tell(json: Json): Json {
      const said = kindOf(json);
      const nothing = Object.fromEntries(names.map((name) => [name, null]));
      if (said === undefined) return { ...nothing, ...tellFields(compared, json) };
      return { ...tellFields(compared, {}), ...nothing, [said]: formOf(said).tell(json) };
    },
    at(value: Json, path: Path): Path {
      const given = objectOf(value);
      const said = onlyOne(given, names, []);
      return said === undefined
        ? placeIn(compared, value, path)
        : [said, ...formOf(said).at(given[said]!, path)];
    },
    type,
  };
}
