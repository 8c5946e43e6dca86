import type { Symmetry, Table } from '../../kernel/index.js';
import type { ScenarioRequest } from '../play/request.js';
import type { GroupKey } from './group-by.js';

/** The interchangeable rows of a request: no key, action or event distinguishes them. */
export function symmetryOf(
  { ruleset, position, actions, decisions, resumes, body }: ScenarioRequest,
  keys: readonly GroupKey[],
): Symmetry<Table> | null {
  if (body.mergeAlike === false || resumes !== null || decisions.length > 0) return null;
  const pinned: number[] = [];
  for (const { looksAt } of keys) {
    if (looksAt === null) return null;
    pinned.push(...looksAt);
  }
  const asked = { pinned, actions: actions.map(({ json }) => json) };
  return ruleset.symmetry?.(position.state, asked) ?? null;
}
