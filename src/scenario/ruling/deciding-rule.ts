import type { Language } from '../../rulesets/common/names.js';
import type { AnyRuleset } from '../../rulesets/ruleset.js';
import { citationIn } from '../rules/deciding.js';
import { isOfFrame } from '../rules/frame.js';
import { ruleRow } from '../rules/rule-files.js';
import type { DecidingRule } from './schema.js';

/** What the choice of a rule goes by, beside the rules that are cited. */
interface Bench {
  readonly ruleset: AnyRuleset;
  readonly edition: string;
  readonly language: Language;
  /** The names of the cards that the node speaks of. */
  readonly cards: readonly string[];
  /** Whether a node that a rule of the frame decides has none. */
  readonly isSpecific: boolean;
}

/** The rule that decides, as a ruling cites it; null: nothing is cited, or only rules of the frame where a specific one is asked for. */
export function decidingRule(
  cited: readonly string[],
  { ruleset, edition, language, cards, isSpecific }: Bench,
): DecidingRule | null {
  const specific = cited.filter((rule) => !isOfFrame(ruleset, rule));
  const cite = citationIn(ruleset, edition);
  const decides = (rules: readonly string[]): string => cite(rules, () => cards).rule;
  if (isSpecific && isOfFrame(ruleset, decides(cited))) return null;
  const row = ruleRow(ruleset, decides(specific.length > 0 ? specific : cited));
  return row === undefined ? null : { id: row.id, name: row.name[language] };
}
