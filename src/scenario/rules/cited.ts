import type { AnyRuleset } from '../../rulesets/ruleset.js';
import { ruleRow } from './rule-files.js';
import type { CitedRule } from './schema.js';

/** Rules with what they say, each once, in the order in which they are cited; what the catalogue does not have is left out. */
export function citedRules(ruleset: AnyRuleset, ids: Iterable<string>): readonly CitedRule[] {
  return [...new Set(ids)].flatMap((id) => {
    const row = ruleRow(ruleset, id);
    return row === undefined ? [] : [{ id, says: row.says }];
  });
}
