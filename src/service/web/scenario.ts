import type { Problem, Replay } from '../../scenario/oracle.js';
import { namesOn } from './action-text.js';
import { actionsView, againView, explanationView, problemView } from './answers.js';
import { boardText } from './board-text.js';
import { editionsLink } from './editions.js';
import { gameOf } from './game.js';
import { type Content, type Html, html } from './html.js';
import { outcomesView } from './odds.js';
import { headlineOf, outcomeAndRule, outcomeOf } from './outcome.js';
import { type PageHead, page } from './page.js';
import { addressOf, type PageQuery } from './page-query.js';
import { pendingView } from './pending.js';
import { ReplayView, type ShownReplay } from './replay-view.js';
import { rulingView } from './ruling.js';
import { sharePanel } from './share.js';
import {
  aboutView,
  bannerView,
  noteView,
  stepNotesView,
  tableLinks,
  whyLinks,
} from './share-view.js';
import type { Asked, ScenarioView } from './views.js';
import { inWords, type PageWords } from './words.js';

/** The page of a saved scenario. */
export function scenarioPage(view: ScenarioView): Uint8Array {
  return page({ ...headOf(view), scripts: ['viewer'] }, bodyOf(view));
}

/** A saved scenario as a page that is kept as a file: all of it, and links back to us. */
export function scenarioFile(
  { scenario, replay, address }: ShownReplay,
  query: PageQuery,
): Uint8Array {
  const asked = { ok: true, answer: replay } as const;
  const origin = address.slice(0, -scenario.url.length);
  const view = {
    scenario,
    query,
    replay: asked,
    change: null,
    explanation: null,
    outcomes: null,
    origin,
    table: null,
  };
  return page({ ...headOf(view), base: address, isAlone: true }, bodyOf(view));
}

function headOf({ scenario, replay, query, origin }: ScenarioView): PageHead {
  const { title, url, ruleset, edition } = scenario;
  const where = `${gameOf(ruleset)}, patch ${edition}`;
  const head = { title: `${title} – Rules Oracle`, path: url, language: query.lang };
  if (!replay.ok) return { ...head, description: `${title} – ${where}` };
  const { at, side } = query;
  const asked = { ...(at === undefined ? {} : { at }), ...(side === undefined ? {} : { side }) };
  const address = `${origin}${url}`;
  return {
    ...head,
    description: `${outcomeAndRule(replay.answer.resolution)} – ${title} – ${where}`,
    preview: {
      headline: headlineOf(replay.answer.resolution),
      address,
      picture: addressOf(`${address}.png`, { ...asked, format: 'card' }),
      oembed: `${origin}/oembed?${new URLSearchParams({ url: addressOf(address, asked), format: 'json' }).toString()}`,
    },
  };
}

function bodyOf(view: ScenarioView): Html {
  const { scenario, replay, query } = view;
  const say = (words: PageWords): string => inWords(query.lang, words);
  const { title, url, ruleset, edition, author = '' } = scenario;
  return html`<header class="ruling"><p class="eyebrow">${gameOf(ruleset)}, ${say('patch')} ${edition}${author === '' ? null : ` · ${say('shared by')} ${author}`}</p>
<h1>${title}</h1>
${replay.ok ? html`<p class="outcome">${outcomeOf(replay.answer.resolution)}</p>${editionsLink(view.table, ruleset, query.lang)}` : null}
${bannerView(view)}${noteView(scenario)}</header>
${replay.ok ? resolved(view, replay.answer) : html`${problemView(replay.problem)}${tableLinks(view)}`}
<footer class="small">${replay.ok ? html`engine ${replay.answer.resolution.engine} · ` : null}${languageLink(url, view.query)}</footer>`;
}

/** The same page in the other language. */
function languageLink(url: string, query: PageQuery): Html {
  return query.lang === 'zh'
    ? html`<a href="${addressOf(url, { ...query, lang: 'en' })}" hreflang="en">English</a>`
    : html`<a href="${addressOf(url, { ...query, lang: 'zh' })}" hreflang="zh" lang="zh">中文</a>`;
}

function resolved(view: ScenarioView, replay: Replay): Html {
  const { scenario, query, explanation, outcomes } = view;
  const { actions, difference, boards, trace, result, pending } = replay.resolution;
  const say = (words: PageWords): string => inWords(query.lang, words);
  const full = query.trace === 'FULL';
  const show = new ReplayView({ ...scenario, asks: '' }, query, replay);
  const isOver = String(result) !== 'none';
  return html`<div class="play">
${explanation === null ? null : html`<section class="answer panel" aria-labelledby="why"><h2 id="why">${say('Why did it happen, and why not?')}</h2>${part(explanation, (answer) => explanationView(answer, scenario.ruleset, query.lang))}</section>`}
${rulingView(replay, { url: scenario.url, ruleset: scenario.ruleset, query })}
${show.stage(pendingView(pending, scenario.url, query), tableLinks(view, sharePanel(shownOf(view, replay))))}
<div class="told panel">
<section aria-labelledby="done"><h2 id="done">${say('What is done, and what changes')}</h2>
${difference === undefined ? null : actionsView(actions, difference, namesOn(replay.resolution))}
${isOver ? html`<p>${say('Result')}: <strong>${String(result)}</strong></p>` : null}</section>
${stepNotesView(scenario)}
<section aria-labelledby="trace"><h2 id="trace">${say('Everything that happens')}</h2>
${show.trace(trace)}
<p class="small"><a href="${addressOf(scenario.url, { ...query, trace: full ? 'SUMMARY' : 'FULL' })}#trace">${say(
    full ? 'Leave out checks and queues' : 'Show checks and queues too',
  )}</a></p></section>
</div>
</div>
<section class="ask"><h2>${say('Why did it happen, and why not?')}</h2>
${whyLinks(boards, scenario.url)}${form(scenario.url, query, 'explain', 'Whom is it about? An alias, a card, or "hero 1"')}
</section>
<section class="ask"><h2 id="chances">${say('How likely is what?')}</h2>
${form(scenario.url, query, 'outcomes', 'Group the odds by: "result", "board", or for example "hero 2 health"')}
${outcomes === null ? null : html`<div class="panel">${part(outcomes, outcomesView)}</div>`}
</section>
${
  boards === undefined
    ? null
    : html`<details class="words"><summary><h2>${say('The boards in words')}</h2></summary><div class="boards">${boardText(say('Before'), boards.before)}${boardText(say('After'), boards.after)}</div></details>`
}
${aboutView(scenario)}`;
}

function shownOf({ scenario, origin, query }: ScenarioView, replay: Replay): ShownReplay {
  const game = `${gameOf(scenario.ruleset)}, patch ${scenario.edition}`;
  return { scenario, replay, game, address: `${origin}${scenario.url}`, language: query.lang };
}

function part<Answer>(asked: Asked<Answer>, show: (answer: Answer) => Content): Content {
  return asked.ok ? show(asked.answer) : problemView(asked.problem);
}

/** A question that the page answers; what else was asked stays asked. */
function form(url: string, query: PageQuery, name: 'explain' | 'outcomes', label: PageWords): Html {
  const others = Object.entries(query).flatMap(([key, value]) =>
    key === name || value === undefined
      ? []
      : [html`<input type="hidden" name="${key}" value="${value}">`],
  );
  const anchor = name === 'explain' ? '#why' : '#chances';
  return html`<form method="get" action="${url}${anchor}"><div><label for="${name}">${inWords(query.lang, label)}</label><input id="${name}" name="${name}" value="${query[name] ?? ''}" maxlength="200" autocomplete="off"></div>${others}<button type="submit">${inWords(query.lang, 'Ask')}</button></form>`;
}

/** The page of an error. */
export function errorPage({
  title,
  detail,
  status,
}: Pick<Problem, 'title' | 'detail' | 'status'>): Uint8Array {
  return page(
    { title: `${title} – Rules Oracle`, description: detail, path: null },
    html`<h1>${title}</h1><p>${detail}</p>${againView(status)}<p class="actions"><a class="button primary" href="/">Set up a board</a> <a class="button" href="/search">Look for something</a></p>`,
  );
}
