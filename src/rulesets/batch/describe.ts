import type { Json } from '../../kernel/index.js';
import type { CardRow, Death, Position, ShownZone } from '../ruleset.js';
import { BUILT_IN, LEVELS } from './cards/pool.js';
import { cardOf, creaturesOf, get, inZone, ownerOf } from './state/access.js';
import { attackOf } from './state/creature.js';
import { FIRST_CARD, PLAYERS, playerRow, type State } from './state/state.js';
import { Col, ZONES, Zone } from './vocabulary/index.js';

/** The card at the moment when an entity had this identity. */
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

/** A cell's value as a person reads it: cards by id, zones by name. */
export function cellValue(s: State, column: number, value: number): Json {
  if (column === Col.CARD) return s.pool.cards[value]?.id ?? value;
  return column === Col.ZONE ? (ZONES[value] ?? value) : value;
}

/** The deaths whose records have this row or a later one. */
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

/** The ids of all cards that a state uses, sorted. */
export function cardsIn(s: State): string[] {
  const ids = new Set<string>();
  for (let e = FIRST_CARD; e < s.count; e++)
    if (cardOf(s, e).kind !== 'DEATH_RECORD') ids.add(cardOf(s, e).id);
  return [...ids].sort();
}

/** The zones of both players as a text board shows them. */
export function shownZones({ state: s, names }: Position<State>): ShownZone[] {
  const title = (e: number): string => names.aliasOf(e) ?? cardOf(s, e).name;
  const creature = (e: number): string =>
    `${get(s, e, Col.POSITION)}: ${title(e)} ${attackOf(s, e)}/${get(s, e, Col.HEALTH)}`;
  const card = (e: number): string => `${title(e)} L${get(s, e, Col.LEVEL)}`;
  return PLAYERS.flatMap((player) => [
    { player, zone: 'health', items: [`${get(s, playerRow(player), Col.HEALTH)}`] },
    { player, zone: 'lanes', items: creaturesOf(s, player).map(creature) },
    { player, zone: 'hand', items: inZone(s, player, Zone.HAND).map(card) },
    { player, zone: 'discard', items: inZone(s, player, Zone.DISCARD).map(card) },
    { player, zone: 'deck', items: inZone(s, player, Zone.DECK).map(card) },
  ]);
}

/** All built-in cards, by id. */
export function cardRows(): readonly CardRow[] {
  return (JSON.parse(JSON.stringify(BUILT_IN)) as CardRow[]).sort((a, b) => (a.id < b.id ? -1 : 1));
}
