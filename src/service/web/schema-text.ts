/** A JSON Schema (2020-12), as far as the document uses it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: Schema | boolean;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

/** A part of a type in words: a text, or the name of a form that is described elsewhere. */
export type TypePart = string | { readonly form: string };

/** More values than this are not listed. */
const LISTED = 40;

/** A type in words: `string, null or a list of Tile`. */
export function typeOf(schema: Schema): readonly TypePart[] {
  const { $ref, anyOf, enum: values, type } = schema;
  if ($ref !== undefined) return [{ form: $ref.split('/').at(-1)! }];
  if (anyOf !== undefined) return joined(anyOf.map(typeOf));
  if ('const' in schema) return [JSON.stringify(schema.const)];
  if (values !== undefined) {
    const listed = values.slice(0, LISTED).map((value): TypePart[] => [JSON.stringify(value)]);
    return [...joined(listed), ...(values.length > LISTED ? [' ...'] : [])];
  }
  const types = typeof type === 'string' ? [type] : (type ?? []);
  return types.length === 0 ? ['any value'] : joined(types.map((each) => plainType(each, schema)));
}

function plainType(type: string, { items, prefixItems, additionalProperties }: Schema): TypePart[] {
  if (type === 'array') {
    if (prefixItems !== undefined) return ['[', ...joined(prefixItems.map(typeOf), ', '), ']'];
    return typeof items === 'object' ? ['a list of ', ...typeOf(items)] : ['a list'];
  }
  if (type === 'object' && typeof additionalProperties === 'object')
    return ['an object of ', ...typeOf(additionalProperties)];
  return [type];
}

function joined(parts: readonly (readonly TypePart[])[], between = ' or '): TypePart[] {
  return parts.flatMap((part, i) => (i === 0 ? [...part] : [between, ...part]));
}

/** The fields of an object. */
export function childrenOf({ properties = {}, required = [] }: Schema): readonly {
  readonly name: string;
  readonly isOptional: boolean;
  readonly schema: Schema;
}[] {
  return Object.entries(properties).map(([name, schema]) => {
    return { name, isOptional: !required.includes(name), schema };
  });
}
