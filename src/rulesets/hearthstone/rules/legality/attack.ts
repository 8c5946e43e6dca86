import {
  activeWeapon,
  attackOf,
  cardOf,
  controllerOf,
  get,
  inPlay,
  isUntouchable,
} from '../../state/access.js';
import type { State } from '../../state/state.js';
import { CardType, Tag } from '../../vocabulary/index.js';

/** WINDFURY of a minion with Mega-Windfury. */
const MEGA_WINDFURY = 3;

/**
 * Attacks that a character may make in one turn: one, two with Windfury, four with Mega-Windfury, any number without a limit
 * (ZH-2.6-attack-count).
 */
function attacksAllowed(s: State, attacker: number): number {
  if (ofAttacker(s, attacker, Tag.UNLIMITED_ATTACKS) !== 0) return Number.POSITIVE_INFINITY;
  const windfury = ofAttacker(s, attacker, Tag.WINDFURY);
  if (windfury === 0) return 1;
  return windfury >= MEGA_WINDFURY ? 4 : 2;
}

/** A tag of an attacker: a hero has that of the active weapon as well. */
function ofAttacker(s: State, attacker: number, tag: Tag): number {
  const own = get(s, attacker, tag);
  if (cardOf(s, attacker).type !== CardType.HERO) return own;
  const weapon = activeWeapon(s, controllerOf(s, attacker));
  return weapon === 0 ? own : Math.max(own, get(s, weapon, tag));
}

/** Whether a minion came this turn and has nothing that lets it attack all the same. */
function isJustPlayed(s: State, attacker: number): boolean {
  return (
    cardOf(s, attacker).type === CardType.MINION &&
    get(s, attacker, Tag.EXHAUSTED) !== 0 &&
    get(s, attacker, Tag.CHARGE) === 0 &&
    get(s, attacker, Tag.RUSH) === 0
  );
}

/** Whether a character has an attack of this turn left, whatever else keeps it from attacking (ZH-5.1-freeze). */
export function hasAttackLeft(s: State, attacker: number): boolean {
  return (
    !isJustPlayed(s, attacker) &&
    get(s, attacker, Tag.NUM_ATTACKS_THIS_TURN) < attacksAllowed(s, attacker)
  );
}

/** Why a character may not attack at all now, by the game's name, or null. */
export function attackerRefusal(s: State, player: 1 | 2, attacker: number): string | null {
  const type = cardOf(s, attacker).type;
  if (!inPlay(s, attacker) || controllerOf(s, attacker) !== player)
    return 'REQ_ATTACKER_CAN_ATTACK';
  if (type !== CardType.MINION && type !== CardType.HERO) return 'REQ_ATTACKER_CAN_ATTACK';
  if (get(s, attacker, Tag.CANT_ATTACK) !== 0 || isUntouchable(s, attacker))
    return 'REQ_ATTACKER_CAN_ATTACK';
  if (attackOf(s, attacker) <= 0) return 'REQ_ATTACK_GREATER_THAN_0';
  if (get(s, attacker, Tag.FROZEN) !== 0) return 'REQ_ATTACKER_NOT_FROZEN';
  if (isJustPlayed(s, attacker)) return 'REQ_NOT_MINION_JUST_PLAYED';
  return hasAttackLeft(s, attacker) ? null : 'REQ_NOT_EXHAUSTED_ACTIVATE';
}

/** Why a character may not be attacked by another, by the game's name, or null. */
export function defenderRefusal(
  s: State,
  player: 1 | 2,
  attacker: number,
  defender: number,
): string | null {
  const type = cardOf(s, defender).type;
  if (!inPlay(s, defender) || (type !== CardType.MINION && type !== CardType.HERO))
    return 'REQ_CAN_BE_ATTACKED';
  if (isUntouchable(s, defender)) return 'REQ_CAN_BE_ATTACKED';
  if (controllerOf(s, defender) === player) return 'REQ_ENEMY_TARGET';
  if (get(s, defender, Tag.STEALTH) !== 0) return 'REQ_NONSTEALTH_ENEMY_TARGET';
  if (get(s, defender, Tag.IMMUNE) !== 0) return 'REQ_ENEMY_TARGET_NOT_IMMUNE';
  if (type === CardType.HERO && cannotAttackHeroes(s, attacker))
    return 'REQ_NOT_MINION_JUST_PLAYED';
  return isBehindTaunt(s, defender) ? 'REQ_TARGET_TAUNTER' : null;
}

function cannotAttackHeroes(s: State, attacker: number): boolean {
  if (ofAttacker(s, attacker, Tag.CANNOT_ATTACK_HEROES) !== 0) return true;
  return (
    get(s, attacker, Tag.EXHAUSTED) !== 0 &&
    get(s, attacker, Tag.CHARGE) === 0 &&
    get(s, attacker, Tag.RUSH) !== 0
  );
}

/** A Taunt minion that can be attacked must be attacked first. */
function isBehindTaunt(s: State, defender: number): boolean {
  if (get(s, defender, Tag.TAUNT) !== 0) return false;
  for (const minion of s.board[controllerOf(s, defender)]) if (isGuarding(s, minion)) return true;
  return false;
}

function isGuarding(s: State, minion: number): boolean {
  return (
    get(s, minion, Tag.TAUNT) !== 0 &&
    get(s, minion, Tag.STEALTH) === 0 &&
    get(s, minion, Tag.IMMUNE) === 0 &&
    !isUntouchable(s, minion)
  );
}
