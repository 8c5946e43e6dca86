import type { Cost } from '../language/card.js';
import { controlledBy, get, inPlay, ownedIn } from '../state/access.js';
import { playerRow } from '../state/players.js';
import { Col, Zone } from '../vocabulary/index.js';
import { isAlly, isReady, isResource } from './characters.js';
import { roleOf } from './roles.js';
import { select } from './selectors.js';
import type { Scope, View } from './view.js';

/** Resources that a player can exhaust now, face up or face down (WOW-408.2). */
export function readyResources({ state }: View, player: number): number[] {
  return controlledBy(state, player).filter((e) => isResource(state, e) && isReady(state, e));
}

/**
 * Whether an ally has been in its controller's party since the start of that player's most recent turn; nothing else
 * has a summoning delay (WOW-302.2, WOW-303.3).
 */
export function isSettled({ state }: View, e: number): boolean {
  if (!isAlly(state, e)) return true;
  const controller = get(state, e, Col.CONTROLLER);
  return get(state, e, Col.SINCE) < get(state, playerRow(controller), Col.LAST_TURN);
}

/** Why a cost cannot be paid. */
export type CostProblem =
  | 'CANNOT_PAY'
  | 'EXHAUSTED'
  | 'SUMMONING_DELAY'
  | 'FACE_DOWN'
  | 'NOT_IN_PLAY'
  | 'CANNOT_BE_DESTROYED'
  | 'NOTHING_TO_PAY_WITH';

/** Why a cost cannot be paid in full now; null: it can (WOW-401.1, WOW-102.2). */
export function costProblem(
  view: View,
  cost: Cost,
  resources: number,
  scope: Scope,
): CostProblem | null {
  const { state } = view;
  const { self, you, link } = scope;
  if (readyResources(view, you).length < resources) return 'CANNOT_PAY';
  const usesSelf = [cost.activate, cost.flip, cost.destroySelf].some((part) => part === true);
  if (usesSelf && !inPlay(state, self)) return 'NOT_IN_PLAY';
  if (cost.activate === true) {
    if (!isReady(state, self)) return 'EXHAUSTED';
    if (!isSettled(view, self)) return 'SUMMONING_DELAY';
  }
  if (cost.flip === true && get(state, self, Col.FACE_DOWN) === 1) return 'FACE_DOWN';
  if (cost.destroySelf === true && view.looks(self).cannot.has('BE_DESTROYED'))
    return 'CANNOT_BE_DESTROYED';
  if (cost.destroy !== undefined && destroyable(view, cost, scope).length === 0)
    return 'NOTHING_TO_PAY_WITH';
  if (cost.exhaust !== undefined && exhaustible(view, cost, scope).length === 0)
    return 'NOTHING_TO_PAY_WITH';
  if (cost.putDamage?.on === 'YOUR_HERO' && roleOf(state, 'YOUR_HERO', scope) === 0)
    return 'NOTHING_TO_PAY_WITH';
  const hand = ownedIn(state, you, Zone.HAND).filter((e) => e !== link && e !== self);
  return hand.length < (cost.discard ?? 0) ? 'NOTHING_TO_PAY_WITH' : null;
}

/** What can be destroyed for a cost. */
export function destroyable(view: View, { destroy }: Cost, scope: Scope): number[] {
  if (destroy === undefined) return [];
  return select(view, destroy, scope).filter((e) => !view.looks(e).cannot.has('BE_DESTROYED'));
}

/** What can be exhausted for a cost. */
export function exhaustible(view: View, { exhaust }: Cost, scope: Scope): number[] {
  if (exhaust === undefined) return [];
  return select(view, exhaust, scope).filter((e) => isReady(view.state, e));
}

/** Two costs that are paid together (WOW-707.1e). */
export function together(one: Cost, two: Cost | undefined): Cost {
  return two === undefined ? one : { ...one, ...two };
}
