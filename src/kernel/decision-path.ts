/**
 * The decisions that led somewhere, last first, as option indices. Paths that have forked share what lies before
 * the fork, so that following one more option costs one link.
 */
export type DecisionPath = { readonly before: DecisionPath; readonly index: number } | null;

/** A path with one more decision. */
export function extended(before: DecisionPath, index: number): DecisionPath {
  return { before, index };
}

/** The option indices of a path, first decision first. */
export function witnessOf(path: DecisionPath): readonly number[] {
  const indices: number[] = [];
  for (let link = path; link !== null; link = link.before) indices.push(link.index);
  return indices.reverse();
}
