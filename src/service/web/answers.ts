import type {
  ActionReport,
  Differences,
  Explanation,
  Json,
  JsonObject,
  Outcomes,
  Problem,
} from '../../scenario/oracle.js';
import { actionText, type Names } from './action-text.js';
import { LONGEST_ADDRESS, playAddress } from './addresses.js';
import { type Content, type Html, html } from './html.js';
import { ruleLink, ruleLinks } from './rule-links.js';

/** Of more actions than this, few changes are told of each. */
const MANY = 20;
const FEW = 2;

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
): Html {
  const yes = triggers.map(
    ({ text, event, rules: cited, id }) =>
      html`<li class="good"><a href="#n${id}">${event === null ? '' : `${event.text}: `}${text}</a> ${ruleLinks(cited, ruleset)}</li>`,
  );
  const no = reasons.map(
    ({ code, text, event, times, rules: cited, after }) =>
      html`<li>${event === null || text.startsWith(event.text) ? '' : `${event.text}: `}${text}${
        after.length === 0 ? '' : `; before it: ${after.map((one) => one.text).join(', ')}`
      }${times === 1 ? '' : ` (${times} times)`} <code>${code}</code> ${ruleLinks(cited, ruleset)}</li>`,
  );
  const said = rules.map(({ id, says }) => html`<dt>${ruleLink(id, ruleset)}</dt><dd>${says}</dd>`);
  return html`<p><strong>${summary}</strong></p>${section('What happened', yes)}${section('Why not', no)}${
    said.length === 0 ? null : html`<h3>What the rules say</h3><dl>${said}</dl>`
  }`;
}

function section(heading: string, items: readonly Html[]): Html | null {
  return items.length === 0 ? null : html`<h3>${heading}</h3><ul>${items}</ul>`;
}

/** How likely every result is, as a table. */
export function outcomesView({ groups, complete, missing, unlisted }: Outcomes): Html {
  const names = [...new Set(groups.flatMap(({ by }) => Object.keys(by)))];
  const rows = groups.map(
    ({ by, probability, replay }) =>
      html`<tr><th scope="row">${percent(probability.decimal)}</th><td>${fraction(probability)}</td>${names.map(
        (name) => html`<td>${shown(by[name] ?? null)}</td>`,
      )}<td><meter min="0" max="1" value="${probability.decimal}" title="${percent(probability.decimal)}"></meter></td><td>${wayLink(replay)}</td></tr>`,
  );
  const left = complete ? null : html`<p>${percent(missing.decimal)} was not looked at.</p>`;
  const more = unlisted.groups === 0 ? null : html`<p>And ${unlisted.groups} results more.</p>`;
  return html`<table class="bars"><caption>How likely every result is, exactly</caption><thead><tr><th scope="col">chance</th><th scope="col">as a fraction</th>${names.map(
    (name) => html`<th scope="col">${name}</th>`,
  )}<td></td><th scope="col">one way there</th></tr></thead><tbody>${rows}</tbody></table>${left}${more}`;
}

/** One way that leads to a result, to be played; nothing where it does not fit into an address. */
function wayLink(replay: JsonObject | null): Html | null {
  const address = replay === null ? null : playAddress(replay);
  return address === null || address.length > LONGEST_ADDRESS
    ? null
    : html`<a href="${address}">play it</a>`;
}

/** A problem that the rules engine answered instead. */
export function problemView({ title, detail, errors = [] }: Problem): Html {
  const items: Content[] = errors.map(
    ({ message, nearest }) =>
      html`<li>${message}${nearest === undefined ? '' : ` Did you mean ${nearest.join(', ')}?`}</li>`,
  );
  return html`<div role="alert"><p class="bad"><strong>${title}.</strong> ${detail}</p>${
    items.length === 0 ? null : html`<ul>${items}</ul>`
  }</div>`;
}

function percent(decimal: number): string {
  return `${(decimal * 100).toFixed(3)} %`;
}

function fraction({ numerator, denominator }: { numerator: string; denominator: string }): string {
  return denominator === '1' ? numerator : `${numerator}/${denominator}`;
}

/** A value in words: what each zone of a board holds, anything else as it is. */
function shown(value: Json): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return value.map(shown).join(', ');
  return Object.entries(value)
    .map(([key, held]) => `${key}: ${shown(held)}`)
    .join('; ');
}
