import { type Html, html } from './html.js';

/** Rule ids, each a link to what the rule says. */
export function ruleLinks(rules: readonly string[], ruleset: string): Html | null {
  if (rules.length === 0) return null;
  const links = rules.map((id, i) => html`${i === 0 ? null : ' '}${ruleLink(id, ruleset)}`);
  return html`<span class="rules">[${links}]</span>`;
}

/** A rule id as a link to what the rule says. */
export function ruleLink(id: string, ruleset: string): Html {
  const address = `/v1/rules/${encodeURIComponent(id)}?ruleset=${encodeURIComponent(ruleset)}`;
  return html`<a href="${address}">${id}</a>`;
}
