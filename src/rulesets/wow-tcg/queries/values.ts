import type { Question, Value, Who } from '../language/words.js';
import { bounded, controllerOf, get, ownedIn, ownerOf, printed } from '../state/access.js';
import { inTurnOrder, isFriendly, turnPlayer } from '../state/players.js';
import { Col, Zone } from '../vocabulary/index.js';
import { holds } from './conditions.js';
import { roleOf } from './roles.js';
import { select } from './selectors.js';
import type { Scope, View } from './view.js';

/** What a value is now. What is undefined counts as 0 (WOW-103.2). */
export function amountOf(view: View, value: Value, scope: Scope): number {
  if (typeof value === 'number') return value;
  if (value === 'X') return scope.x;
  if (value === 'EVENT_AMOUNT') return scope.event.amount;
  if (value === 'DAMAGE_DEALT') return scope.saved.dealt?.[0] ?? 0;
  if ('count' in value) return select(view, value.count, scope).length;
  if ('sum' in value)
    return bounded(value.sum.reduce<number>((sum, one) => sum + amountOf(view, one, scope), 0));
  if ('inHandOf' in value) {
    const sizes = playersMeant(view, value.inHandOf, scope).map((player) => handSize(view, player));
    return sizes.reduce((sum, size) => sum + size, 0);
  }
  if ('atkOf' in value) {
    const [e] = select(view, value.atkOf, scope);
    return e === undefined ? 0 : atkOf(view, e);
  }
  if ('healthOf' in value) {
    const [e] = select(view, value.healthOf, scope);
    return e === undefined ? 0 : healthOf(view, e);
  }
  if ('countersOn' in value) {
    const [e] = select(view, value.countersOn, scope);
    return e === undefined ? 0 : get(view.state, e, Col.COUNTERS);
  }
  const [e] = select(view, value.costOf, scope);
  return e === undefined ? 0 : (printed(view.state, e).cost ?? 0);
}

/** ATK as it counts: never below 0 (WOW-103.2). */
export function atkOf(view: View, e: number): number {
  return Math.max(0, view.looks(e).trueAtk);
}

/** Health as it counts. */
export function healthOf(view: View, e: number): number {
  return Math.max(0, view.looks(e).trueHealth);
}

/** How many cards a player holds. */
export function handSize({ state }: View, player: number): number {
  return ownedIn(state, player, Zone.HAND).length;
}

/** The players that are meant, in turn order. */
export function playersMeant({ state }: View, who: Who | undefined, scope: Scope): number[] {
  if (who === undefined || who === 'YOU') return [scope.you];
  const all = inTurnOrder(state);
  if (who === 'ALL_PLAYERS') return all;
  if (who === 'OPPONENTS') return all.filter((one) => !isFriendly(state, one, scope.you));
  if (who === 'EVENT_PLAYER') return all.filter((one) => one === scope.event.player);
  const e = roleOf(state, who.controllerOf, scope);
  const player = controllerOf(state, e) || ownerOf(state, e);
  return all.filter((one) => one === player);
}

/** Whether something is so. */
export function answer(view: View, question: Question, scope: Scope): boolean {
  if ('exists' in question) return select(view, question.exists, scope).length > 0;
  if ('isNot' in question) return !answer(view, question.isNot, scope);
  if ('turnOf' in question)
    return playersMeant(view, question.turnOf, scope).includes(turnPlayer(view.state));
  if ('inHand' in question)
    return playersMeant(view, question.who, scope).some(
      (player) => handSize(view, player) >= question.inHand,
    );
  const e = roleOf(view.state, question.the, scope);
  return e !== 0 && holds(view, question.is, e, scope);
}
