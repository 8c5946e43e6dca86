import type { Resolution } from '../../scenario/oracle.js';
import { type Html, html } from './html.js';
import type { ScenarioView } from './scenario.js';

/** What a share says beside title and note; a page that is kept as a file goes without. */
export interface SharedTexts {
  readonly author?: string;
  readonly tags?: readonly string[];
  readonly links?: readonly string[];
  readonly stepNotes?: readonly { readonly at: number; readonly text: string }[];
  /** The version of the engine that resolved it when it was saved, and the hash of what it said. */
  readonly engine?: string;
  readonly traceHash?: string;
}

/** Whether the ruling is what it was when it was saved, and which engine says so. */
export function bannerView({ scenario, replay }: ScenarioView): Html | null {
  if (!replay.ok || scenario.traceHash === undefined) return null;
  const { traceHash, engine } = replay.answer.resolution;
  if (traceHash === scenario.traceHash || replay.answer.resolution.pending !== null) {
    return scenario.engine === engine
      ? null
      : html`<p class="banner">Saved with engine ${scenario.engine ?? ''}; engine ${engine} says exactly the same.</p>`;
  }
  return html`<p class="banner changed"><strong>The ruling has changed since it was saved.</strong> It was resolved by engine ${scenario.engine ?? ''}; what is shown here is what engine ${engine} says. <a href="/v1/scenarios${scenario.url.slice('/s'.length)}">What was saved, as JSON</a></p>`;
}

/** What can be done with a copy of a scenario. */
export function tableLinks({ table }: ScenarioView): Html | null {
  if (table === null) return null;
  const compare = table.replace('/play?', '/compare?');
  return html`<p class="actions"><a class="button" href="${table}">Edit a copy, play on</a> <a class="button" href="${compare}">Compare editions</a></p>`;
}

/** What its author says of a scenario: the note, the name, tags, where it was taken from, single steps. */
export function sharedTexts({ scenario }: ScenarioView): Html {
  const { note, author = '', tags = [], links = [], stepNotes = [], url } = scenario;
  const sources = links.map(
    (link) => html`<li><a href="${link}" rel="nofollow ugc noopener noreferrer">${link}</a></li>`,
  );
  const steps = stepNotes.map(
    ({ at, text }) => html`<li><a href="${url}?at=${at}#stage">Step ${at}</a>: ${text}</li>`,
  );
  const said = tags.map((tag) => html`<li class="chip"><span class="tag">${tag}</span></li>`);
  return html`${note === '' ? null : html`<p class="note">${note}</p>`}${
    author === '' ? null : html`<p class="soft">Shared by ${author}</p>`
  }${said.length === 0 ? null : html`<ul class="chips" aria-label="Tags">${said}</ul>`}${
    steps.length === 0 ? null : html`<h2>Notes on steps</h2><ul>${steps}</ul>`
  }${sources.length === 0 ? null : html`<h2>Taken from</h2><ul>${sources}</ul>`}`;
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
