import { boundOf } from '../../rulesets/common/editions.js';
import type { RuleRow } from '../../rulesets/common/rule-rows.js';
import type { AnyRuleset, JsonObject } from '../../rulesets/ruleset.js';
import { rulesOf } from './rule-files.js';

/** What stands in the place of a rule before or after it: from which patch on, and which rules say so. */
export interface Replacement extends JsonObject {
  /** What the dated difference governs, or what the rules are about, in words. */
  readonly governs: string;
  readonly from: string;
  readonly rules: readonly string[];
}

/** What has replaced a rule and what it has replaced itself. */
interface Replacements {
  readonly replacedBy: readonly Replacement[];
  readonly replaces: readonly Replacement[];
}

/** What has replaced a rule and what it has replaced itself, as the dated differences of the game and the rows have it. */
export function replacementsOf(
  ruleset: Pick<AnyRuleset, 'id' | 'catalogue' | 'editions'>,
  id: string,
): Replacements {
  const dated = bySwitches(ruleset, id);
  const written = byRows(rulesOf(ruleset), id);
  return {
    replacedBy: withoutThoseOf(dated.replacedBy, written.replacedBy),
    replaces: withoutThoseOf(dated.replaces, written.replaces),
  };
}

/** What switches say comes first; a row tells only of rules that they do not name. */
function withoutThoseOf(
  dated: readonly Replacement[],
  written: readonly Replacement[],
): readonly Replacement[] {
  const named = new Set(dated.flatMap(({ rules }) => rules));
  return [...dated, ...written.filter(({ rules }) => !rules.every((rule) => named.has(rule)))];
}

function bySwitches({ editions }: Pick<AnyRuleset, 'editions'>, id: string): Replacements {
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

function byRows(rows: readonly RuleRow[], id: string): Replacements {
  const later = rows.filter((row) => row.id === id && row.supersededBy !== undefined);
  const earlier = rows.filter((row) => row.supersededBy?.includes(id));
  return {
    replacedBy: later.map(({ topic, patches, supersededBy = [] }) => ({
      governs: String(topic),
      from: boundOf(patches, '<') ?? '',
      rules: [...supersededBy],
    })),
    replaces: earlier.map((row) => ({
      governs: String(row.topic),
      from: boundOf(row.patches, '>=') ?? '0',
      rules: [row.id],
    })),
  };
}
