import type { BoardZone } from '../../scenario/oracle.js';
import { type Html, html } from './html.js';

/** A board in words: for every player what lies in each zone. Empty zones are left out. */
export function boardText(heading: string, zones: readonly BoardZone[]): Html {
  const players = [...new Set(zones.map(({ player }) => player))];
  return html`<section class="panel"><h3>${heading}</h3>${players.map((player) => {
    const rows = zones.filter((zone) => zone.player === player && zone.cards.length > 0);
    return html`<h4>Player ${player}</h4><dl>${rows.map(zoneText)}</dl>`;
  })}</section>`;
}

function zoneText({ zone, cards }: BoardZone): Html {
  return html`<dt>${zone}</dt><dd><ul class="cards">${cards.map(
    ({ name, stats, marks }) =>
      html`<li>${name}${stats === null ? null : html` <strong>${stats}</strong>`}${
        marks.length === 0 ? null : html`<span class="marks">${marks.join(', ')}</span>`
      }</li>`,
  )}</ul></dd>`;
}
