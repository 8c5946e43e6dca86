import { isPatch } from '../../rulesets/common/patches.js';
import { DEFAULT_RULESET, rulesetOf } from '../../rulesets/index.js';

/** What of a filter names an edition, whichever list it is of. */
export interface EditionNamed {
  readonly ruleset?: string;
  readonly patch?: string;
}

/** The edition that is meant, written in one way: `9.1.5` never came out and is 9.1, as `09.1` is. What names none stays as it is. */
export function editionOf({ ruleset = DEFAULT_RULESET, patch }: EditionNamed): string | undefined {
  const editions = rulesetOf(ruleset)?.editions;
  if (editions === undefined) return patch;
  if (patch === undefined) return editions.default;
  const found = editions.find(patch) ?? patch;
  return isPatch(found) ? found.split('.').map(Number).join('.') : found;
}
