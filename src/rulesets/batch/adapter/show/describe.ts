import type { Json } from '../../../../kernel/index.js';
import type { Death, Position } from '../../../ruleset.js';
import { cardOf, get, ownerOf } from '../../state/access.js';
import { LEVELS } from '../../state/pool.js';
import { FIRST_CARD, type State } from '../../state/state.js';
import { Col, ZONES } from '../../vocabulary/index.js';

export function cardAt(s: State, identity: number): { readonly id: string; readonly name: string } {
  const card = s.pool.cards[Math.floor(identity / LEVELS)];
  return { id: card?.id ?? '', name: card?.name ?? '' };
}

/** What an entity is called in a sentence; it depends on nothing that can change later. */
export function titleOf(
  { state, names }: Position<State>,
  entity: number,
  identity: number,
): string {
  const card = state.pool.cards[Math.floor(identity / LEVELS)];
  if (card === undefined || card.kind === 'GAME') return 'the game';
  if (card.kind === 'PLAYER') return `player ${entity - 1}`;
  const alias = names.aliasOf(entity);
  const name = `${card.name} L${identity % LEVELS}`;
  return `${name} (${alias ?? entity})`;
}

export function cellValue(s: State, column: number, value: number): Json {
  if (column === Col.CARD) return s.pool.cards[value]?.id ?? value;
  return column === Col.ZONE ? (ZONES[value] ?? value) : value;
}

export function deathsSince(s: State, row: number): Death[] {
  const found: Death[] = [];
  for (let e = Math.max(row, FIRST_CARD); e < s.count; e++) {
    if (cardOf(s, e).kind !== 'DEATH_RECORD') continue;
    const entityId = get(s, e, Col.HOST);
    found.push({
      entityId,
      cardId: cardOf(s, entityId).id,
      controller: ownerOf(s, e),
      turn: get(s, e, Col.TURN),
      zonePosition: get(s, entityId, Col.POSITION),
    });
  }
  return found;
}

export function cardsIn(s: State): string[] {
  const ids = new Set<string>();
  for (let e = FIRST_CARD; e < s.count; e++)
    if (cardOf(s, e).kind !== 'DEATH_RECORD') ids.add(cardOf(s, e).id);
  return [...ids].sort();
}
