import type { Language } from '../../rulesets/common/names.js';
import type { RuleRow } from '../../rulesets/common/rule-rows.js';
import type { AnyRuleset } from '../../rulesets/ruleset.js';
import { citationIn } from '../rules/deciding.js';
import { rulesOf } from '../rules/rule-files.js';
import type { DecidingRule } from './schema.js';

/** What the choice of a rule goes by, beside the rules that are cited. */
interface Bench {
  readonly ruleset: AnyRuleset;
  readonly edition: string;
  readonly language: Language;
  /** The names of the cards that the node speaks of. */
  readonly cards: readonly string[];
  /** Whether a rule of the frame is none. */
  readonly isSpecific: boolean;
}

/** The rule that decides, as a ruling cites it; null: nothing is cited, or only rules of the frame where a specific one is asked for. */
export function decidingRule(
  cited: readonly string[],
  { ruleset, edition, language, cards, isSpecific }: Bench,
): DecidingRule | null {
  const specific = cited.filter((rule) => !isOfFrame(ruleset, rule));
  if (isSpecific && specific.length === 0) return null;
  const rules = specific.length > 0 ? specific : cited;
  const row = rowsById(ruleset).get(citationIn(ruleset, edition)(rules, () => cards).rule);
  return row === undefined ? null : { id: row.id, name: row.name[language] };
}

/** A rule that many nodes cite and that decides none of them. */
function isOfFrame({ judging }: AnyRuleset, rule: string): boolean {
  return judging.frame.some((start) => isOrBegins(rule, start));
}

/** `HS-DEF-` is the beginning of ids, `HS-R1a` is one. */
function isOrBegins(id: string, start: string): boolean {
  return id === start || (/[-.]$/.test(start) && id.startsWith(start));
}

const tables = new Map<string, ReadonlyMap<string, RuleRow>>();

function rowsById(ruleset: AnyRuleset): ReadonlyMap<string, RuleRow> {
  let table = tables.get(ruleset.id);
  if (table === undefined) {
    table = new Map(rulesOf(ruleset).map((row) => [row.id, row]));
    tables.set(ruleset.id, table);
  }
  return table;
}
