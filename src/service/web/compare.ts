import type { ActionReport, Comparison, Parting, Replay, Timeline } from '../../scenario/oracle.js';
import { problemView } from './answers.js';
import { timelineView } from './editions.js';
import { type Content, type Html, html } from './html.js';
import { outcomeOf } from './outcome.js';
import { page } from './page.js';
import { ReplayView } from './replay-view.js';
import { ruleLink } from './rule-links.js';
import type { Asked } from './views.js';

/** Everything that the page of two editions shows. */
export interface CompareView {
  /** The board code; empty: the first board. */
  readonly b: string;
  readonly title: string;
  readonly ruleset: string;
  readonly editions: readonly [string, string];
  /** Editions that can be chosen. */
  readonly known: readonly string[];
  /** Where the board is played in either edition. */
  readonly tables: readonly string[];
  readonly comparison: Asked<Comparison>;
  /** How it ends in every edition. */
  readonly timeline: Asked<Timeline>;
  /** How it goes in either edition. */
  readonly replays: readonly Asked<Replay>[];
}

/** The page of a board in two editions, side by side, and where they part. */
export function comparePage(view: CompareView): Uint8Array {
  const { b, title, editions, known, comparison, timeline } = view;
  const [one, other] = editions;
  const options = known.map((edition) => html`<option value="${edition}"></option>`);
  return page(
    {
      title: `${title}: ${one} and ${other} – Rules Oracle`,
      description: `The same board in patch ${one} and in patch ${other}, and where they part.`,
      path: null,
    },
    html`<p class="eyebrow">Two editions</p><h1>${title}</h1>
${timeline.ok ? timelineView({ b, edition: one, lang: undefined }, timeline.answer) : null}
<form method="get" action="/compare">${b === '' ? null : html`<input type="hidden" name="b" value="${b}">`}
<div><label for="one">One edition</label><input id="one" name="one" list="editions" value="${one}" autocomplete="off"></div>
<div><label for="other">The other</label><input id="other" name="other" list="editions" value="${other}" autocomplete="off"></div>
<datalist id="editions">${options}</datalist><button type="submit">Compare</button></form>
${comparison.ok ? comparedView(view, comparison.answer) : problemView(comparison.problem)}`,
  );
}

function comparedView(view: CompareView, { sides, partings, same }: Comparison): Html {
  const [parting] = partings;
  const where = parting?.at ?? null;
  return html`<p class="banner${same ? '' : ' changed'}">${
    same
      ? 'Exactly the same happens in both editions.'
      : html`<strong>They part${where === null ? '' : ` at line ${where}`}.</strong> ${outcomes(view)}`
  }</p>
${
  parting === undefined || same
    ? null
    : partingView(
        parting,
        sides.map(({ edition }) => edition),
        view.ruleset,
      )
}
<div class="beside">${sides.map((side, i) => sideView(view, side, { i, parting: parting?.lines[i]?.id ?? null }))}</div>`;
}

/** What comes of it in either edition. */
function outcomes({ replays, editions }: CompareView): Content {
  return replays.map((asked, i) =>
    asked.ok
      ? html`<br><strong>${editions[i] ?? ''}</strong>: ${outcomeOf(asked.answer.resolution)}`
      : null,
  );
}

/** A side of a comparison: which one, and the line at which it parts from the other. */
interface Compared {
  readonly i: number;
  readonly parting: number | null;
}

/** How it goes in one edition: what comes of it, how the board looks then, and the whole trace. */
function sideView(
  view: CompareView,
  { edition, actions, difference, result }: Comparison['sides'][number],
  { i, parting }: Compared,
): Html {
  const table = view.tables[i] ?? '';
  const sentences = html`<ul class="changes">${difference.sentences.map((text) => html`<li>${text}</li>`)}</ul>`;
  const asked = view.replays[i];
  return html`<section class="panel" aria-labelledby="side${i}"><h2 id="side${i}">Patch ${edition}</h2>${refusals(actions)}${sentences}${
    String(result) === 'none' ? null : html`<p>Result: <strong>${String(result)}</strong></p>`
  }${asked?.ok === true ? goneView(asked.answer, view, { i, parting }) : null}<p><a class="button" href="${table}">Play it in this edition</a></p></section>`;
}

function goneView(
  replay: Replay,
  { ruleset, tables, editions }: CompareView,
  { i, parting }: Compared,
): Html {
  const table = tables[i] ?? '';
  const shown = { url: table, title: '', note: '', ruleset, edition: editions[i] ?? '' };
  const { trace } = replay.resolution;
  // The line itself may be one of those that a summary leaves out: then it is in the one before it.
  const line = parting === null ? undefined : trace.findLast(({ id }) => id <= parting);
  const traced = {
    prefix: `s${i}-`,
    addressOf: (node: number) => `${table}&at=${node}#stage`,
    ...(line === undefined ? {} : { parting: line.id }),
  };
  const step = new ReplayView(shown, {}, replay);
  return html`<div class="board-box">${step.board('NARROW')}</div><h3>Everything that happens</h3>${step.trace(trace, traced)}`;
}

/** Actions that are not allowed on a side, and why. */
function refusals(actions: readonly ActionReport[]): Content {
  return actions.map(({ illegal }) =>
    illegal === undefined
      ? null
      : html`<p class="bad">Illegal: ${illegal.message} <code>${illegal.code}</code></p>`,
  );
}

/** The last line that is the same, what comes after it on either side, and why. */
function partingView(
  { lines, after, causes, cards }: Parting,
  editions: readonly string[],
  ruleset: string,
): Html {
  const stands = lines.map((line, i) => {
    const edition = editions[i] ?? '';
    return html`<li><strong>${edition}</strong>: ${line === null ? 'nothing more: it is over, or a decision is open' : html`${line.text} ${ruleLink(line.rule, ruleset)}`}</li>`;
  });
  const why = causes.map(({ governs, rules, otherRules }) => {
    const ruleItems = (said: typeof rules): Content =>
      said.map(({ id, says }) => html`<li>${ruleLink(id, ruleset)}: ${says}</li>`);
    return html`<li>${governs}<ul>${ruleItems(rules)}${ruleItems(otherRules)}</ul></li>`;
  });
  return html`<section class="panel"><h2>Where they part</h2>${
    after === null ? null : html`<p>After <em>${after.text}</em>:</p>`
  }<ul>${stands}</ul>${why.length === 0 ? null : html`<h3>Because of</h3><ul>${why}</ul>`}${
    cards.length === 0
      ? null
      : html`<p>Other cards: ${cards.map(({ name }) => name).join(', ')}.</p>`
  }</section>`;
}
