import {
  activeWeapon,
  attackOf,
  cardOf,
  controllerOf,
  get,
  inPlay,
  isUntouchable,
  playerEntity,
  typeOf,
} from '../../state/access.js';
import type { State } from '../../state/state.js';
import { CardType, Tag } from '../../vocabulary/index.js';

/** WINDFURY of a minion on which Mega-Windfury is printed. */
const MEGA_WINDFURY = 3;

/**
 * Attacks that a character may make in one turn: one, two with Windfury, four with Mega-Windfury, any number without a limit
 * (ZH-2.6-attack-count), and what it has been given beside (ZH-2.6-attacks-allowed).
 */
function attacksAllowed(s: State, attacker: number): number {
  if (ofAttacker(s, attacker, Tag.UNLIMITED_ATTACKS) !== 0) return Number.POSITIVE_INFINITY;
  const windfury = ofAttacker(s, attacker, Tag.WINDFURY);
  const isMega = windfury >= MEGA_WINDFURY || get(s, attacker, Tag.MEGA_WINDFURY) !== 0;
  const own = windfury === 0 ? 1 : isMega ? 4 : 2;
  return own + get(s, attacker, Tag.EXTRA_ATTACKS_THIS_TURN);
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
  return !isJustPlayed(s, attacker) && attacksAreLeft(s, attacker);
}

function attacksAreLeft(s: State, attacker: number): boolean {
  return attacksAnyoneStill(s, attacker) || hasExtraAttackOnMinion(s, attacker);
}

/** Whether it may attack a minion beside all its other attacks (HS-INF-other-attack). */
export function hasExtraAttackOnMinion(s: State, attacker: number): boolean {
  return get(s, attacker, Tag.EXTRA_ATTACKS_ON_MINIONS_THIS_TURN) > 0;
}

/** Who has not attacked yet may do so once, unless it has been given fewer attacks. */
function attacksAnyoneStill(s: State, attacker: number): boolean {
  const made = get(s, attacker, Tag.NUM_ATTACKS_THIS_TURN);
  if (made === 0 && get(s, attacker, Tag.EXTRA_ATTACKS_THIS_TURN) === 0) return true;
  return made < attacksAllowed(s, attacker);
}

export function attackerRefusal(s: State, player: 1 | 2, attacker: number): string | null {
  const type = cardOf(s, attacker).type;
  if (!inPlay(s, attacker)) return 'REQ_ATTACKER_CAN_ATTACK';
  if (controllerOf(s, attacker) !== player) return 'REQ_ATTACKER_YOURS';
  if (type !== CardType.MINION && type !== CardType.HERO) return 'REQ_ATTACKER_CAN_ATTACK';
  if (get(s, attacker, Tag.CANT_ATTACK) !== 0 || isUntouchable(s, attacker))
    return 'REQ_ATTACKER_CAN_ATTACK';
  if (attackOf(s, attacker) <= 0) return 'REQ_ATTACK_GREATER_THAN_0';
  if (get(s, attacker, Tag.FROZEN) !== 0) return 'REQ_ATTACKER_NOT_FROZEN';
  if (isJustPlayed(s, attacker)) return 'REQ_NOT_MINION_JUST_PLAYED';
  return attacksAreLeft(s, attacker) ? null : 'REQ_NOT_EXHAUSTED_ACTIVATE';
}

export function defenderRefusal(
  s: State,
  player: 1 | 2,
  attacker: number,
  defender: number,
): string | null {
  const refusal = unattackable(s, player, defender);
  if (refusal !== null) return refusal;
  if (typeOf(s, defender) === CardType.HERO && cannotAttackHeroes(s, attacker))
    return 'REQ_NOT_MINION_JUST_PLAYED';
  if (get(s, defender, Tag.TAUNT) !== 0 || ignoresTaunt(s, player)) return null;
  return someoneGuards(s, controllerOf(s, defender)) ? 'REQ_TARGET_TAUNTER' : null;
}

/** Enemies that a player's characters may attack, left to right, the hero last: who attacks does not matter for a minion. */
export function defenders(s: State, player: 1 | 2): readonly number[] {
  const enemy = player === 1 ? 2 : 1;
  const onlyTaunt = !ignoresTaunt(s, player) && someoneGuards(s, enemy);
  const found: number[] = [];
  const board = s.board[enemy];
  for (let i = 0; i <= board.length; i++) {
    const e = i < board.length ? board[i]! : s.hero[enemy];
    if (onlyTaunt && get(s, e, Tag.TAUNT) === 0) continue;
    if (unattackable(s, player, e) === null) found.push(e);
  }
  return found;
}

/** Why nobody of a player may attack a character, whoever guards it. */
function unattackable(s: State, player: 1 | 2, defender: number): string | null {
  const type = typeOf(s, defender);
  if (!inPlay(s, defender) || (type !== CardType.MINION && type !== CardType.HERO))
    return 'REQ_CAN_BE_ATTACKED';
  if (isUntouchable(s, defender)) return 'REQ_CAN_BE_ATTACKED';
  if (controllerOf(s, defender) === player) return 'REQ_ENEMY_TARGET';
  if (get(s, defender, Tag.STEALTH) !== 0) return 'REQ_NONSTEALTH_ENEMY_TARGET';
  return get(s, defender, Tag.IMMUNE) === 0 ? null : 'REQ_ENEMY_TARGET_NOT_IMMUNE';
}

/** Whether an attacker may not attack a hero: never, not in the turn in which it came, or not with the attack that it has left. */
export function cannotAttackHeroes(s: State, attacker: number): boolean {
  if (ofAttacker(s, attacker, Tag.CANNOT_ATTACK_HEROES) !== 0) return true;
  if (hasExtraAttackOnMinion(s, attacker) && !attacksAnyoneStill(s, attacker)) return true;
  return (
    get(s, attacker, Tag.EXHAUSTED) !== 0 &&
    get(s, attacker, Tag.CHARGE) === 0 &&
    get(s, attacker, Tag.RUSH) !== 0
  );
}

function ignoresTaunt(s: State, player: 1 | 2): boolean {
  return get(s, playerEntity(player), Tag.ATTACKS_IGNORE_TAUNT) > 0;
}

/** A minion with Taunt that can be attacked must be attacked first, and so must a hero with Taunt (ZH-5.1-taunt). */
function someoneGuards(s: State, player: 1 | 2): boolean {
  if (isGuarding(s, s.hero[player])) return true;
  const board = s.board[player];
  for (let i = 0; i < board.length; i++) if (isGuarding(s, board[i]!)) return true;
  return false;
}

function isGuarding(s: State, character: number): boolean {
  return (
    get(s, character, Tag.TAUNT) !== 0 &&
    get(s, character, Tag.STEALTH) === 0 &&
    get(s, character, Tag.IMMUNE) === 0 &&
    !isUntouchable(s, character)
  );
}
