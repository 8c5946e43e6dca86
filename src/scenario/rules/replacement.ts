import type { AnyRuleset, JsonObject } from '../../rulesets/ruleset.js';

/** What stands in the place of a rule before or after it: from which patch on, and which rules say so. */
export interface Replacement extends JsonObject {
  /** What the dated difference governs, in words. */
  readonly governs: string;
  readonly from: string;
  readonly rules: readonly string[];
}

/** What has replaced a rule and what it has replaced itself, as the dated differences of the game have it. */
export function replacementsOf(
  { editions }: Pick<AnyRuleset, 'editions'>,
  id: string,
): { readonly replacedBy: readonly Replacement[]; readonly replaces: readonly Replacement[] } {
  const found = editions.switches.flatMap(({ governs, variants }) =>
    variants.flatMap(({ rules }, at) =>
      rules.includes(id) ? [{ governs, later: variants[at + 1], earlier: variants[at - 1] }] : [],
    ),
  );
  const of = (side: 'later' | 'earlier'): Replacement[] =>
    found.flatMap(({ governs, [side]: other }) =>
      other === undefined || other.rules.includes(id)
        ? []
        : [{ governs, from: other.from, rules: [...other.rules] }],
    );
  return { replacedBy: of('later'), replaces: of('earlier') };
}
