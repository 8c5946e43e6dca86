/** Something that will be gone: what, since when it is told, from when on it may be gone, and what to use instead. */
export interface Deprecated {
  /** A day, as 2026-11-22. */
  readonly since: string;
  /** The first day without it: half a year later at the least. */
  readonly sunset: string;
  /** What does the same, in a sentence. */
  readonly instead: string;
}

/** What will be gone of a route: all of it, or parameters of its query. */
export interface DeprecatedParts {
  readonly route?: Deprecated;
  readonly query?: Readonly<Record<string, Deprecated>>;
}

/**
 * Everything that will be gone, by the `operationId` of its route. Fields of GraphQL are marked in `schema.graphql` with
 * `@deprecated`, whose reason begins with the same two days. docs/reference/versions.md says what is promised.
 */
export const DEPRECATED: Readonly<Record<string, DeprecatedParts>> = {};

/** Of several that a request uses, the one that is gone first; null: it uses none. */
export function firstToGo(
  { route, query = {} }: DeprecatedParts,
  used: readonly string[],
): Deprecated | null {
  const all = [
    ...(route === undefined ? [] : [route]),
    ...Object.entries(query).flatMap(([name, each]) => (used.includes(name) ? [each] : [])),
  ];
  const [first = null] = all.sort((a, b) => (a.sunset < b.sunset ? -1 : 1));
  return first;
}
