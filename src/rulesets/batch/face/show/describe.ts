import type { Json } from '../../../../kernel/index.js';
import { Marks, type ShownCard, type ShownZone, shownZone } from '../../../common/shown.js';
import type { CardRow, Death, Position } from '../../../ruleset.js';
import { BUILT_IN } from '../../cards/registry.js';
import { cardOf, creaturesOf, get, inZone, ownerOf } from '../../state/access.js';
import { attackOf } from '../../state/creature.js';
import { LEVELS } from '../../state/pool.js';
import { FIRST_CARD, PLAYERS, playerRow, type State } from '../../state/state.js';
import { Col, ZONES, Zone } from '../../vocabulary/index.js';

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

/** What a board shows of a creature beside its numbers. */
const STATES = [
  [Col.ASLEEP, 'asleep'],
  [Col.AGGRESSIVE, 'Aggressive'],
  [Col.DEFENDER, 'Defender'],
  [Col.BREAKTHROUGH, 'Breakthrough'],
  [Col.NEGATED, 'without abilities'],
] as const;

const COUNTS = [
  [Col.ARMOR, 'Armor'],
  [Col.POISON, 'Poison'],
  [Col.REGENERATE, 'Regenerate'],
  [Col.MOBILITY, 'Mobility'],
] as const;

const MARKS = new Marks(STATES, COUNTS, (count, name) => `${name} ${count}`);

/** The zones of both players as a board shows them. */
export function shownZones({ state: s, names }: Position<State>): ShownZone[] {
  const title = (e: number): string => names.aliasOf(e) ?? cardOf(s, e).name;
  const creature = (e: number): ShownCard => ({
    id: e,
    name: `${get(s, e, Col.POSITION)}: ${title(e)}`,
    stats: `${attackOf(s, e)}/${get(s, e, Col.HEALTH)}`,
    marks: MARKS.of((column) => get(s, e, column)),
  });
  const card = (e: number): ShownCard => ({
    id: e,
    name: title(e),
    stats: `L${get(s, e, Col.LEVEL)}`,
    marks: [],
  });
  const health = (player: number): ShownCard => {
    const row = playerRow(player);
    return { id: row, name: `${get(s, row, Col.HEALTH)}`, stats: null, marks: [] };
  };
  return PLAYERS.flatMap((player) => [
    shownZone(player, 'health', [health(player)]),
    shownZone(player, 'lanes', creaturesOf(s, player).map(creature)),
    shownZone(player, 'hand', inZone(s, player, Zone.HAND).map(card)),
    shownZone(player, 'discard', inZone(s, player, Zone.DISCARD).map(card)),
    shownZone(player, 'deck', inZone(s, player, Zone.DECK).map(card)),
  ]);
}

/** All built-in cards, by id. */
export function cardRows(): readonly CardRow[] {
  return (JSON.parse(JSON.stringify(BUILT_IN)) as CardRow[]).sort((a, b) => (a.id < b.id ? -1 : 1));
}
