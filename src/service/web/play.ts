import { knownAs } from '../../rulesets/common/plain-data.js';
import type { JsonObject, LegalActions, Replay } from '../../scenario/oracle.js';
import { actionsOf, type Place } from '../play/edits.js';
import type { SideForm } from '../play/form-fields.js';
import { actionsView, problemView } from './answers.js';
import { type Content, type Html, html } from './html.js';
import { page } from './page.js';
import type { PageQuery } from './page-query.js';
import { ReplayView } from './replay-view.js';
import type { Asked } from './scenario.js';
import { gameView, setupView, shareView, textView } from './setup.js';
import { doneView, legalView, type OpenDecision, pendingView } from './table-actions.js';

/** Everything that the page of a table shows. */
export interface PlayView {
  readonly code: string;
  readonly title: string | null;
  readonly scenario: JsonObject;
  /** The scenario as YAML. */
  readonly text: string;
  readonly ruleset: string;
  readonly form: SideForm;
  readonly replay: Asked<Replay>;
  /** The step that is shown, and who sits below. */
  readonly query: Pick<PageQuery, 'at' | 'side'>;
  /** What can be done; null: a decision is open, or the board cannot be played. */
  readonly legal: Asked<LegalActions> | null;
  /** What is shown with its fields. */
  readonly selected: Place | null;
}

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
  return html`<form id="edit" method="get" action="/play"><input type="hidden" name="b" value="${view.code}"></form>
<div class="desk${actionsOf(view.scenario).length === 0 ? ' untouched' : ''}" data-code="${view.code}">
<div class="desk-board">${stage(view)}</div>
<div class="tools"><div class="panel">${setupView(view)}</div><div class="panel">${gameView(view)}${textView(view)}</div><div class="panel">${shareView(view)}</div></div>
</div>`;
}

function stage(view: PlayView): Content {
  const { replay, scenario, ruleset } = view;
  if (!replay.ok) {
    return html`${problemView(replay.problem)}${
      actionsOf(scenario).length === 0 ? null : doneView([], view)
    }`;
  }
  const { edition, actions, difference, trace, pending, result } = replay.answer.resolution;
  const query = { b: view.code, ...view.query };
  const shown = new ReplayView(
    { url: '/play', title: view.title ?? '', note: '', ruleset, edition },
    query,
    replay.answer,
  );
  return html`${shown.stage(null)}${
    result === 'none'
      ? null
      : html`<p class="result">The game is over: <strong>${String(result)}</strong></p>`
  }
${pending === null ? legalView(view) : pendingView(knownAs<OpenDecision>(pending))}
${doneView(actions, view)}${
  actions.length === 0 || difference === undefined
    ? null
    : html`<details class="what"><summary>What it changed, and why</summary>${actionsView(actions, difference)}<h3>Everything that happened</h3>${shown.trace(trace)}</details>`
}`;
}
