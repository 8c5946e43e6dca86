import { rulesetOf } from '../../rulesets/index.js';
import { rulesOf } from '../../scenario/rules/rule-files.js';
import { tellRules } from './rule-links.js';

/** So much of a rule is told where its id stands; the rest is on its page. */
const LENGTH = 140;

const texts = new Map<string, ReadonlyMap<string, string>>();

/** Whoever makes pages with this module has rules that tell what they say where their ids stand. */
tellRules((ruleset, id) => {
  const says = ruleSays(ruleset, id);
  return says === null ? null : shortened(says);
});

/** All of what a rule says; null: nobody knows it. */
export function ruleSays(ruleset: string, id: string): string | null {
  let known = texts.get(ruleset);
  if (known === undefined) {
    const game = rulesetOf(ruleset);
    const rows = game === undefined ? [] : rulesOf(game);
    known = new Map(rows.map((row) => [row.id, row.says]));
    texts.set(ruleset, known);
  }
  return known.get(id) ?? null;
}

function shortened(text: string): string {
  if (text.length <= LENGTH) return text;
  const cut = text.lastIndexOf(' ', LENGTH - 1);
  return `${text.slice(0, cut < 0 ? LENGTH : cut)} …`;
}
