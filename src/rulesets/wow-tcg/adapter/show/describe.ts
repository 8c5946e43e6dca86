import type { Json } from '../../../../kernel/index.js';
import type { KnownByName, Position } from '../../../ruleset.js';
import { cardOf } from '../../state/access.js';
import { type Card, OWN_CARDS, PLAYER_CARD } from '../../state/pool.js';
import type { State } from '../../state/state.js';
import { Col, KINDS, ZONES } from '../../vocabulary/index.js';

export function cardAt(s: State, identity: number): { readonly id: string; readonly name: string } {
  const card = s.pool.cards[Math.floor(identity / 16)];
  return { id: card?.id ?? '', name: card?.name ?? '' };
}

export function titleOf(
  { state, names }: Position<State>,
  entity: number,
  identity: number,
): string {
  const card = state.pool.cards[Math.floor(identity / 16)];
  const kind = KINDS[identity % 16];
  if (card === undefined || kind === 'GAME' || kind === 'NONE') return 'the game';
  if (kind === 'PLAYER') return `player ${entity - 1}`;
  // the only effects whose source is a player are proposals (WOW-705.5)
  if (kind === 'EFFECT' && card.index === PLAYER_CARD) return 'the proposal of a combat';
  if (kind === 'EFFECT') return `effect of ${card.name}`;
  if (kind === 'MODIFIER') return `modifier of ${card.name}`;
  if (kind === 'FORMER') return `${card.name} as it last was`;
  return `${card.name} (${names.aliasOf(entity) ?? entity})`;
}

/** Words that cells stand for, where a full state has words too. */
const WORDS: Readonly<Record<number, readonly string[]>> = { [Col.KIND]: KINDS, [Col.ZONE]: ZONES };

export function cellValue(s: State, column: number, value: number): Json {
  if (column === Col.CARD) return s.pool.cards[value]?.id ?? value;
  return WORDS[column]?.[value] ?? value;
}

/** The cards of all rows, each once, in order of their ids. */
function distinctCards(s: State): Card[] {
  const found = new Map<string, Card>();
  for (let e = 1; e < s.count; e++) {
    const card = cardOf(s, e);
    if (card.index >= OWN_CARDS) found.set(card.id, card);
  }
  return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The ids of all cards that a state uses, sorted. */
export function cardsIn(s: State): string[] {
  return distinctCards(s).map(({ id }) => id);
}

/** The cards of all rows whose texts are not known. */
export function unknownCards(s: State): KnownByName[] {
  return distinctCards(s).flatMap(({ known, id, name }) => (known ? [] : [{ id, name }]));
}
