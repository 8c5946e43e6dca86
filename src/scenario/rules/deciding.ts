import { ruleRowsOf } from '../../rulesets/common/rule-rows.js';
import type { AnyRuleset } from '../../rulesets/ruleset.js';

/** The rules that a line cites: the one that decides it, and those that stand behind it. */
export interface Citation {
  readonly rule: string;
  readonly alsoRules: readonly string[];
}

type Cite = (rules: readonly string[]) => Citation;

/** How a rule ranks in an edition: the lowest decides. */
const RANKS = { decides: 0, general: 1, definition: 2, otherBook: 3 } as const;
type Rank = (typeof RANKS)[keyof typeof RANKS];

const cites = new Map<string, Cite>();

/**
 * Picks the rule that decides a line of an edition. A rule that decides cases comes before a general one, and that before a
 * definition; of equals, the first cited decides. The book that speaks of other editions is cited only where the own
 * book is silent.
 */
export function citationIn(ruleset: AnyRuleset, edition: string): Cite {
  const key = `${ruleset.id} ${edition}`;
  let cite = cites.get(key);
  if (cite === undefined) {
    cite = citeBy(ranksOf(ruleset, edition));
    cites.set(key, cite);
  }
  return cite;
}

function citeBy(ranks: ReadonlyMap<string, Rank>): Cite {
  const known = new WeakMap<readonly string[], Citation>();
  const rankOf = (rule: string): Rank => ranks.get(rule) ?? RANKS.decides;
  return (rules) => {
    let found = known.get(rules);
    if (found === undefined) {
      const own = rules.filter((rule) => rankOf(rule) < RANKS.otherBook);
      const cited = own.length > 0 ? own : rules;
      const [rule = '', ...alsoRules] = [...new Set(cited)].sort((a, b) => rankOf(a) - rankOf(b));
      found = { rule, alsoRules };
      known.set(rules, found);
    }
    return found;
  };
}

function ranksOf(ruleset: AnyRuleset, edition: string): ReadonlyMap<string, Rank> {
  const { catalogue } = ruleset;
  const other = new Set(catalogue.otherBookFiles?.(edition));
  return new Map(
    catalogue.ruleFiles.flatMap((file) =>
      ruleRowsOf(file).map((row): [string, Rank] => [
        row.id,
        other.has(file) ? RANKS.otherBook : RANKS[row.role ?? 'decides'],
      ]),
    ),
  );
}
