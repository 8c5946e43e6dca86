/** Conditions, selections and numbers made of others, as functions of the game and the scope. */

export type Compiled<A extends readonly unknown[], R> = (...args: A) => R;

export type Combined<C> =
  | { readonly all: readonly C[] }
  | { readonly any: readonly C[] }
  | { readonly not: C };

export function combined<C, A extends readonly unknown[]>(
  condition: Combined<C>,
  testOf: (part: C) => Compiled<A, boolean>,
): Compiled<A, boolean> {
  if ('all' in condition) {
    const tests = condition.all.map(testOf);
    return (...args) => tests.every((test) => test(...args));
  }
  if ('any' in condition) {
    const tests = condition.any.map(testOf);
    return (...args) => tests.some((test) => test(...args));
  }
  const test = testOf(condition.not);
  return (...args) => !test(...args);
}

export interface Among<A extends readonly unknown[]> {
  readonly of: Compiled<A, readonly number[]>;
  readonly where: Compiled<[...A, it: number], boolean> | null;
  readonly except: Compiled<A, readonly number[]> | null;
}

export function among<A extends readonly unknown[]>({
  of,
  where,
  except,
}: Among<A>): Compiled<A, number[]> {
  return (...args) => {
    const excluded = except === null ? [] : except(...args);
    return of(...args).filter(
      (e) => !excluded.includes(e) && (where === null || where(...args, e)),
    );
  };
}

export function countOf<A extends readonly unknown[]>(
  of: Compiled<A, readonly number[]>,
): Compiled<A, number> {
  return (...args) => of(...args).length;
}

export function anyOf<A extends readonly unknown[]>(
  of: Compiled<A, readonly number[]>,
): Compiled<A, boolean> {
  return (...args) => of(...args).length > 0;
}

/** A number of the first that a selection names; 0 where it names nothing. */
export function ofFirst<W, A extends readonly unknown[]>(
  of: Compiled<[world: W, ...A], readonly number[]>,
  read: (world: W, e: number) => number,
): Compiled<[world: W, ...A], number> {
  return (world, ...rest) => {
    const [first] = of(world, ...rest);
    return first === undefined ? 0 : read(world, first);
  };
}

export function folded<A extends readonly unknown[]>(
  parts: readonly Compiled<A, number>[],
  join: (a: number, b: number) => number,
  start: number,
): Compiled<A, number> {
  return (...args) => parts.reduce((sum, part) => join(sum, part(...args)), start);
}
