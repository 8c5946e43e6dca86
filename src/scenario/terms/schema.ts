import { z } from 'zod';
import type { Json } from '../../kernel/index.js';
import type { JsonObject } from '../../rulesets/common/fields.js';

export type { Json } from '../../kernel/index.js';
export type { JsonObject } from '../../rulesets/common/fields.js';
export { optional } from '../../rulesets/common/form.js';

/** The schemas that have a name of their own: `#/components/schemas/<id>` in the OpenAPI document. */
export const components = z.registry<{ readonly id: string }>();

/** An object with a name of its own. */
export function component<Shape extends z.core.$ZodLooseShape>(id: string, shape: Shape) {
  return z.object(shape).register(components, { id });
}

/** The same for what is sent: other fields are refused. */
export function input<Shape extends z.core.$ZodLooseShape>(id: string, shape: Shape) {
  return z.strictObject(shape).register(components, { id });
}

/** Any JSON value. Its size is limited before a schema sees it. */
export const json = z.unknown() as z.ZodType<Json>;

/** Any JSON object. */
export const jsonObject = z.record(z.string(), json) as z.ZodType<JsonObject>;

/**
 * A schema with a name of its own. The code sees a JSON value of it; its form is for those who read or generate from
 * the documents.
 */
export function named<T extends Json>(id: string, schema: z.ZodType): z.ZodType<T> {
  return schema.register(components, { id }) as z.ZodType<T>;
}

/** A plain value: what a cell of a state holds. */
export const plain = named<Json>(
  'PlainValue',
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
);

/** What a schema describes, as nobody changes it: the one source of the type of a request or an answer. */
export type Of<Schema extends z.ZodType> = Unchanging<z.output<Schema>>;

/** Read-only all the way down; any JSON value stays what it is. */
type Unchanging<T> = Json extends T ? T : { readonly [Key in keyof T]: Unchanging<T[Key]> };
