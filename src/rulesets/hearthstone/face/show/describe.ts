import type { Json } from '../../../../kernel/index.js';
import { Marks, type ShownCard, type ShownZone, shownZone } from '../../../common/shown.js';
import type { Death, KnownByName, Position } from '../../../ruleset.js';
import {
  activeWeapon,
  attackOf,
  cardOf,
  controllerOf,
  get,
  healthLeft,
} from '../../state/access.js';
import { PLAYERS, type State } from '../../state/state.js';
import { CardType, Tag, ZONE_NAMES, Zone } from '../../vocabulary/index.js';

/** A tag's value as a person reads it: cards by id, zones by name. */
export function cellValue(s: State, column: number, value: number): Json {
  if (column === Tag.CARD || column === Tag.DEAD_CARD)
    return value === 0 ? null : (s.pool.cards[value]?.id ?? value);
  if (column === Tag.ZONE) return ZONE_NAMES.find((name) => Zone[name] === value) ?? value;
  return value;
}

/**
 * What an entity is called in a sentence: the card that it was then, and its alias or id. It depends on nothing
 * that can change later, so that a paused trace reads like one that never paused.
 */
export function titleOf(
  { state, names }: Position<State>,
  entity: number,
  identity: number,
): string {
  const card = state.pool.cards[identity];
  if (card === undefined || card.type === CardType.GAME) return 'the game';
  if (card.type === CardType.PLAYER) return `player ${entity - 1}`;
  const alias = names.aliasOf(entity);
  if (alias === undefined) return `${card.name} (${entity})`;
  return alias.toLowerCase() === card.name.toLowerCase() ? alias : `${card.name} (${alias})`;
}

/** The deaths whose records have this row or a later one. */
export function deathsSince(s: State, row: number): Death[] {
  const found: Death[] = [];
  for (let e = row; e < s.count; e++) {
    if (cardOf(s, e).type !== CardType.DEATH_RECORD) continue;
    const zonePosition = get(s, e, Tag.ZONE_POSITION);
    found.push({
      entityId: get(s, e, Tag.DEAD_ENTITY),
      cardId: s.pool.cards[get(s, e, Tag.DEAD_CARD)]!.id,
      controller: controllerOf(s, e),
      turn: get(s, e, Tag.TURN),
      ...(zonePosition === 0 ? {} : { zonePosition }),
    });
  }
  return found;
}

/** The ids of all cards that a state uses, sorted. */
export function cardsIn(s: State): string[] {
  const ids = new Set<string>();
  for (let e = 4; e < s.count; e++) {
    const { type, id } = cardOf(s, e);
    if (type !== CardType.DEATH_RECORD) ids.add(id);
  }
  return [...ids].sort();
}

/** The cards of all entities that are only known as printed, in order of their ids (a transformed one included). */
export function unknownCards(s: State): KnownByName[] {
  const found = new Map<string, KnownByName>();
  for (let e = 4; e < s.count; e++) {
    const { known, id, name } = cardOf(s, e);
    if (!known) found.set(id, { id, name });
  }
  return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Keywords and states that a board shows as marks. */
const STATES = [
  [Tag.TAUNT, 'Taunt'],
  [Tag.DIVINE_SHIELD, 'Divine Shield'],
  [Tag.STEALTH, 'Stealth'],
  [Tag.IMMUNE, 'Immune'],
  [Tag.FROZEN, 'Frozen'],
  [Tag.SILENCED, 'silenced'],
  [Tag.CHARGE, 'Charge'],
  [Tag.RUSH, 'Rush'],
  [Tag.WINDFURY, 'Windfury'],
  [Tag.POISONOUS, 'Poisonous'],
  [Tag.LIFESTEAL, 'Lifesteal'],
  [Tag.REBORN, 'Reborn'],
  [Tag.CANT_ATTACK, 'cannot attack'],
  [Tag.TO_BE_DESTROYED, 'pending destroy'],
] as const;

/** Numbers that a board shows as marks when they are not 0. */
const COUNTS = [
  [Tag.ARMOR, 'Armor'],
  [Tag.SPELLPOWER, 'Spell Damage'],
  [Tag.DAMAGE, 'damage'],
] as const;

const MARKS = new Marks(STATES, COUNTS, (count, name) => `${count} ${name}`);

/** The zones of both players as a board shows them. */
export function shownZones({ state: s, names }: Position<State>): ShownZone[] {
  const name = (e: number): string => names.aliasOf(e) ?? cardOf(s, e).name;
  const card = (e: number): ShownCard => ({ id: e, name: name(e), stats: null, marks: [] });
  const character = (e: number): ShownCard => ({
    id: e,
    name: name(e),
    stats: `${attackOf(s, e)}/${healthLeft(s, e)}`,
    marks: MARKS.of((column) => get(s, e, column)),
  });
  return PLAYERS.flatMap((player) => {
    const weapon = activeWeapon(s, player);
    return [
      shownZone(player, 'hero', [character(s.hero[player])]),
      shownZone(player, 'weapon', weapon === 0 ? [] : [character(weapon)]),
      shownZone(player, 'board', s.board[player].map(character)),
      shownZone(player, 'secrets', s.secrets[player].map(card)),
      shownZone(player, 'hand', s.hand[player].map(card)),
      shownZone(player, 'deck', [...s.deck[player]].reverse().map(card)),
    ];
  });
}
