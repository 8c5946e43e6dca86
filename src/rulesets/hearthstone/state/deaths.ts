import { CardType, Tag } from '../vocabulary/index.js';
import { attackOf, cardOf, controllerOf, get, inPlay, typeOf } from './access.js';
import type { CompiledCard } from './model.js';
import { FIRST_CARD, GAME, type State } from './state.js';

export interface DeathsAsked {
  /** Who controlled what died, when it died (HS-DEC1); 0: either player. */
  readonly player: number;
  readonly thisTurn: boolean;
}

/** Rows of the Death Event Cache, in the order in which they were made (HS-DEC1 to HS-DEC4, HS-FZIR2). */
export function deathRecords(s: State, { player, thisTurn }: DeathsAsked): number[] {
  const turn = get(s, GAME, Tag.TURN);
  const found: number[] = [];
  for (let e = FIRST_CARD; e < s.count; e++) {
    if (typeOf(s, e) !== CardType.DEATH_RECORD) continue;
    if (player !== 0 && controllerOf(s, e) !== player) continue;
    if (!thisTurn || get(s, e, Tag.TURN) === turn) found.push(e);
  }
  return found;
}

/** The Attack that an entity has; of one that has died and is not in play, what it had as it died. */
export function lastAttack(s: State, e: number): number {
  if (inPlay(s, e)) return attackOf(s, e);
  for (let record = s.count - 1; record >= FIRST_CARD; record--)
    if (typeOf(s, record) === CardType.DEATH_RECORD && get(s, record, Tag.DEAD_ENTITY) === e)
      return get(s, record, Tag.ATK);
  return attackOf(s, e);
}

/** Where on the board a minion stood as it last died, counted from 1; 0: it has not died. */
export function lastPlace(s: State, e: number): number {
  for (let record = s.count - 1; record >= FIRST_CARD; record--)
    if (typeOf(s, record) === CardType.DEATH_RECORD && get(s, record, Tag.DEAD_ENTITY) === e)
      return get(s, record, Tag.ZONE_POSITION);
  return 0;
}

/** As the Entity is now (HS-DEC5); from 23.0 on as it was (ZH-4.10-death-record). */
export function cardThatDied(s: State, record: number): CompiledCard {
  return s.edition.switches.deathRecordsKeepCard
    ? s.pool.at(get(s, record, Tag.DEAD_CARD))!
    : cardOf(s, get(s, record, Tag.DEAD_ENTITY));
}

/** The card that an entity stands for: that of a death on record is the card of what died. */
export function cardStoodFor(s: State, e: number): CompiledCard {
  return typeOf(s, e) === CardType.DEATH_RECORD ? cardThatDied(s, e) : cardOf(s, e);
}

/** By its card, or by a Hero card that the minion has become (ZH-2.5-abnormal). */
export function diedAsMinion(s: State, record: number): boolean {
  const { type } = cardThatDied(s, record);
  return type === CardType.MINION || type === CardType.HERO;
}
