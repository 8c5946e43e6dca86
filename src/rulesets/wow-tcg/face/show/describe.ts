import type { Json } from '../../../../kernel/index.js';
import type { Position } from '../../../ruleset.js';
import { cardOf, get } from '../../state/access.js';
import { OWN_CARDS, PLAYER_CARD } from '../../state/pool.js';
import type { State } from '../../state/state.js';
import { Col, KINDS, ZONES } from '../../vocabulary/index.js';

export function cardAt(s: State, identity: number): { readonly id: string; readonly name: string } {
  const card = s.pool.cards[Math.floor(identity / 16)];
  return { id: card?.id ?? '', name: card?.name ?? '' };
}

/** What an entity is called in a sentence; it depends on nothing that can change later. */
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

/** A cell's value as a full state has it: cards by id, kinds and zones by name. */
export function cellValue(s: State, column: number, value: number): Json {
  if (column === Col.CARD) return s.pool.cards[value]?.id ?? value;
  return WORDS[column]?.[value] ?? value;
}

export function cardsIn(s: State): string[] {
  const ids = new Set<string>();
  for (let e = 1; e < s.count; e++) if (get(s, e, Col.CARD) >= OWN_CARDS) ids.add(cardOf(s, e).id);
  return [...ids].sort();
}
