import type { Resolution } from '../../scenario/oracle.js';
import { type Html, html } from './html.js';
import type { ScenarioView, SharedTexts } from './views.js';
import { inWords } from './words.js';

/** Whether and where the ruling is not what it was when it was saved, and which engine says so. */
export function bannerView({ scenario, replay, query, change }: ScenarioView): Html | null {
  if (!replay.ok || scenario.traceHash === undefined) return null;
  const { engine } = replay.answer.resolution;
  if (change === null) {
    return query.engine === undefined
      ? null
      : html`<p class="banner">Saved with engine ${scenario.engine ?? ''}; engine ${engine}, the latest, says exactly the same.</p>`;
  }
  const { url } = scenario;
  const where =
    change.at === null
      ? null
      : html` The first line that is another one: <a href="${url}?trace=FULL&amp;at=${change.at.id}#n${change.at.id}">${change.at.text}</a>.`;
  return html`<p class="banner changed"><strong>The ruling has changed since it was saved.</strong>${where} It was resolved by engine ${scenario.engine ?? ''}; what is shown here is what engine ${engine} says. <a href="/v1/scenarios${url.slice('/s'.length)}">What was saved, as JSON</a></p>`;
}

/** What can be done with a copy of a scenario. */
export function tableLinks(
  { table, query }: ScenarioView,
  sharing: Html | null = null,
): Html | null {
  const compare = (table ?? '').replace('/play?', '/compare?');
  const links =
    table === null
      ? null
      : html`<a class="button" href="${table}">${inWords(query.lang, 'Edit a copy, play on')}</a> <a class="button" href="${compare}">${inWords(query.lang, 'Compare editions')}</a>`;
  return links === null && sharing === null
    ? null
    : html`<div class="actions">${sharing}${links}</div>`;
}

/** What is said of a scenario beside its title; a page that is kept as a file goes without most of it. */
interface Said extends SharedTexts {
  readonly note: string;
  readonly url: string;
}

/** The note of its author. */
export function noteView({ note }: Said): Html | null {
  return note === '' ? null : html`<p class="note">${note}</p>`;
}

/** What its author says of single steps; the steps themselves say it too. */
export function stepNotesView({ stepNotes = [], url }: Said): Html | null {
  if (stepNotes.length === 0) return null;
  const notes = stepNotes.map(
    ({ at, text }) => html`<li><a href="${url}?at=${at}#stage">Step ${at}</a>: ${text}</li>`,
  );
  return html`<section aria-labelledby="notes"><h2 id="notes">Notes on steps</h2><ul class="changes">${notes}</ul></section>`;
}

/** Tags, and where it was taken from. */
export function aboutView({ tags = [], links = [] }: Said): Html | null {
  if (tags.length + links.length === 0) return null;
  const sources = links.map(
    (link) => html`<li><a href="${link}" rel="nofollow ugc noopener noreferrer">${link}</a></li>`,
  );
  const said = tags.map((tag) => html`<li class="chip"><span class="tag">${tag}</span></li>`);
  return html`<section aria-labelledby="about"><h2 id="about">About it</h2>${
    said.length === 0 ? null : html`<ul class="chips" aria-label="Tags">${said}</ul>`
  }${sources.length === 0 ? null : html`<h3>Taken from</h3><ul>${sources}</ul>`}</section>`;
}

/** So many cards are offered to be asked about; the others are asked by their name. */
const MOST = 14;

/** Everybody on the boards, each a question: why did it trigger, or not? */
export function whyLinks(boards: Resolution['boards'], url: string): Html | null {
  const cards = [...(boards?.before ?? []), ...(boards?.after ?? [])]
    .filter(({ zone }) => !ASIDE.has(zone.toLowerCase()))
    .flatMap((zone) => zone.cards);
  const unique = [...new Map(cards.map((card) => [card.id, card])).values()].slice(0, MOST);
  if (unique.length === 0) return null;
  return html`<p class="groups">${unique.map(
    ({ id, name }) => html`<a class="button" href="${url}?explain=${id}#why">${name}</a> `,
  )}</p>`;
}

/** Places whose cards do nothing from there. */
const ASIDE: ReadonlySet<string> = new Set(['deck', 'graveyard', 'dead', 'discard', 'removed']);
