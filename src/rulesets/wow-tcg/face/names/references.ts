import type { Path, Problems } from '../../../common/problems.js';
import { References } from '../../../common/references.js';
import { heroOf } from '../../queries/characters.js';
import { cardOf, get, isCard } from '../../state/access.js';
import { playerAt, playerRow } from '../../state/players.js';
import { type Card, type CardPool, OWN_CARDS } from '../../state/pool.js';
import { GAME, type State } from '../../state/state.js';
import { Col, MAX_PLAYERS } from '../../vocabulary/index.js';

function nameable(pool: CardPool): readonly Card[] {
  return pool.cards.slice(OWN_CARDS);
}

/** The card of this name or id; undefined: nothing is called so. */
export function cardNamed(pool: CardPool, text: string): Card | undefined {
  const wanted = text.toLowerCase();
  const cards = nameable(pool);
  return (
    cards.find(({ id }) => id === wanted) ?? cards.find(({ name }) => name.toLowerCase() === wanted)
  );
}

export function allCardNames(pool: CardPool): readonly string[] {
  return nameable(pool).flatMap(({ name, id }) => [name, id]);
}

/** The card that a text names; otherwise a problem. */
export function findCard(
  pool: CardPool,
  text: string,
  path: Path,
  problems: Problems,
): Card | null {
  const found = cardNamed(pool, text);
  if (found !== undefined) return found;
  return problems.unknownName('UNKNOWN_CARD', path, text, {
    what: 'card',
    known: allCardNames(pool),
  });
}

type Place = readonly [name: string, at: (s: State) => number];

export const PLAYERS = Array.from({ length: MAX_PLAYERS }, (_, i) => i + 1);

function isIn(s: State, player: number): boolean {
  return player <= get(s, GAME, Col.PLAYERS);
}

const PLACES = PLAYERS.flatMap((player): Place[] => [
  [`player ${player}`, (s) => (isIn(s, player) ? playerRow(player) : 0)],
  [`hero ${player}`, (s) => heroOf(s, player)],
]);

/** How entities of a game are named. Rows that are no cards have no card's name. */
export const REFERENCES = new References<State, number>({
  places: Object.fromEntries(PLACES),
  cardsNamed: (s, text) => {
    const card = cardNamed(s.pool, text);
    return card === undefined ? [] : [card.index];
  },
  cardNames: (s) => allCardNames(s.pool),
  cardOf: (s, e) => (isCard(s, e) ? cardOf(s, e).index : -1),
  nameOf: ({ state: s }, e) =>
    playerAt(s, e) === 0 ? { card: cardOf(s, e).name } : { place: `player ${playerAt(s, e)}` },
  alike: (s, e) => [cardOf(s, e).index],
});
