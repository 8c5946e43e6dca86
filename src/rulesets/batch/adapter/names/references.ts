import type { Path, Problems } from '../../../common/problems.js';
import { References } from '../../../common/references.js';
import { cardOf, identityOf, inLaneOf, isPlayer, ownerOf } from '../../state/access.js';
import { type Card, type CardPool, LEVELS } from '../../state/pool.js';
import { PLAYERS, playerRow, type State } from '../../state/state.js';
import { LANES } from '../../vocabulary/index.js';

export interface NamedCard {
  readonly card: Card;
  /** Null: none was named. */
  readonly level: number | null;
}

/** `Dreadbolt L2`: the card at this level. */
const LEVELED = /^(.+?) L([1-9])$/i;

function isNameable({ kind }: Card): boolean {
  return kind === 'CREATURE' || kind === 'SPELL';
}

/** The card that a text names by name or id, with or without a level; null when there is none. */
export function cardNamed(pool: CardPool, text: string): NamedCard | null {
  const [, name = text, level] = LEVELED.exec(text) ?? [];
  const wanted = name.toLowerCase();
  const named = pool.cards.filter(isNameable);
  const card =
    named.find(({ id }) => id === wanted) ?? named.find((one) => one.name.toLowerCase() === wanted);
  if (card === undefined) return null;
  if (level !== undefined && Number(level) > card.topLevel) return null;
  return { card, level: level === undefined ? null : Number(level) };
}

/** Identities of the cards of this name: all its levels, or the one that is named. */
export function identitiesNamed(pool: CardPool, text: string): readonly number[] {
  const named = cardNamed(pool, text);
  if (named === null) return [];
  const { card, level } = named;
  if (level !== null) return [card.index * LEVELS + level];
  return Array.from({ length: card.topLevel }, (_, i) => card.index * LEVELS + i + 1);
}

export function allCardNames(pool: CardPool): readonly string[] {
  return pool.cards.filter(isNameable).flatMap(({ name, id }) => [name, id]);
}

export function findCard(
  pool: CardPool,
  text: string,
  path: Path,
  problems: Problems,
): NamedCard | null {
  const found = cardNamed(pool, text);
  if (found !== null) return found;
  return problems.unknownName('UNKNOWN_CARD', path, text, {
    what: 'card',
    known: allCardNames(pool),
  });
}

type Place = readonly [name: string, at: (s: State) => number];

/** Players, and lanes from their player's left. */
const PLACES = PLAYERS.flatMap((player): Place[] => [
  [`player ${player}`, () => playerRow(player)],
  ...LANES.map(
    (lane): Place => [`lane ${lane} of player ${player}`, (s) => inLaneOf(s, player, lane)],
  ),
]);

/** How entities of a game are named. A card's name stands for its identities: all its levels, or the one named. */
export const REFERENCES = new References<State, number>({
  places: Object.fromEntries(PLACES),
  cardsNamed: (s, text) => identitiesNamed(s.pool, text),
  cardNames: (s) => allCardNames(s.pool),
  cardOf: identityOf,
  nameOf: ({ state: s }, e) =>
    isPlayer(s, e) ? { place: `player ${ownerOf(s, e)}` } : { card: cardOf(s, e).name },
  sameCards: (s, e) => identitiesNamed(s.pool, cardOf(s, e).id),
});
