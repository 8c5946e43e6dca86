import { isObject } from '../../rulesets/common/fields.js';
import type { Json } from '../../scenario/oracle.js';
import { type Html, html } from './html.js';
import { addressOf, type PageQuery } from './page-query.js';

/** Options that are offered as links; the rest is counted. */
const MOST_OPTIONS = 60;

/** An open decision, its options as links to what comes of them. */
export function pendingView(pending: Json, url: string, query: PageQuery): Html | null {
  if (!isObject(pending)) return null;
  const { name, player, options } = pending;
  const all = Array.isArray(options) ? options.filter(isObject) : [];
  const weights = all.map(({ weight }) => (typeof weight === 'number' ? weight : 1));
  const sum = weights.reduce((a, b) => a + b, 0);
  const isChance = pending.kind === 'chance';
  const { at: _, decide, ...rest } = query;
  const made = decide === undefined ? '' : `${decide},`;
  const buttons = all.slice(0, MOST_OPTIONS).map(({ option, text }, i) => {
    const address = addressOf(url, { ...rest, decide: `${made}${String(option)}` });
    const chance = isChance ? html` <small>${percent(weights[i]! / sum)}</small>` : null;
    return html`<li><a class="button" href="${address}#stage">${String(text)}${chance}</a></li>`;
  });
  const more = all.length - buttons.length;
  const who = typeof player === 'number' ? `player ${player} decides` : 'chance decides';
  return html`<section class="pending" aria-labelledby="pending"><h3 id="pending">Open: ${String(name)} <span class="soft">(${who})</span></h3><ul class="options">${buttons}</ul>${
    more > 0 ? html`<p>And ${more} options more.</p>` : null
  }</section>`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;
}
