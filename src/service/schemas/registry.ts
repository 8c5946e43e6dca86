import { z } from 'zod';
import { components } from '../../scenario/terms/schema.js';

/** A JSON schema as an OpenAPI 3.1 document carries it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Any JSON value, as the document describes it; the code knows it as a value without a schema. */
const JSON_VALUE = 'Json';

const refTo = (id: string): string => `#/components/schemas/${id}`;

/** The JSON schemas of all named schemas, by name. Call it when all schema modules are loaded. */
export function componentSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(components, { uri: refTo, io: 'input', override: nameJson });
  const named = Object.entries(schemas)
    .map(([id, { $schema: _schema, $id: _id, ...schema }]) => [id, schema] as const)
    // In whatever order their modules are loaded.
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { [JSON_VALUE]: anyJson(), ...Object.fromEntries(named) };
}

/** The JSON schema of a schema; of one that has a name, a reference to it. */
export function schemaOf(schema: z.ZodType): JsonSchema {
  const named = components.get(schema);
  if (named !== undefined) return { $ref: refTo(named.id) };
  const { $schema: _schema, ...rest } = z.toJSONSchema(schema, { io: 'input', override: nameJson });
  return rest;
}

/** A value without a schema is any JSON value. */
function nameJson({ zodSchema, jsonSchema }: Rendered): void {
  if (zodSchema._zod.def.type === 'unknown') jsonSchema.$ref = refTo(JSON_VALUE);
}

/** A schema and its JSON Schema. */
interface Rendered {
  readonly zodSchema: z.core.$ZodTypes;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
}

/** Lists of lists, so deep: generators of types follow what is named through objects and not through lists. */
const LISTS = 3;

function anyJson(): JsonSchema {
  const plain = { type: ['string', 'number', 'boolean', 'null'] };
  const object = { type: 'object', additionalProperties: { $ref: refTo(JSON_VALUE) } };
  let value: JsonSchema = { anyOf: [plain, object] };
  for (let depth = 0; depth < LISTS; depth++)
    value = { anyOf: [plain, object, { type: 'array', items: value }] };
  return { description: 'Any JSON value.', ...value };
}
