import type { Json } from '../../../../kernel/index.js';
import type { Death, KnownByName, LaterCard, Position } from '../../../ruleset.js';
import { printedCard } from '../../cards/printed/printed-card.js';
import { cardOf, controllerOf, get } from '../../state/access.js';
import type { CompiledCard } from '../../state/model.js';
import type { State } from '../../state/state.js';
import { CardType, Tag, ZONE_NAMES, Zone } from '../../vocabulary/index.js';
import { CHINESE } from '../chinese/translation.js';
import { nameIn } from '../names/references.js';

export function cellValue(s: State, column: number, value: number): Json {
  if (column === Tag.CARD || column === Tag.DEAD_CARD)
    return value === 0 ? null : (s.pool.at(value)?.id ?? value);
  if (column === Tag.ZONE) return ZONE_NAMES.find((name) => Zone[name] === value) ?? value;
  return value;
}

/** What a Power.log says of a card; the records that the engine keeps are in no log. */
export function logTags(s: State, identity: number): Readonly<Record<string, number>> | null {
  const card = s.pool.at(identity);
  if (card === undefined || card.type > CardType.HERO_POWER) return null;
  return {
    CARDTYPE: card.type,
    ...(card.secret ? { SECRET: 1 } : {}),
    ...(card.quest === null ? {} : { QUEST: 1 }),
    ...(card.hasDeathrattle ? { DEATHRATTLE: 1 } : {}),
  };
}

/** The card that it was then, and its alias or id: nothing that can change later. */
export function titleOf(
  { state, names }: Position<State>,
  entity: number,
  identity: number,
): string {
  const card = state.pool.at(identity);
  const isChinese = names.language === 'zh';
  if (card === undefined || card.type === CardType.GAME)
    return isChinese ? CHINESE.game : 'the game';
  if (card.type === CardType.PLAYER) return `${isChinese ? '玩家' : 'player '}${entity - 1}`;
  const alias = names.aliasOf(entity);
  const name = nameIn(names, card);
  if (alias === undefined) return `${name} (${entity})`;
  return alias.toLowerCase() === name.toLowerCase() ? alias : `${name} (${alias})`;
}

export function deathsSince(s: State, row: number): Death[] {
  const found: Death[] = [];
  for (let e = row; e < s.count; e++) {
    if (cardOf(s, e).type !== CardType.DEATH_RECORD) continue;
    const zonePosition = get(s, e, Tag.ZONE_POSITION);
    found.push({
      entityId: get(s, e, Tag.DEAD_ENTITY),
      cardId: s.pool.at(get(s, e, Tag.DEAD_CARD))!.id,
      controller: controllerOf(s, e),
      turn: get(s, e, Tag.TURN),
      ...(zonePosition === 0 ? {} : { zonePosition }),
    });
  }
  return found;
}

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
  return cardsToldOf(s, ({ known, id, name }) => (known ? null : { id, name }));
}

/** The cards of all entities but enchantments that came later than the edition, in order of their ids, with the patch. */
export function laterCards(s: State): LaterCard[] {
  return cardsToldOf(s, ({ isOut, id, name, type }) => {
    if (isOut || type === CardType.ENCHANTMENT) return null;
    const since = printedCard(id)?.since;
    return since === undefined ? null : { id, name, since };
  });
}

/** What is told of the cards of all entities, each card once, in order of their ids; of those with null nothing is. */
function cardsToldOf<T extends KnownByName>(s: State, tell: (card: CompiledCard) => T | null): T[] {
  const found = new Map<string, T>();
  for (let e = 4; e < s.count; e++) {
    const told = tell(cardOf(s, e));
    if (told !== null) found.set(told.id, told);
  }
  return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
