import type { Replay } from '../../scenario/oracle.js';
import { type Html, html } from './html.js';
import { addressOf, type PageQuery } from './page-query.js';
import { ruleLink } from './rule-links.js';
import { ruleSays } from './rule-texts.js';
import { inWords } from './words.js';

/** Where what is told leads to, and by whose rules it happens. */
interface Ruled {
  readonly url: string;
  readonly ruleset: string;
  readonly query: PageQuery;
  /** The address of the board with two cards in the other order; absent: there is no such button. */
  readonly otherOrder?: string | null;
}

/** Why it came out so, each reason with the one rule that decides; one that is opened says what the rule says. */
export function rulingView(
  { resolution }: Replay,
  { url, ruleset, query, otherOrder = null }: Ruled,
): Html | null {
  const { because, differs } = resolution.ruling ?? { because: [], differs: null };
  if (because.length === 0 && differs === null) return null;
  const items = because.map(({ text, rule, node }) => {
    const at = addressOf(url, { ...query, at: String(node) });
    const shown =
      node === null
        ? null
        : html`<p class="small"><a href="${at}#stage" data-node="${node}">${inWords(query.lang, 'See it on the board')}</a></p>`;
    const named =
      rule === null ? null : html` <span class="rule" title="${rule.id}">${rule.name}</span>`;
    const says =
      rule === null
        ? null
        : html`<dl><dt>${ruleLink(rule.id, ruleset, true)}</dt><dd>${ruleSays(ruleset, rule.id)}</dd></dl>`;
    return html`<li><details><summary><span>${text}</span>${named}</summary>${says}${shown}</details></li>`;
  });
  const other =
    otherOrder === null
      ? null
      : html` <a class="button" href="${otherOrder}">${inWords(query.lang, 'Swap them')}</a>`;
  const otherwise = differs === null ? null : html`<p class="small">${differs.text}${other}</p>`;
  return html`<section class="why panel" aria-labelledby="what"><h2 id="what">${inWords(query.lang, 'Why')}</h2><ol>${items}</ol>${otherwise}</section>`;
}
