import { DEFAULT_RULESET, rulesetOf } from '../../rulesets/index.js';

/** What of a filter names an edition, whichever list it is of. */
export interface EditionNamed {
  readonly ruleset?: string;
  readonly patch?: string;
}

/** The edition that is meant, as lists write it; what names none stays as it is. */
export function editionOf({ ruleset = DEFAULT_RULESET, patch }: EditionNamed): string | undefined {
  const editions = rulesetOf(ruleset)?.editions;
  if (editions === undefined) return patch;
  return patch === undefined ? editions.default : (editions.find(patch) ?? patch);
}
