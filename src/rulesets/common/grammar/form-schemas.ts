import { z } from 'zod';
import { few, int32, listOf, oneOf, pairOf, text } from './choices.js';
import type { AnyForm, Form, Forms, OptionalForm, Shape } from './forms.js';

/** The forms that words are written in, as schemas. A form is a schema that only this file and its callers see. */

export function formOf<T>(schema: z.ZodType<T>): Form<T> {
  return schema as unknown as Form<T>;
}

export function schemaOf<T>(form: Form<T>): z.ZodType<T> {
  return form as unknown as z.ZodType<T>;
}

/** The schema of an object whose fields have these forms, and no others. */
export function objectOf(shape: object): z.ZodObject {
  return z.strictObject(shape as z.ZodRawShape);
}

/** The schema of a table of words: some stand alone, some are objects. The caller says its type. */
export function choiceOf<T>(what: string, alone: readonly z.ZodType[], shapes: readonly object[]) {
  const schema: z.ZodType = oneOf(what, [...alone, ...shapes.map(objectOf)]);
  return schema as z.ZodType<T>;
}

export const FORMS: Forms = {
  text: formOf(text),
  int32: formOf(int32),
  few: formOf(few),
  flag: formOf(z.boolean()),
  yes: formOf(z.literal(true)),
  word: <const W extends readonly string[]>(...words: W) => {
    const schema: z.ZodType = words.length === 1 ? z.literal(words[0]!) : z.enum(words);
    return formOf(schema as z.ZodType<W[number]>);
  },
  optional: <T>(form: Form<T>) => schemaOf(form).exactOptional() as unknown as OptionalForm<T>,
  listOf: (form) => formOf(listOf(schemaOf(form))),
  pairOf: (form) => formOf(pairOf(schemaOf(form))),
  object: <E>(shape: Shape<E>) => {
    const schema: z.ZodType = objectOf(shape);
    return formOf(schema as z.ZodType<E>);
  },
  some: (names, form) => formOf(z.partialRecord(z.enum(names), schemaOf(form))),
  oneOf: (what, forms: readonly AnyForm[]) =>
    formOf(
      oneOf(
        what,
        forms.map((form) => schemaOf(form as Form<unknown>)),
      ),
    ) as never,
};
