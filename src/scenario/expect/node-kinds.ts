import type { Scope } from './scope.js';

/** Where a name is looked for when no kind is given: `damage yeti` is the effect, not the event of that name. */
const BY_PRECEDENCE = [
  'effect',
  'trigger',
  'phase',
  'step',
  'sequence',
  'decision',
  'check',
  'queue',
  'event',
  'change',
] as const;

/** A name that nodes can have, with their kind. */
export interface KnownName {
  readonly kind: string;
  readonly name: string;
}

/** The names that nodes of a kind can have; of all kinds, the usual ones first, when there is none. */
export function knownNames({ reader }: Scope, kind: string | null): readonly KnownName[] {
  const kinds = kind === null ? BY_PRECEDENCE : [kind];
  return kinds.flatMap((of) => (reader.nodeNames[of] ?? []).map((name) => ({ kind: of, name })));
}
