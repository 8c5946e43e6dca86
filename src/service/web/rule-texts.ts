import type { Language } from '../../rulesets/common/names.js';
import type { RuleRow } from '../../rulesets/common/rule-rows.js';
import { rulesetOf } from '../../rulesets/index.js';
import { rulesOf } from '../../scenario/rules/rule-files.js';
import { tellRules } from './rule-links.js';

/** How much of a rule is shown beside its id; the rest is on its page. */
const LENGTH = 140;

const rows = new Map<string, ReadonlyMap<string, RuleRow>>();

/** Pages made with this module show the name and the beginning of a rule where its id stands. */
tellRules((ruleset, id) => {
  const row = rowOf(ruleset, id);
  return row === undefined ? null : `${row.name.en}: ${shortened(row.says)}`;
});

/** The rule as a title, in a language; its id where nobody knows it. */
export function ruleName(ruleset: string, id: string, language: Language = 'en'): string {
  return rowOf(ruleset, id)?.name[language] ?? id;
}

/** All of what a rule says; null: nobody knows it. */
export function ruleSays(ruleset: string, id: string): string | null {
  return rowOf(ruleset, id)?.says ?? null;
}

function rowOf(ruleset: string, id: string): RuleRow | undefined {
  let known = rows.get(ruleset);
  if (known === undefined) {
    const game = rulesetOf(ruleset);
    known = new Map((game === undefined ? [] : rulesOf(game)).map((row) => [row.id, row]));
    rows.set(ruleset, known);
  }
  return known.get(id);
}

function shortened(text: string): string {
  if (text.length <= LENGTH) return text;
  const cut = text.lastIndexOf(' ', LENGTH - 1);
  return `${text.slice(0, cut < 0 ? LENGTH : cut)} …`;
}
