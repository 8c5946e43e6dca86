import { englishOf } from '../../rulesets/common/bilingual.js';
import { isObject } from '../../rulesets/common/fields.js';
import type { CatalogueItem, Json } from '../../scenario/oracle.js';
import type { SearchHit } from '../../scenario/search/schema.js';
import { addressOf } from './addresses.js';
import { cardPicture } from './card-picture.js';
import { type Content, type Html, html } from './html.js';
import { page } from './page.js';
import { ruleLink } from './rule-links.js';

/** A worked case, as a list shows it. */
export interface ShownCase {
  readonly id: string;
  readonly title: string;
  /** The section of its book, where that has numbers. */
  readonly section: string | null;
}

interface Shown {
  readonly ruleset: string;
  readonly cases: readonly ShownCase[];
  readonly scenarios: readonly { readonly url: string; readonly title: string }[];
}

/** Everything that the page of a rule shows. */
export interface RuleView extends Shown {
  readonly rule: CatalogueItem;
}

/** Everything that the page of a card shows. */
export interface CardView extends Shown {
  readonly card: CatalogueItem;
}

/** A page of an index. */
export interface IndexView {
  readonly kind: 'rule' | 'card';
  readonly ruleset: string;
  readonly q: string;
  readonly games: readonly { readonly id: string; readonly title: string }[];
  readonly hits: readonly SearchHit[];
  readonly next: string | null;
}

/** What was found by some words. */
export interface SearchView {
  readonly q: string;
  readonly hits: readonly SearchHit[];
  readonly scenarios: readonly { readonly url: string; readonly title: string }[];
}

/** The page of a rule: what it says, since when and until when, what came of it, and what shows it. */
export function rulePage({ rule, ruleset, cases, scenarios }: RuleView): Uint8Array {
  const { id, name, role, place, topic, says, steps, note, exceptions, cards, source } = rule;
  const { patches, replacedBy, replaces, from, implementedIn, differs, before, certainty } = rule;
  const title = englishOf(name);
  return page(
    {
      title: `${title} – Rules Oracle`,
      description: `${title} (${id}). ${text(says)}`.slice(0, 300),
      path: `/rules/${encodeURIComponent(id)}`,
    },
    html`<p class="soft"><a href="/rules?ruleset=${ruleset}">Rules</a> · ${text(topic)}</p>
<h1>${title}${inChinese(name)}</h1>
<p class="soft">${place === undefined ? null : html`${englishOf(place)}${inChinese(place)} · `}<code>${id}</code></p>
<p class="ruletext">${text(says)}</p>
${list('ol', steps)}
<dl class="facts"><dt>Holds in</dt><dd>${range(text(patches))}</dd>
${fact('Role', role)}${fact('Stands at', source)}${fact('Certainty', certainty)}${fact('Before', before)}${fact('Note', note)}${fact('Differs', differs)}
${Array.isArray(from) ? html`<dt>Concluded from</dt><dd>${links(from, ruleset)}</dd>` : null}
${Array.isArray(cards) ? html`<dt>Cards</dt><dd>${cards.map(text).join(', ')}</dd>` : null}</dl>
${replacements('What replaced it', replacedBy, ruleset)}
${replacements('What it replaced', replaces, ruleset)}
${Array.isArray(exceptions) ? html`<h2>Exceptions</h2>${list('ul', exceptions)}` : null}
${shownIn({ ruleset, cases, scenarios })}
${Array.isArray(implementedIn) && implementedIn.length > 0 ? html`<details><summary>Followed in the code (${implementedIn.length})</summary>${list('ul', implementedIn)}</details>` : null}
<p class="soft"><a href="/v1/rules/${encodeURIComponent(id)}?ruleset=${ruleset}">As JSON</a></p>`,
  );
}

/** Facts of a card in the order in which they are shown. */
const FACTS = ['type', 'class', 'race', 'set', 'cost', 'attack', 'health', 'durability', 'armor'];

/** The page of a card: its facts, what it does in words and as data, what was different, and what shows it. */
export function cardPage({ card, ruleset, cases, scenarios }: CardView): Uint8Array {
  const { id, name, names, reads, was, unknownBecause, ...data } = card;
  const says = text(reads);
  const facts = FACTS.filter((field) => data[field] !== undefined);
  const behaviour = Object.fromEntries(
    Object.entries(data).filter(([field]) => !FACTS.includes(field) && field !== 'collectible'),
  );
  return page(
    {
      title: `${text(name)} – Rules Oracle`,
      description: `${text(name)} (${id}). ${says}`.slice(0, 300),
      path: addressOf('cards', id, ruleset),
    },
    html`<p class="soft"><a href="/cards?ruleset=${ruleset}">Cards</a> · <code>${id}</code></p>
<h1>${text(name)}${inChinese(names)}</h1>
<div class="cardface">${cardPicture(card)}<div>${
      unknownBecause === undefined
        ? html`<p class="ruletext">${says === '' ? 'Nothing is printed on it.' : says}</p>
<p class="soft">This is read from the card's behaviour as the engine has it, and is not the text of the card.</p>`
        : html`<p class="banner"><strong>Its text is not known</strong>: ${text(unknownBecause)}. The engine plays it by its numbers and keywords alone, and every answer with it says so.</p>`
    }
</div></div>
<dl class="facts">${facts.map((field) => fact(field, data[field]))}</dl>
${Array.isArray(was) && was.length > 0 ? history(was) : null}
${shownIn({ ruleset, cases, scenarios })}
${Object.keys(behaviour).length === 0 ? null : html`<h2>As data</h2><pre tabindex="0"><code>${JSON.stringify(behaviour, null, 2)}</code></pre>`}
<p class="soft"><a href="${`/v1${addressOf('cards', id, ruleset)}`}">As JSON</a></p>`,
  );
}

/** A text of both languages in Chinese, to be put beside the English one; `zhCN` of a card, `zh` of a rule. */
function inChinese(texts: Json | undefined): Html | null {
  const chinese = isObject(texts) ? (texts.zhCN ?? texts.zh) : undefined;
  return typeof chinese === 'string'
    ? html` <span class="also" lang="zh-CN">${chinese}</span>`
    : null;
}

function history(was: readonly Json[]): Html {
  const rows = was.map((one) => {
    const { before = '', ...then } = one as { readonly [field: string]: Json };
    const facts = Object.entries(then).map(
      ([field, value]) =>
        html`<li>${field}: ${typeof value === 'object' ? html`<code>${JSON.stringify(value)}</code>` : String(value)}</li>`,
    );
    return html`<dt>before ${text(before)}</dt><dd><ul>${facts}</ul></dd>`;
  });
  return html`<h2>What was different</h2><dl>${rows}</dl>`;
}

/** The index of rules or cards, with what is looked for. */
export function indexPage({ kind, ruleset, q, games, hits, next }: IndexView): Uint8Array {
  const title = kind === 'rule' ? 'Rules' : 'Cards';
  const path = `/${kind}s`;
  const options = games.map(
    (game) =>
      html`<option value="${game.id}"${game.id === ruleset ? html` selected` : null}>${game.title}</option>`,
  );
  const more = new URLSearchParams({ ruleset, after: next ?? '' }).toString();
  return page(
    {
      title: `${title} – Rules Oracle`,
      description: `${title} that the engine follows, in our words.`,
      path,
    },
    html`<h1>${title}</h1>
<form method="get" action="${path}"><div><label for="ruleset">Game</label><select id="ruleset" name="ruleset">${options}</select></div><div><label for="words">Words, or a part of a name</label><input id="words" name="q" value="${q}" maxlength="200" autocomplete="off"></div><button type="submit">Find</button></form>
${hits.length === 0 ? html`<p>Nothing was found.</p>` : html`<ul class="hits">${hits.map((hit) => hitView(hit, false))}</ul>`}
${next === null ? null : html`<p class="pages"><a href="${path}?${more}">Next page</a></p>`}`,
  );
}

/** What was found by some words. */
export function searchPage({ q, hits, scenarios }: SearchView): Uint8Array {
  const saved = scenarios.map(({ url, title }) => html`<li><a href="${url}">${title}</a></li>`);
  const nothing = hits.length === 0 && saved.length === 0;
  return page(
    { title: `${q} – Rules Oracle`, description: 'Cards, rules and scenarios.', path: null },
    html`<h1>${q.trim() === '' ? 'What are you looking for?' : `Found for “${q}”`}</h1>
<form method="get" action="/search" class="again"><div><label for="words">Cards, rules, worked cases, saved scenarios</label><input id="words" name="q" type="search" value="${q}" maxlength="200" autocomplete="off"></div><button type="submit">Find</button></form>
${nothing && q.trim() !== '' ? html`<p>Nothing was found. Fewer words find more.</p>` : null}
${saved.length === 0 ? null : html`<h2>Saved scenarios</h2><ul>${saved}</ul>`}
${hits.length === 0 ? null : html`<h2>Cards, rules and worked cases</h2><ul class="hits">${hits.map((hit) => hitView(hit, true))}</ul>`}`,
  );
}

const KINDS = { card: 'Card', rule: 'Rule', case: 'Worked case' } as const;

function hitView({ kind, id, name, says, ruleset }: SearchHit, tellsKind: boolean): Html {
  const address =
    kind === 'case' ? `/cases/${encodeURIComponent(id)}` : addressOf(`${kind}s`, id, ruleset);
  const what = tellsKind ? `${KINDS[kind]} · ${id}` : id;
  return html`<li><a href="${address}">${name}</a> <span class="what">${what}</span>${says === '' ? null : html`<p>${says}</p>`}</li>`;
}

function shownIn({ cases, scenarios }: Shown): Content {
  const worked = cases.map(
    ({ id, title, section }) =>
      html`<li><a href="/cases/${encodeURIComponent(id)}">${title}</a> <span class="soft">${id}${section === null ? '' : ` (section ${section})`}</span></li>`,
  );
  const saved = scenarios.map(({ url, title }) => html`<li><a href="${url}">${title}</a></li>`);
  return html`${worked.length === 0 ? null : html`<h2>Worked cases that show it</h2><ul>${worked}</ul>`}${
    saved.length === 0 ? null : html`<h2>Saved scenarios with it</h2><ul>${saved}</ul>`
  }`;
}

function replacements(heading: string, found: Json | undefined, ruleset: string): Html | null {
  if (!Array.isArray(found) || found.length === 0) return null;
  const items = (found as readonly { readonly [field: string]: Json }[]).map(
    ({ governs = '', from = '', rules = [] }) =>
      html`<li>${links(Array.isArray(rules) ? rules : [], ruleset)} (from ${text(from) === '0' ? 'the beginning' : text(from)}): ${text(governs)}</li>`,
  );
  return html`<h2>${heading}</h2><ul>${items}</ul>`;
}

function links(ids: readonly Json[], ruleset: string): Content[] {
  return ids.map((id, i) => html`${i === 0 ? null : ', '}${ruleLink(text(id), ruleset)}`);
}

function list(kind: 'ol' | 'ul', items: Json | undefined): Html | null {
  if (!Array.isArray(items)) return null;
  const shown = items.map((item) => html`<li>${text(item)}</li>`);
  return kind === 'ol' ? html`<ol>${shown}</ol>` : html`<ul>${shown}</ul>`;
}

function fact(name: string, value: Json | undefined): Html | null {
  if (value === undefined || value === null) return null;
  return html`<dt>${name}</dt><dd>${text(value)}</dd>`;
}

/** An edition range as it is written, in words. */
function range(patches: string): string {
  if (patches === 'any') return 'every edition';
  return patches
    .replaceAll(/>=\s*/g, 'from patch ')
    .replaceAll(/<\s*/g, 'before patch ')
    .replaceAll(/\s+(?=before)/g, ', ');
}

function text(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
