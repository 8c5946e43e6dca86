import { rulesetOf } from '../../rulesets/index.js';

/** A rule system in words. */
export function gameOf(ruleset: string): string {
  return rulesetOf(ruleset)?.title ?? ruleset;
}
