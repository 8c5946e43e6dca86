import type { Problem } from '../../scenario/oracle.js';
import type { Place } from '../play/edits.js';
import { type Html, html } from './html.js';
import { placeText } from './setup.js';

/** Names that are offered for one that is none. */
const MOST = 3;

/** What is wrong in a place of a table, each with the ways to fix it: another name, or nothing there. */
export function fixesView({ errors = [] }: Problem, code: string): Html | null {
  const ways = errors.flatMap(({ code: kind, path, nearest = [] }) => {
    const place = kind === 'UNKNOWN_CARD' ? placeOf(path ?? []) : null;
    if (place === null) return [];
    const at = placeText(place);
    const others = nearest
      .slice(0, MOST)
      .map((name) =>
        way(`Put ${name} there`, { b: code, do: 'set', place: at, of: 'card', 'f.card': name }),
      );
    return [...others, way('Leave it out', { b: code, do: `remove ${at}` })];
  });
  return ways.length === 0 ? null : html`<p class="actions">${ways}</p>`;
}

function way(says: string, query: Readonly<Record<string, string>>): Html {
  return html`<a class="button" href="/play?${new URLSearchParams(query).toString()}">${says}</a> `;
}

/** The place of a side that a problem is about; null: another place. */
function placeOf([players, player, zone, index]: readonly (string | number)[]): Place | null {
  if (players !== 'players' || typeof zone !== 'string') return null;
  return { player: String(player), zone, index: typeof index === 'number' ? index : null };
}
