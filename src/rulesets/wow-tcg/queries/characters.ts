import type { RoleWord } from '../language/words.js';
import { controllerOf, get, inPlay, inZone, isCard, printed } from '../state/access.js';
import type { State } from '../state/state.js';
import { Col, Kind, Role, Zone } from '../vocabulary/index.js';
import type { Scope } from './view.js';

/** The hero that a player controls; 0: there is none any more. */
export function heroOf(s: State, player: number): number {
  const own = (e: number): boolean => isHero(s, e) && controllerOf(s, e) === player;
  return inZone(s, Zone.PLAY).find(own) ?? 0;
}

/** The one thing that a role means; 0 for none. */
export function roleOf(s: State, role: RoleWord, scope: Scope): number {
  const { link, self, you, subject, it, event } = scope;
  switch (role) {
    case 'SELF':
      return self;
    case 'TARGET':
      return link === 0 ? 0 : get(s, link, Col.TARGET_1);
    case 'TARGET_2':
      return link === 0 ? 0 : get(s, link, Col.TARGET_2);
    case 'TARGET_3':
      return link === 0 ? 0 : get(s, link, Col.TARGET_3);
    case 'PAID':
      return link === 0 ? 0 : get(s, link, Col.PAID);
    case 'HOST':
      return get(s, self, Col.HOST);
    case 'SUBJECT':
      return subject;
    case 'IT':
      return it;
    case 'EVENT_SUBJECT':
      return event.subject;
    case 'EVENT_SOURCE':
      return event.source;
    case 'YOUR_HERO':
      return heroOf(s, you);
  }
}

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
