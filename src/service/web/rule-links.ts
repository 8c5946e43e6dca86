import { type Html, html } from './html.js';

/** Tells the beginning of what a rule says; null: nobody knows it. */
export type RuleTelling = (ruleset: string, id: string) => string | null;

/** Browsers have no rules: there a rule is shown on its page only. */
let tell: RuleTelling = () => null;

/** Lets every link to a rule tell what the rule says. */
export function tellRules(telling: RuleTelling): void {
  tell = telling;
}

/** Rule ids, each a link to what the rule says. */
export function ruleLinks(rules: readonly string[], ruleset: string): Html | null {
  if (rules.length === 0) return null;
  const links = rules.map((id, i) => html`${i === 0 ? null : ' '}${ruleLink(id, ruleset)}`);
  return html`<span class="rules">[${links}]</span>`;
}

/** A rule id as a link to its page, and what the rule says unless the page has it already. */
export function ruleLink(id: string, ruleset: string, isTold = false): Html {
  const says = isTold ? null : tell(ruleset, id);
  const title = says === null ? null : html` title="${says}"`;
  return html`<a href="/rules/${encodeURIComponent(id)}"${title}>${id}</a>`;
}
