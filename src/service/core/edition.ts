import { DEFAULT_RULESET, rulesetOf } from '../../rulesets/index.js';

/** What of a filter names an edition, whichever list it is of. */
export interface EditionNamed {
  readonly ruleset?: string;
  readonly patch?: string;
}

/** The edition that is meant: a patch that never came out is the one before it. What names none stays as it is. */
export function editionOf({ ruleset = DEFAULT_RULESET, patch }: EditionNamed): string | undefined {
  const editions = rulesetOf(ruleset)?.editions;
  if (editions === undefined) return patch;
  if (patch === undefined) return editions.default;
  return editions.find(patch) ?? patch;
}
