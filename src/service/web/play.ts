import { knownAs } from '../../rulesets/common/plain-data.js';
import type { Replay } from '../../scenario/oracle.js';
import { actionsOf } from '../play/edits.js';
import { tilePlaces } from '../play/tile-places.js';
import { namesOn } from './action-text.js';
import { actionsView, explanationView, problemView } from './answers.js';
import { editionView } from './edition.js';
import { editionsLink } from './editions.js';
import { fixesView } from './fixes.js';
import { type Content, type Html, html } from './html.js';
import { outcomesView } from './odds.js';
import { outcomeOf } from './outcome.js';
import { page } from './page.js';
import { addressOf, type PageQuery } from './page-query.js';
import { firstBoard, ReplayView } from './replay-view.js';
import { rulingView } from './ruling.js';
import { decksView, editAddress, gameView, setupView, shareView, textView } from './setup.js';
import { doneView, legalView, type OpenDecision, pendingView } from './table-actions.js';
import type { PlayView } from './views.js';

const DESCRIPTION =
  'Set up a board, play on it by the rulebook, see why everything happens, and share it by a link.';

/** The page of a table: a board that is set up, played and shared. */
export function playPage(view: PlayView): Uint8Array {
  const title = view.title ?? 'Set up a board and play';
  return page(
    {
      title: `${title} – Rules Oracle`,
      description: DESCRIPTION,
      path: '/play',
      scripts: ['editor'],
    },
    html`<h1>${title}</h1>${playBody(view)}`,
  );
}

/** The table itself, which other pages can hold too. */
export function playBody(view: PlayView): Html {
  const shown = view.replay.ok ? replayView(view, view.replay.answer) : null;
  return html`<form id="edit" method="get" action="/play"><input type="hidden" name="b" value="${view.code}"></form>
<div class="desk" data-code="${view.code}">
${shown === null ? null : html`<div class="came">${editionView(view, shown.replay.resolution.edition)}${cameView(view, shown)}</div>${whyView(view, shown)}`}
<div class="desk-board">${shown === null ? refusedView(view) : stageView(view, shown)}</div>
<div class="tools">${answersView(view)}<div class="panel">${setupView(view)}</div><div class="panel">${gameView(view)}${decksView(view)}${textView(view)}</div><div class="panel">${shareView(view)}</div></div>
</div>`;
}

/** A replay, and how it is shown. */
interface ShownTable {
  readonly replay: Replay;
  readonly view: ReplayView;
}

function replayView(view: PlayView, replay: Replay): ShownTable {
  const { edition, actions } = replay.resolution;
  // Before anything is done a click on a card edits it; afterwards it asks why.
  const clicked = actions.length === 0 ? { edits: editsOf(view, replay) } : { asks: '/play' };
  const about = { url: '/play', title: view.title ?? '', note: '', ruleset: view.ruleset, edition };
  return { replay, view: new ReplayView({ ...about, ...clicked }, queryOf(view), replay) };
}

function queryOf({ code, query }: PlayView): PageQuery {
  const asked = { b: code, ...query };
  return asked;
}

/** What came of what was done, and whether other editions say otherwise. */
function cameView(view: PlayView, { replay }: ShownTable): Content {
  if (replay.resolution.actions.length === 0) return null;
  const table = `/play?${new URLSearchParams({ b: view.code }).toString()}`;
  const link = editionsLink(table, view.ruleset, queryOf(view).lang);
  return html`<p class="outcome">${outcomeOf(replay.resolution)}</p>${link}`;
}

/** Why it came out so. */
function whyView(view: PlayView, { replay }: ShownTable): Content {
  if (replay.resolution.actions.length === 0) return null;
  const { ruleset, otherOrder } = view;
  const query = queryOf(view);
  const { at: _, explain: __, outcomes: ___, ...kept } = view.query;
  const swapped =
    otherOrder === null
      ? null
      : addressOf('/play', queryOf({ ...view, code: otherOrder, query: kept }));
  return rulingView(replay, { url: '/play', ruleset, query, otherOrder: swapped });
}

/** A board that cannot be played, and the way back. */
function refusedView(view: PlayView): Content {
  const { replay, scenario } = view;
  const back = actionsOf(scenario).length === 0 ? null : html`${doneView([], view)}${backView()}`;
  if (replay.ok) return back;
  return html`${problemView(replay.problem)}${fixesView(replay.problem, view.code)}${back}`;
}

/** The board, what can be done on it, and what was done. */
function stageView(view: PlayView, { replay, view: shown }: ShownTable): Content {
  const { actions, difference, trace, pending, result } = replay.resolution;
  const names = namesOn(replay.resolution);
  return html`${shown.stage(null)}${
    result === 'none'
      ? null
      : html`<p class="result">The game is over: <strong>${String(result)}</strong></p>`
  }
${actions.length === 0 ? null : backView()}
${pending === null ? legalView(view, shown.toAct()) : pendingView(knownAs<OpenDecision>(pending))}
${doneView(actions, view, names)}${
  actions.length === 0 || difference === undefined
    ? null
    : html`<details class="what"><summary>What it changed, and why</summary>${actionsView(actions, difference, names)}<h3>Everything that happened</h3>${shown.trace(trace)}</details>`
}`;
}

/** The ways on from what was done: back, or to others. */
function backView(): Html {
  return html`<p class="actions"><button form="edit" name="do" value="back">Take back</button> <a class="button" href="#share">Share it</a></p>`;
}

/** What was asked of the table, and the answers. */
function answersView({ explanation, outcomes, ruleset }: PlayView): Content {
  return [
    explanation === null
      ? null
      : html`<section class="answer panel"><h2 id="why">Why did it happen, and why not?</h2>${explanation.ok ? explanationView(explanation.answer, ruleset) : problemView(explanation.problem)}</section>`,
    outcomes === null
      ? null
      : html`<section class="answer panel"><h2 id="chances">How likely is what?</h2>${outcomes.ok ? outcomesView(outcomes.answer) : problemView(outcomes.problem)}</section>`,
  ];
}

/** Where the cards of the first board lead to: to their fields. */
function editsOf({ scenario, form, code }: PlayView, replay: Replay): ReadonlyMap<number, string> {
  const places = tilePlaces(scenario, form, firstBoard(replay));
  return new Map([...places].map(([id, place]) => [id, editAddress(code, place)]));
}
