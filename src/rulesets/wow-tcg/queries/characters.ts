import { get, inPlay, isCard, printed } from '../state/access.js';
import type { State } from '../state/state.js';
import { Col, Kind, Role } from '../vocabulary/index.js';

/** Whether a card lies face down as a resource, and so has neither name, type, tags nor text (WOW-408.1b). */
export function isBlank(s: State, e: number): boolean {
  return get(s, e, Col.RESOURCE) === 1 && get(s, e, Col.FACE_DOWN) === 1;
}

/** Whether a row is a card, or was one, of a type; resources face down have none. */
export function hasType(s: State, e: number, type: string): boolean {
  const kind = get(s, e, Col.KIND);
  if (e === 0 || (kind !== Kind.CARD && kind !== Kind.FORMER)) return false;
  return !isBlank(s, e) && printed(s, e).type === type;
}

export function isHero(s: State, e: number): boolean {
  return hasType(s, e, 'HERO');
}

export function isAlly(s: State, e: number): boolean {
  return hasType(s, e, 'ALLY');
}

/** Totems are characters, and no allies (WOW-306.4a). */
export function isTotem(s: State, e: number): boolean {
  return hasType(s, e, 'ABILITY') && printed(s, e).totem === true;
}

/** Characters are allies, heroes and totems (WOW-300.1). */
export function isCharacter(s: State, e: number): boolean {
  return isHero(s, e) || isAlly(s, e) || isTotem(s, e);
}

export function isEquipment(s: State, e: number): boolean {
  return ['ARMOR', 'ITEM', 'WEAPON'].some((type) => hasType(s, e, type));
}

export function isResource(s: State, e: number): boolean {
  return isCard(s, e) && inPlay(s, e) && get(s, e, Col.RESOURCE) === 1;
}

export function isReady(s: State, e: number): boolean {
  return get(s, e, Col.EXHAUSTED) === 0;
}

export function isAttacking(s: State, e: number): boolean {
  return get(s, e, Col.ROLE) === Role.ATTACKER;
}

export function isDefending(s: State, e: number): boolean {
  return get(s, e, Col.ROLE) === Role.DEFENDER;
}
