import { type RuleRow, ruleRowsOf } from '../../rulesets/common/rule-rows.js';
import type { AnyRuleset } from '../../rulesets/ruleset.js';

/** The rules that a line cites: the one that decides it, and those that stand behind it. */
export interface Citation {
  readonly rule: string;
  readonly alsoRules: readonly string[];
}

/** Names the cards that a line is about. */
type NamesOfCards = () => readonly string[];
type Cite = (rules: readonly string[], cards: NamesOfCards) => Citation;

/** How a rule ranks in an edition: the lowest decides. */
const RANKS = { namesCard: -1, decides: 0, general: 1, definition: 2, otherBook: 3 } as const;

/** A rule as it is ranked. */
interface Ranked {
  readonly rank: number;
  /** The cards that the rule names. */
  readonly cards: readonly string[];
}

const cites = new Map<string, Cite>();

/**
 * Picks the rule that decides a line of an edition. A rule that names one of the line's cards comes before others that decide
 * cases, these before general ones, and those before definitions; of equals, the first cited decides. The book that
 * speaks of other editions is cited only where the own book is silent.
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

function citeBy(ranks: ReadonlyMap<string, Ranked>): Cite {
  const known = new WeakMap<readonly string[], Citation>();
  const orderBy = (rules: readonly string[], rankOf: (rule: string) => number): Citation => {
    const own = rules.filter((rule) => rankOf(rule) < RANKS.otherBook);
    const cited = own.length > 0 ? own : rules;
    const [rule = '', ...alsoRules] = [...new Set(cited)].sort((a, b) => rankOf(a) - rankOf(b));
    return { rule, alsoRules };
  };
  const rankOf = (rule: string): number => ranks.get(rule)?.rank ?? RANKS.decides;
  return (rules, cards) => {
    if (rules.some((rule) => (ranks.get(rule)?.cards.length ?? 0) > 0)) {
      const names = cards();
      return orderBy(rules, (rule) => {
        const rank = rankOf(rule);
        const isNamed = ranks.get(rule)?.cards.some((name) => names.includes(name)) ?? false;
        return isNamed && rank === RANKS.decides ? RANKS.namesCard : rank;
      });
    }
    let found = known.get(rules);
    if (found === undefined) {
      found = orderBy(rules, rankOf);
      known.set(rules, found);
    }
    return found;
  };
}

const tables = new Map<string, ReadonlyMap<string, Ranked>>();

function ranksOf(ruleset: AnyRuleset, edition: string): ReadonlyMap<string, Ranked> {
  const { catalogue } = ruleset;
  const files = catalogue.otherBookFiles?.(edition) ?? [];
  const key = `${ruleset.id} ${files.join(' ')}`;
  let table = tables.get(key);
  if (table === undefined) {
    const other = new Set(files);
    table = new Map(
      catalogue.ruleFiles.flatMap((file) =>
        ruleRowsOf(file).map((row): [string, Ranked] => [
          row.id,
          {
            rank: other.has(file) ? RANKS.otherBook : RANKS[row.role ?? 'decides'],
            cards: cardsOf(row),
          },
        ]),
      ),
    );
    tables.set(key, table);
  }
  return table;
}

/** The cards that a rule names. */
export function cardsOf({ cards }: RuleRow): readonly string[] {
  return Array.isArray(cards) ? cards.map(String) : [];
}
