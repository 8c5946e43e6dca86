import { publicationOf } from '../../rulesets/common/editions.js';
import { rulesetOf } from '../../rulesets/index.js';
import { type Content, html } from './html.js';
import type { PlayView } from './views.js';

/** Which edition plays the board and when it came out, with links to choose and to compare others. */
export function editionView({ ruleset, code }: PlayView, edition: string): Content {
  const published = rulesetOf(ruleset)?.editions.published ?? [];
  if (published.length < 2) return null;
  const released = publicationOf(edition, published)?.released;
  const query = new URLSearchParams({ b: code });
  return html`<p class="eyebrow">Patch ${edition}${released === undefined ? null : `, ${inWords(released)}`} · <a href="#g-patch">Change</a> · <a href="/compare?${query.toString()}">Compare editions</a></p>`;
}

/** A day, month or year (`2018-03-15`, `2021-12`, `2022`) as people write it, without the day. */
function inWords(released: string): string {
  if (/^\d+$/.test(released)) return released;
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(released).toLocaleDateString('en', options);
}
