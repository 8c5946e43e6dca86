import type { Explanation, Outcomes, Problem, Replay } from '../../scenario/oracle.js';
import { actionsView, explanationView, outcomesView, problemView } from './answers.js';
import { boardView, drawnBoard } from './board.js';
import { type Content, type Html, html } from './html.js';
import { page } from './page.js';
import { traceView } from './trace.js';

/** An answer of the rules engine, or the problem that it answered instead. */
export type Asked<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problem: Problem };

/** What a page asks beside the scenario, as it was written. */
export interface PageQuery {
  readonly explain?: string;
  readonly event?: string;
  readonly outcomes?: string;
  readonly trace?: 'SUMMARY' | 'FULL';
}

/** Everything that the page of a scenario shows. */
export interface ScenarioView {
  readonly scenario: {
    readonly url: string;
    readonly title: string;
    readonly note: string;
    readonly ruleset: string;
    readonly edition: string;
  };
  readonly query: PageQuery;
  readonly replay: Asked<Replay>;
  readonly explanation: Asked<Explanation> | null;
  readonly outcomes: Asked<Outcomes> | null;
}

/** The page of a saved scenario. */
export function scenarioPage(view: ScenarioView): Uint8Array {
  const { scenario, replay } = view;
  const { title, url, ruleset, edition } = scenario;
  const description = descriptionOf(view);
  return page(
    { title: `${title} – Rules Oracle`, description, path: url, scripts: ['viewer'] },
    html`<h1>${title}</h1>
<p class="soft">${ruleset}, patch ${edition}. <a href="/v1/scenarios${url.slice('/s'.length)}">As JSON</a></p>
${scenario.note === '' ? null : html`<p class="note">${scenario.note}</p>`}
${replay.ok ? resolved(view, replay.answer) : problemView(replay.problem)}`,
  );
}

/** What sites that link to the page say about it. */
function descriptionOf({ scenario, replay }: ScenarioView): string {
  const where = `${scenario.ruleset}, patch ${scenario.edition}`;
  if (!replay.ok) return where;
  const { difference, result } = replay.answer.resolution;
  const sentences = difference?.all.sentences ?? [];
  const told = sentences.slice(0, 4).join(' ');
  return `${where}. ${told === '' ? `Result: ${String(result)}.` : told}`;
}

function resolved(view: ScenarioView, replay: Replay): Html {
  const { scenario, query, explanation, outcomes } = view;
  const { actions, difference, boards, trace, result, pending } = replay.resolution;
  const full = query.trace === 'FULL';
  return html`${drawnBoard(scenario, replay)}${
    boards === undefined
      ? null
      : html`<h2>Boards</h2><div class="boards">${boardView('Before', boards.before)}${boardView('After', boards.after)}</div>`
  }
<h2>What is done, and what it changes</h2>
${difference === undefined ? null : actionsView(actions, difference)}
<p>Result: <strong>${String(result)}</strong></p>
${pending === null ? null : html`<p>A decision is open, so the rest has not happened yet.</p>`}
<h2 id="why">Why did it happen, and why not?</h2>
${form(scenario.url, query, 'explain', 'Whom is it about? An alias, a card, or "hero 1"')}
${explanation === null ? null : part(explanation, (answer) => explanationView(answer, scenario.ruleset))}
<h2 id="chances">How likely is what?</h2>
${form(scenario.url, query, 'outcomes', 'What tells results apart? "result", "board", or such as "hero 2 health"')}
${outcomes === null ? null : part(outcomes, outcomesView)}
<h2 id="trace">Everything that happens</h2>
<p><a href="${addressOf(scenario.url, { ...query, trace: full ? 'SUMMARY' : 'FULL' })}#trace">${
    full ? 'Leave out checks and queues' : 'Show checks and queues too'
  }</a></p>
${traceView(trace, scenario.ruleset)}`;
}

function part<Answer>(asked: Asked<Answer>, show: (answer: Answer) => Content): Content {
  return asked.ok ? show(asked.answer) : problemView(asked.problem);
}

/** The address of the page with these questions. */
function addressOf(url: string, query: PageQuery): string {
  const asked = Object.entries(query).filter((entry) => entry[1] !== undefined);
  return `${url}?${new URLSearchParams(asked as [string, string][]).toString()}`;
}

/** A question that the page answers; what else was asked stays asked. */
function form(url: string, query: PageQuery, name: 'explain' | 'outcomes', label: string): Html {
  const others = Object.entries(query).flatMap(([key, value]) =>
    key === name || value === undefined
      ? []
      : [html`<input type="hidden" name="${key}" value="${value}">`],
  );
  const anchor = name === 'explain' ? '#why' : '#chances';
  return html`<form method="get" action="${url}${anchor}"><div><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${query[name] ?? ''}" maxlength="200" autocomplete="off"></div>${others}<button type="submit">Ask</button></form>`;
}

/** The page of an error. */
export function errorPage({ title, detail }: Pick<Problem, 'title' | 'detail'>): Uint8Array {
  return page(
    { title: `${title} – Rules Oracle`, description: detail, path: null },
    html`<h1>${title}</h1><p>${detail}</p>`,
  );
}
