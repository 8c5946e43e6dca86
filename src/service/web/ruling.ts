import type { Difference, Replay, TraceLine } from '../../scenario/oracle.js';
import { type Html, html } from './html.js';
import { addressOf, type PageQuery } from './page-query.js';
import { ruleLink } from './rule-links.js';
import { ruleSays } from './rule-texts.js';

/** So many lines are read in a few seconds. */
const MOST = 5;
/** Rules that a line names before it is opened. */
const NAMED = 1;
/** Rules that are told where a line is opened; all of them are on the line in the trace. */
const TOLD = 2;

/** How much a line of a kind tells by itself. Frames, checks and queues only lead to those. */
const WEIGHTS: Readonly<Record<string, number>> = {
  trigger: 4,
  decision: 3,
  effect: 3,
  step: 0.5,
};
/** What a line tells more that is about somebody to whom something has happened in the end. */
const FATED = 3;
/** What a line tells more in which values change. */
const CHANGING = 1;
/** What a line tells less of which one has told the same of somebody of the same name. */
const AGAIN = 5;
/** What is less than this only fills up what would be too little to be understood. */
const TELLING = 5;
const ENOUGH = 2;
/** What is less than this is left out, however little else there is. */
const LEAST = 4;
/** Of so many actions each is told; of more the boards and the list of actions tell it. */
const FEW_ACTIONS = 2;
const ACTION = 8;
/** Who acts is exhausted by it: that is no news. */
const TIRED = 'EXHAUSTED';

/** The lines of a replay that tell the most of what came of it, in their order. */
export function tellingLines({ resolution, steps }: Replay): readonly TraceLine[] {
  const { trace, difference, actions } = resolution;
  const fated = difference === undefined ? new Set<number>() : fatedIn(difference.all);
  const abouts = new Map(steps.map(({ node, about }) => [node, about]));
  const seen = new Set<string>();
  const weighed = trace.flatMap((line) => {
    const about = abouts.get(line.id) ?? null;
    const isFated = about !== null && fated.has(about);
    const weight =
      line.kind === 'sequence'
        ? actions.length <= FEW_ACTIONS
          ? ACTION
          : 0
        : weightOf(line, isFated);
    if (weight < LEAST) return [];
    const said = line.text.replaceAll(/ \([^()]*\)/g, '');
    const isAgain = seen.has(said);
    seen.add(said);
    return [{ line, weight: isAgain ? weight - AGAIN : weight }];
  });
  // Of lines that tell as much, the later ones are nearer to what came of it.
  const sorted = weighed.sort((a, b) => b.weight - a.weight || b.line.id - a.line.id);
  const telling = sorted.filter(({ weight }) => weight >= TELLING).length;
  return sorted
    .slice(0, Math.min(MOST, Math.max(telling, ENOUGH)))
    .map(({ line }) => line)
    .sort((a, b) => a.id - b.id);
}

function weightOf({ kind, changes }: TraceLine, isFated: boolean): number {
  const weight = WEIGHTS[kind] ?? 0;
  const tires = changes.length > 0 && changes.every(({ tag }) => tag === TIRED);
  if (weight === 0 || tires) return 0;
  return weight + (isFated ? FATED : 0) + (changes.length > 0 ? CHANGING : 0);
}

/** Those to whom something has happened that is worth to be told. */
function fatedIn({ died, entered, transformed, changedSides, changed }: Difference): Set<number> {
  const told = changed.filter(({ tags }) => tags.some(({ says }) => says !== null));
  return new Set(
    [...died, ...entered, ...transformed, ...changedSides, ...told].map(({ id }) => id),
  );
}

/** Where what is told leads to, and by whose rules it happens. */
interface Ruled {
  /** A text without what tells apart those who cannot be mistaken for each other. */
  readonly plain: (text: string) => string;
  readonly url: string;
  readonly ruleset: string;
  readonly query: PageQuery;
}

/** What happened in a few lines, each with its rule; a line that is opened says what the rules say. */
export function rulingView(replay: Replay, { url, ruleset, query, plain }: Ruled): Html | null {
  const refused = replay.resolution.actions.flatMap(({ illegal }) => illegal ?? []);
  const lines = tellingLines(replay).slice(0, MOST - Math.min(refused.length, FEW_ACTIONS));
  if (lines.length + refused.length === 0) return null;
  const items = [
    ...lines.map((line) => {
      const at = addressOf(url, { ...query, at: String(line.id) });
      const shown = html`<a href="${at}#stage" data-node="${line.id}">See it on the board</a>`;
      return lineView(plain(line.text), [line.rule], { ruleset, shown });
    }),
    ...refused.slice(0, FEW_ACTIONS).map(({ message, rules = [], code }) =>
      lineView(`Illegal: ${plain(message)}`, rules, {
        ruleset,
        shown: html`<code>${code}</code>`,
      }),
    ),
  ];
  return html`<section class="why panel" aria-labelledby="what"><h2 id="what">What happens, and why</h2><ol>${items}</ol></section>`;
}

function lineView(
  text: string,
  rules: readonly string[],
  { ruleset, shown }: { readonly ruleset: string; readonly shown: Html },
): Html {
  const named = rules.slice(0, NAMED).map((id) => html` <span class="rule">${id}</span>`);
  const told = rules
    .slice(0, TOLD)
    .map((id) => html`<dt>${ruleLink(id, ruleset, true)}</dt><dd>${ruleSays(ruleset, id)}</dd>`);
  return html`<li><details><summary><span>${text}</span>${named}</summary><dl>${told}</dl><p class="small">${shown}</p></details></li>`;
}
