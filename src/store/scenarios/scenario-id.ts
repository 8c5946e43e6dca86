import { createHash } from 'node:crypto';
import { idOf } from '../values/base32.js';
import { canonicalJson } from '../values/canonical.js';
import type { ScenarioContent } from './records.js';

/**
 * The id of a scenario: the first 130 bits of the SHA-256 of its content's canonical JSON. Only the
 * seven fields of the content count, so a draft or a record can be passed as it is. Changing this
 * function breaks every permalink; a golden file in the tests pins it.
 */
export function scenarioId(content: ScenarioContent): string {
  const { ruleset, edition, state, actions, decisions, random, expectations } = content;
  const text = canonicalJson({
    ruleset,
    edition,
    state,
    actions,
    decisions,
    random,
    expectations,
  });
  return idOf(createHash('sha256').update(text, 'utf8').digest());
}
