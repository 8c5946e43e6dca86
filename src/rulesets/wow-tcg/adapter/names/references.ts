import { memoize } from '../../../common/memoize.js';
import type { Position } from '../../../common/names.js';
import type { Path, Problems } from '../../../common/problems.js';
import { References } from '../../../common/references.js';
import { BLANK_HERO, builtInCard } from '../../cards/registry.js';
import { heroOf } from '../../queries/characters.js';
import { cardOf, controllerOf, get, isCard } from '../../state/access.js';
import { playerAt, playerRow } from '../../state/players.js';
import { type Card, type CardPool, OWN_CARDS } from '../../state/pool.js';
import { GAME, type State } from '../../state/state.js';
import { Col, Link, MAX_PLAYERS } from '../../vocabulary/index.js';

/**
 * The cards that can be named, by what they are called in lower case. Ids come before names, and cards whose texts are
 * known before the others; of several that are left the first one is meant.
 */
const called = memoize((pool: CardPool): ReadonlyMap<string, Card> => {
  const cards = pool.cards.slice(OWN_CARDS);
  const named = (some: readonly Card[], by: 'id' | 'name') =>
    some.map((card) => [card[by].toLowerCase(), card] as const).reverse();
  const unknown = cards.filter(({ known }) => !known);
  const known = cards.filter((card) => card.known);
  return new Map([
    ...named(unknown, 'name'),
    ...named(known, 'name'),
    ...named(unknown, 'id'),
    ...named(known, 'id'),
  ]);
});

export function cardNamed(pool: CardPool, text: string): Card | undefined {
  return called(pool).get(text.toLowerCase());
}

/** Names and ids of all cards but helpers, for suggestions. */
export const allCardNames = memoize((pool: CardPool): readonly string[] =>
  pool.cards
    .slice(OWN_CARDS)
    .filter(({ id }) => builtInCard(id)?.printing.isHelper !== true)
    .flatMap(({ name, id }) => [name, id]),
);

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
  nameOf: ({ state: s }, e) => {
    if (playerAt(s, e) !== 0) return { place: `player ${playerAt(s, e)}` };
    const player = controllerOf(s, e);
    const isHero = cardOf(s, e).id === BLANK_HERO && heroOf(s, player) === e;
    return isHero ? { place: `hero ${player}` } : { card: cardOf(s, e).name };
  },
  sameCards: (s, e) => [cardOf(s, e).index],
});

/** What a link is called: its card, or the card whose effect it is; a proposal by its combatants. */
export function linkName(position: Position<State>, link: number): string {
  const { state: s } = position;
  if (isCard(s, link)) return REFERENCES.uniqueName(position, link);
  if (get(s, link, Col.LINK) === Link.PROPOSAL) {
    const [attacker, defender] = [get(s, link, Col.TARGET_1), get(s, link, Col.TARGET_2)];
    return `the attack of ${objectName(position, attacker)} on ${objectName(position, defender)}`;
  }
  return `the effect of ${objectName(position, get(s, link, Col.SOURCE))}`;
}

/** The name of a row; of a former object, that of its card. */
function objectName(position: Position<State>, e: number): string {
  const { state: s } = position;
  return isCard(s, e) || playerAt(s, e) !== 0
    ? REFERENCES.uniqueName(position, e)
    : cardOf(s, e).name;
}
