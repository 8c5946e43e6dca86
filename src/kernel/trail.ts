/**
 * The decisions that led somewhere, last first, as option indices. Roads that have forked share what lies before
 * the fork, so that following one more option costs one link.
 */
export type Trail = { readonly before: Trail; readonly index: number } | null;

/** A trail with one more decision. */
export function lengthen(before: Trail, index: number): Trail {
  return { before, index };
}

/** The option indices of a trail, first decision first. */
export function witnessOf(trail: Trail): readonly number[] {
  const indices: number[] = [];
  for (let link = trail; link !== null; link = link.before) indices.push(link.index);
  return indices.reverse();
}
