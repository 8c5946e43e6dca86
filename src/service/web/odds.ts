import { isObject } from '../../rulesets/common/fields.js';
import type { Json, JsonObject, Outcomes } from '../../scenario/oracle.js';
import { LONGEST_ADDRESS, playAddress } from './addresses.js';
import { type Html, html } from './html.js';

type Group = Outcomes['groups'][number];

/** How likely every result is: as a bar, exactly, and with a way that leads there. */
export function outcomesView({ groups, complete, missing, unlisted }: Outcomes): Html {
  const names = [...new Set(groups.flatMap(({ by }) => Object.keys(by)))];
  const columns = names.map((name) => tellingApart(groups.map(({ by }) => by[name] ?? null)));
  const rows = groups.map((group, i) =>
    rowView(
      group,
      columns.map((values) => values[i] ?? ''),
    ),
  );
  const left = complete ? null : html`<p>${percent(missing.decimal)} was not looked at.</p>`;
  const more = unlisted.groups === 0 ? null : html`<p>And ${unlisted.groups} results more.</p>`;
  return html`<table class="bars"><caption>How likely every result is, exactly</caption><thead><tr><th scope="col">chance</th>${names.map(
    (name) => html`<th scope="col">${name}</th>`,
  )}<th scope="col">one way there</th></tr></thead><tbody>${rows}</tbody></table>${left}${more}`;
}

function rowView({ probability, replay }: Group, columns: readonly string[]): Html {
  const chance = percent(probability.decimal);
  const meter = html`<meter min="0" max="1" value="${probability.decimal}" title="${chance}"></meter>`;
  const cells = columns.map((text) => html`<td>${text}</td>`);
  return html`<tr><th scope="row">${chance} <small>${fraction(probability)}</small>${meter}</th>${cells}<td>${wayLink(replay)}</td></tr>`;
}

/** One way that leads to a result, to be played; nothing where it does not fit into an address. */
function wayLink(replay: JsonObject | null): Html | null {
  const address = replay === null ? null : playAddress(replay);
  return address === null || address.length > LONGEST_ADDRESS
    ? null
    : html`<a href="${address}">play it</a>`;
}

function percent(decimal: number): string {
  return `${Number((decimal * 100).toFixed(3))} %`;
}

function fraction({ numerator, denominator }: { numerator: string; denominator: string }): string {
  return denominator === '1' ? numerator : `${numerator}/${denominator}`;
}

/** Values in words. Of boards only those zones are columns that differ. */
function tellingApart(values: readonly Json[]): readonly string[] {
  const boards = values.filter(isObject);
  if (boards.length < 2 || boards.length < values.length) return values.map(shown);
  const zones = [...new Set(boards.flatMap((board) => Object.keys(board)))];
  const telling = zones.filter(
    (zone) => new Set(boards.map((board) => shown(board[zone] ?? null))).size > 1,
  );
  return boards.map((board) =>
    shown(Object.fromEntries(telling.map((zone) => [zone, board[zone] ?? 'nothing']))),
  );
}

/** A value in words: what each zone of a board holds, anything else as it is. */
function shown(value: Json): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(shown).join(', ');
  return Object.entries(value)
    .map(([key, held]) => `${key}: ${shown(held)}`)
    .join('; ');
}
