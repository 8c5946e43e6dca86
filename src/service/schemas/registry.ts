import { z } from 'zod';
import type { Json } from '../../scenario/oracle.js';

/** The schemas that have a name in the OpenAPI document, under `#/components/schemas/<id>`. */
export const components = z.registry<{ readonly id: string }>();

/** Any JSON value. A body is checked against the limits before a schema sees it. */
export const json = z.unknown() as z.ZodType<Json>;

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

/** A reference to a named schema. */
export function refOf(schema: z.ZodType): JsonSchema {
  const meta = components.get(schema);
  if (meta === undefined) throw new Error('The schema has no name.');
  return { $ref: refTo(meta.id) };
}

/** The JSON schema of a schema without a name. */
export function inlineSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _schema, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}
