import type { Likeness, Table } from '../../kernel/index.js';
import type { ScenarioRequest } from '../play/request.js';
import type { GroupKey } from './group-by.js';

/** The interchangeable rows of a request: no key, action or event distinguishes them. */
export function likenessOf(
  { ruleset, position, actions, decisions, resumes, body }: ScenarioRequest,
  keys: readonly GroupKey[],
): Likeness<Table> | null {
  if (body.mergeAlike === false || resumes !== null || decisions.length > 0) return null;
  const pinned: number[] = [];
  for (const { looksAt } of keys) {
    if (looksAt === null) return null;
    pinned.push(...looksAt);
  }
  const asked = { pinned, actions: actions.map(({ json }) => json) };
  return ruleset.alike?.(position.state, asked) ?? null;
}
