import type { Language } from '../../rulesets/common/names.js';
import type { ActionReport, Differences, Explanation, Problem } from '../../scenario/oracle.js';
import { actionText, type Names } from './action-text.js';
import { type Html, html } from './html.js';
import { ruleLink } from './rule-links.js';
import { inWords } from './words.js';

/** With more actions than this, each shows only a few changes. */
const MANY = 20;
const FEW = 2;
/** The status of what would be answered a moment later. */
const BUSY = 503;

/** What each action was, whether it was taken, and what it has changed. */
export function actionsView(
  actions: readonly ActionReport[],
  { actions: differences }: Differences,
  names: Names,
): Html {
  if (actions.length === 0) return html`<p>Nothing is done.</p>`;
  return html`<ol class="changes">${actions.map(({ action, legal, illegal }, i) => {
    const difference = differences[i] ?? null;
    const refused = legal
      ? null
      : html`<p class="bad">Illegal: ${illegal?.message ?? ''} <code>${illegal?.code ?? ''}</code></p>`;
    const all = difference?.sentences ?? [];
    const sentences = all.slice(0, actions.length > MANY ? FEW : all.length);
    const more = all.length - sentences.length;
    const changed =
      sentences.length === 0
        ? null
        : html`<ul>${sentences.map((text) => html`<li>${text}</li>`)}${
            more > 0 ? html`<li class="soft">and ${more} more</li>` : null
          }</ul>`;
    return html`<li><strong>${actionText(action, names)}</strong>${refused}${changed}</li>`;
  })}</ol>`;
}

/** The answer to why something did or did not happen. */
export function explanationView(
  { summary, triggers, reasons, rules }: Explanation,
  ruleset: string,
  language?: Language,
): Html {
  const yes = triggers.map(
    ({ text, event, rule, id }) =>
      html`<li class="good"><a href="#n${id}">${event === null ? '' : `${event.text}: `}${text}</a> ${ruleLink(rule, ruleset)}</li>`,
  );
  const no = reasons.map(
    ({ code, text, event, times, rule, after }) =>
      html`<li>${event === null || text.startsWith(event.text) ? '' : `${event.text}: `}${text}${
        after.length === 0 ? '' : `; before it: ${after.map((one) => one.text).join(', ')}`
      }${times === 1 ? '' : ` (${times} times)`} <code>${code}</code> ${ruleLink(rule, ruleset)}</li>`,
  );
  const said = rules.map(({ id, says }) => html`<dt>${ruleLink(id, ruleset)}</dt><dd>${says}</dd>`);
  return html`<p><strong>${summary}</strong></p>${section(inWords(language, 'What happened'), yes)}${section(inWords(language, 'Why not'), no)}${
    said.length === 0
      ? null
      : html`<h3>${inWords(language, 'What the rules say')}</h3><dl>${said}</dl>`
  }`;
}

function section(heading: string, items: readonly Html[]): Html | null {
  return items.length === 0 ? null : html`<h3>${heading}</h3><ul>${items}</ul>`;
}

/** A problem that the rules engine answered instead. */
export function problemView({ title, detail, status, errors = [] }: Problem): Html {
  const untold = errors.filter(({ message }) => !detail.includes(message));
  const items = untold.map(({ message, nearest = [] }) => {
    const isAsked = nearest.length === 0 || message.includes('Did you mean');
    return html`<li>${message}${isAsked ? '' : ` Did you mean ${nearest.join(', ')}?`}</li>`;
  });
  return html`<div role="alert"><p class="bad"><strong>${title}.</strong> ${detail}</p>${
    items.length === 0 ? null : html`<ul>${items}</ul>`
  }${againView(status)}</div>`;
}

/** What would be answered a moment later can be asked for again. */
export function againView(status: number): Html | null {
  return status === BUSY ? html`<p><a class="button" href="">Try again</a></p>` : null;
}
