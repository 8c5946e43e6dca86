import { rulesetOf } from '../../rulesets/index.js';
import type { Timeline } from '../../scenario/oracle.js';
import { problemView } from './answers.js';
import { type Html, html } from './html.js';
import { page } from './page.js';
import type { PageQuery } from './page-query.js';
import type { Asked } from './views.js';
import { inWords } from './words.js';

/** Everything that the page of a board in all editions shows. */
export interface EditionsView {
  /** The board code; empty: the first board. */
  readonly b: string;
  readonly lang: PageQuery['lang'];
  readonly title: string | null;
  /** The edition that the board is in. */
  readonly edition: string;
  readonly timeline: Asked<Timeline>;
}

/** The page of a board in all editions. */
export function editionsPage({ b, lang, title, edition, timeline }: EditionsView): Uint8Array {
  const heading = inWords(lang, 'In other editions');
  const name = title === null ? heading : `${heading}: ${title}`;
  const table = new URLSearchParams({ b });
  return page(
    {
      title: `${name} – Rules Oracle`,
      description: 'How a board ends in every edition, and which rule or card made the change.',
      path: null,
      language: lang,
    },
    html`<h1>${name}</h1>${
      timeline.ok
        ? html`<p id="otherwise">${otherwise(timeline.answer, lang)}</p>${timelineView({ b, edition, lang }, timeline.answer)}`
        : problemView(timeline.problem)
    }<p class="actions"><a class="button" href="/play?${table.toString()}">${inWords(lang, 'Back to the board')}</a></p>`,
  );
}

/** What other editions answer, in a sentence or two. */
function otherwise({ otherwise: text, since }: Timeline, lang: PageQuery['lang']): string {
  return text ?? `${inWords(lang, 'The same in every edition since')} ${since}.`;
}

/**
 * The question whether other editions answer otherwise, as a link; a script puts the answer in its place.
 * @param table where the board is played, `/play?b=...`.
 */
export function editionsLink(
  table: string | null,
  ruleset: string,
  lang: PageQuery['lang'],
): Html | null {
  const published = rulesetOf(ruleset)?.editions.published ?? [];
  if (table === null || published.length < 2) return null;
  const address = table.replace('/play?', '/editions?');
  const asked = lang === undefined ? address : `${address}&lang=${lang}`;
  return html`<p class="small editions"><a href="${asked}">${inWords(lang, 'Is the answer another in other editions?')}</a></p>`;
}

/** Each span of editions with what it comes to, and what changed it. */
export function timelineView(
  { b, edition, lang }: Pick<EditionsView, 'b' | 'edition' | 'lang'>,
  { spans, changes }: Timeline,
): Html {
  const items = spans.map(({ from, to, asked, ruling, refusal }, place) => {
    const change = changes[place - 1];
    const why = change === undefined ? '' : whatChanged(change);
    const query = new URLSearchParams({ b, one: edition, other: to });
    const reach = from === to ? from : `${from} to ${to}`;
    return html`<li${asked ? html` class="asked"` : null}><a href="/compare?${query.toString()}">${reach}</a> ${ruling?.text ?? refusal ?? ''}${why === '' ? null : html` <small>Changed in ${from}: ${why}</small>`}</li>`;
  });
  return html`<section class="panel" aria-labelledby="through"><h2 id="through">${inWords(lang, 'Through all editions')}</h2><ol class="timeline">${items}</ol></section>`;
}

/** Which rules, or else cards, make a change. */
function whatChanged({ causes, cards }: Timeline['changes'][number]): string {
  const rules = causes.map(({ governs }) => governs);
  return (rules.length > 0 ? rules : cards.map(({ name }) => name)).join('; ');
}
