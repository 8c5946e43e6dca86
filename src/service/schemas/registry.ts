import { z } from 'zod';
import { components } from '../../scenario/terms/schema.js';

/** A JSON schema as an OpenAPI 3.1 document carries it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const refTo = (id: string): string => `#/components/schemas/${id}`;

/** The JSON schemas of all named schemas, by name. Call it when all schema modules are loaded. */
export function componentSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(components, { uri: refTo, io: 'input' });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _schema, $id: _id, ...schema }]) => [id, schema]),
  );
}

/** The JSON schema of a schema; of one that has a name, a reference to it. */
export function schemaOf(schema: z.ZodType): JsonSchema {
  const named = components.get(schema);
  if (named !== undefined) return { $ref: refTo(named.id) };
  const { $schema: _schema, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}
