import { drawBoard, inPage } from '../../drawing/board.js';
import { knownAs } from '../../rulesets/common/plain-data.js';
import type { Tabletop } from '../../rulesets/common/tabletop.js';
import type { BoardZone, Replay } from '../../scenario/oracle.js';
import { SharedReader } from '../../scenario/replay/shared-json.js';
import { drawn, type Html, html } from './html.js';

/** The board as it is at the end, drawn for narrow screens and for wide ones. */
export function drawnBoard(
  { ruleset, edition }: { readonly ruleset: string; readonly edition: string },
  { parts, steps }: Replay,
): Html {
  const top = knownAs<Tabletop>(new SharedReader(parts).value(steps.at(-1)!.board));
  const caption = `${ruleset} ${edition}`;
  const draw = (format: 'NARROW' | 'WIDE'): string =>
    inPage(
      drawBoard(top, { format, below: 1, caption }),
      `board ${format.toLowerCase()}`,
      'The board',
    );
  return html`<div id="board">${drawn(draw('NARROW'))}${drawn(draw('WIDE'))}</div>`;
}

/** A board: for every player what lies in each zone. Empty zones are left out. */
export function boardView(heading: string, zones: readonly BoardZone[]): Html {
  const players = [...new Set(zones.map(({ player }) => player))];
  return html`<section><h3>${heading}</h3>${players.map((player) => {
    const rows = zones.filter((zone) => zone.player === player && zone.cards.length > 0);
    return html`<h4>Player ${player}</h4><dl>${rows.map(zoneView)}</dl>`;
  })}</section>`;
}

function zoneView({ zone, cards }: BoardZone): Html {
  return html`<dt>${zone}</dt><dd><ul class="cards">${cards.map(
    ({ name, stats, marks }) =>
      html`<li>${name}${stats === null ? null : html` <strong>${stats}</strong>`}${
        marks.length === 0 ? null : html`<span class="marks">${marks.join(', ')}</span>`
      }</li>`,
  )}</ul></dd>`;
}
