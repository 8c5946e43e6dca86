import type { ActionReport, Json, LegalActions } from '../../scenario/oracle.js';
import { actionsOf } from '../play/edits.js';
import { actionText, type Names } from './action-text.js';
import { problemView } from './answers.js';
import { type Html, html } from './html.js';
import { ruleLinks } from './rule-links.js';
import type { PlayView } from './views.js';

/** A decision that waits for its answer, as resolutions write it. */
export interface OpenDecision {
  readonly kind: string;
  readonly name: string;
  readonly player: number;
  readonly options: readonly { readonly pick: Json; readonly text: string }[];
}

type Legal = LegalActions['actions'];

/** What can be done, and what cannot and why not. */
export function legalView({ legal, ruleset }: PlayView, toAct: number | null): Html | null {
  if (legal === null) return null;
  if (!legal.ok) return problemView(legal.problem);
  const { actions, illegal = [] } = legal.answer;
  const refused = illegal.map(
    ({ text = '', message, code, rules }) =>
      html`<li>${text}: ${message} <code>${code}</code> ${ruleLinks(rules ?? [], ruleset)}</li>`,
  );
  return html`<section aria-labelledby="can"><h2 id="can">${toAct === null ? 'What can be done' : `What player ${toAct} can do`}</h2>
${actions.length === 0 ? html`<p>Nothing: the game is over.</p>` : html`<ul class="groups">${groupsOf(actions).map(groupView)}</ul>`}
${refused.length === 0 ? null : html`<details><summary>What cannot be done, and why not (${refused.length})</summary><ul>${refused}</ul></details>`}</section>`;
}

/** Actions with the same subject: what they begin with is written once. */
function groupsOf(actions: Legal): Legal[] {
  const groups = new Map<string, Legal[number][]>();
  for (const each of actions) {
    const key = subjectOf(each.action);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
}

function subjectOf(action: Json): string {
  if (typeof action !== 'object' || action === null) return JSON.stringify(action);
  return JSON.stringify(Object.entries(action)[0] ?? action);
}

function groupView(group: Legal): Html {
  const [only] = group;
  if (group.length === 1) return html`<li>${actButton(only!, only!.text)}</li>`;
  const common = commonStart(group.map(({ text }) => text));
  const buttons = group.map((each) => actButton(each, each.text.slice(common.length)));
  return html`<li><span class="subject">${common}</span> <span class="choices">${buttons}</span></li>`;
}

/** The words that texts begin with together. */
function commonStart(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  let length = 0;
  while (length < first.length - 1 && others.every((text) => text[length] === first[length]))
    length++;
  return first.slice(0, first.lastIndexOf(' ', length) + 1);
}

function actButton({ action, text }: Legal[number], label: string): Html {
  const whole = label === text ? null : html` aria-label="${text}"`;
  return html`<button form="edit" name="act" value="${JSON.stringify(action)}" title="${text}"${whole}>${label}</button>`;
}

/** The options of an open decision. */
export function pendingView({ kind, name, player, options }: OpenDecision): Html {
  const who = kind === 'chance' ? 'Chance decides' : `Player ${player} chooses`;
  return html`<section aria-labelledby="can"><h2 id="can">${who}: ${name}</h2><p>What is picked?</p><ul class="groups"><li>${options.map(
    ({ pick, text }) =>
      html`<button form="edit" name="act" value="${JSON.stringify({ decide: pick })}">${text}</button>`,
  )}</li></ul></section>`;
}

/** What was done. */
export function doneView(
  reports: readonly ActionReport[],
  { scenario }: PlayView,
  names: Names = new Map(),
): Html | null {
  const actions = actionsOf(scenario);
  if (actions.length === 0) return null;
  const items = actions.map((action, i) => {
    const report = reports.find((one) => one.action === action) ?? reports[i];
    const refused = report !== undefined && !report.legal ? report.illegal : undefined;
    return html`<li>${actionText(action, names)}${
      refused === undefined || refused === null
        ? null
        : html` <span class="bad">Illegal: ${refused.message} <code>${refused.code}</code></span>`
    }</li>`;
  });
  return html`<section aria-labelledby="done"><h2 id="done">What was done</h2><ol class="done">${items}</ol></section>`;
}
