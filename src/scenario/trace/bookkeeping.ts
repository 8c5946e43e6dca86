import type { AnyRuleset } from '../../rulesets/ruleset.js';
import type { TraceLine } from './schema.js';

/** The ids of lines that only keep the books of a game: they and all within them have such names. */
export function bookkeepingIn(
  { show: { bookkeeping = NONE } }: Pick<AnyRuleset, 'show'>,
  lines: readonly Pick<TraceLine, 'id' | 'parent' | 'kind' | 'name'>[],
): ReadonlySet<number> {
  const found = new Set<number>();
  if (bookkeeping.size === 0) return found;
  const around = new Set<number>();
  for (const { id, parent, kind, name } of [...lines].reverse()) {
    if (kind !== 'sequence' && bookkeeping.has(name) && !around.has(id)) found.add(id);
    else if (parent !== null) around.add(parent);
  }
  return found;
}

const NONE: ReadonlySet<string> = new Set();
