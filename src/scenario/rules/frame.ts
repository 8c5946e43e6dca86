import type { AnyRuleset } from '../../rulesets/ruleset.js';

/** Whether a rule is one that many nodes cite and that decides none of them. */
export function isOfFrame({ judging }: AnyRuleset, rule: string): boolean {
  return judging.frame.some((start) => isOrBegins(rule, start));
}

/** `HS-DEF-` is the beginning of ids, `HS-R1a` is one. */
function isOrBegins(id: string, start: string): boolean {
  return id === start || (/[-.]$/.test(start) && id.startsWith(start));
}
