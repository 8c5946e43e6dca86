import type { Form, Forms } from './forms.js';

/** Syntax as data: how a word is written, from which both its type and its schema follow. */

/** What stands in a field: a kind by name (`?`: the field may be absent), or something made of kinds. */
export type Place<K extends string> =
  | K
  | `${K}?`
  | { readonly optional: Place<K> }
  | { readonly word: readonly string[] }
  | { readonly listOf: Place<K> }
  | { readonly pairOf: Place<K> }
  | { readonly object: Fields<K> }
  | { readonly some: readonly string[]; readonly of: Place<K> }
  | { readonly oneOf: readonly Place<K>[]; readonly what: string };

/** The fields of an object, the one that names it first. */
export interface Fields<K extends string> {
  readonly [field: string]: Place<K>;
}

export const optional = <const P>(place: P) => ({ optional: place });
export const word = <const W extends readonly string[]>(...words: W) => ({ word: words });
export const listOf = <const P>(place: P) => ({ listOf: place });
export const pairOf = <const P>(place: P) => ({ pairOf: place });
export const object = <const F>(fields: F) => ({ object: fields });
/** Some of these names, each with such a value. */
export const some = <const N extends readonly string[], const P>(names: N, of: P) => ({
  some: names,
  of,
});
/** One of several places; `what`: what it is, for the message that none of them fits. */
export const oneOf = <const P extends readonly unknown[]>(what: string, places: P) => ({
  oneOf: places,
  what,
});

type Optional = `${string}?` | { readonly optional: unknown };

/** The type of what fits a place, by the types of the kinds. */
export type Taken<K, P> = P extends keyof K
  ? K[P]
  : P extends `${infer N extends keyof K & string}?`
    ? K[N]
    : P extends { readonly optional: infer O }
      ? Taken<K, O>
      : P extends { readonly word: readonly (infer W)[] }
        ? W
        : P extends { readonly listOf: infer L }
          ? readonly Taken<K, L>[]
          : P extends { readonly pairOf: infer L }
            ? readonly [Taken<K, L>, Taken<K, L>]
            : P extends { readonly object: infer F }
              ? Written<K, F>
              : P extends {
                    readonly some: readonly (infer N extends string)[];
                    readonly of: infer O;
                  }
                ? { readonly [name in N]?: Taken<K, O> }
                : P extends { readonly oneOf: readonly (infer O)[] }
                  ? Taken<K, O>
                  : never;

/** The type of an object with these fields. */
export type Written<K, F> = {
  readonly [N in keyof F as F[N] extends Optional ? never : N]: Taken<K, F[N]>;
} & { readonly [N in keyof F as F[N] extends Optional ? N : never]?: Taken<K, F[N]> };

/** The forms of kinds, and what makes forms of others. */
type Grammar = Forms & object;

/** The form of a place. `kinds` has a form for each kind by its name. */
export function formAt(place: Place<string>, kinds: Grammar): unknown {
  if (typeof place === 'string') {
    const isOptional = place.endsWith('?');
    const form = kinds[(isOptional ? place.slice(0, -1) : place) as keyof Grammar];
    return isOptional ? kinds.optional(form as unknown as Form<unknown>) : form;
  }
  const at = (inner: Place<string>): Form<never> => formAt(inner, kinds) as Form<never>;
  if ('optional' in place) return kinds.optional(at(place.optional));
  if ('word' in place) return kinds.word(...place.word);
  if ('listOf' in place) return kinds.listOf(at(place.listOf));
  if ('pairOf' in place) return kinds.pairOf(at(place.pairOf));
  if ('object' in place) return kinds.object(formsOf(place.object, kinds) as never);
  if ('some' in place) return kinds.some(place.some, at(place.of));
  return kinds.oneOf(place.what, place.oneOf.map(at));
}

/** The forms of an object's fields. */
export function formsOf(fields: Fields<string>, kinds: Grammar): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, place]) => [name, formAt(place, kinds)]),
  );
}
