import type { Cost } from '../language/card.js';
import { controlledBy, get, inPlay, ownedIn } from '../state/access.js';
import { playerRow } from '../state/players.js';
import { Col, Zone } from '../vocabulary/index.js';
import { isAlly, isReady, isResource } from './characters.js';
import { holds } from './conditions.js';
import { canMatch, type Lists } from './matching.js';
import { select } from './selectors.js';
import type { Scope, View } from './view.js';

/** Resources that a player can exhaust now, face up or face down (WOW-408.2). */
export function readyResources({ state }: View, player: number): number[] {
  return controlledBy(state, player).filter((e) => isResource(state, e) && isReady(state, e));
}

/** The largest X that there is any hope to pay, in resources, cards or damage. */
export function mostX(view: View, scope: Scope, costs: readonly Cost[]): number {
  if (!costs.some(({ resources }) => resources === 'X')) {
    // more damage than it has health makes no difference to a card
    const damage = costs.filter(({ putDamage }) => putDamage?.amount === 'X');
    const hurt = damageables(view, damage, scope).flat();
    if (hurt.length > 0) return Math.max(0, ...hurt.map((e) => view.looks(e).trueHealth));
  }
  const cards = costs.map(({ remove }) => (remove?.count === 'X' ? (remove.most ?? 0) : 0));
  return Math.max(readyResources(view, scope.you).length, ...cards);
}

/** Whether a cost leaves open how much is paid. */
export function isOpen({ resources, remove, putDamage }: Cost): boolean {
  return resources === 'X' || remove?.count === 'X' || putDamage?.amount === 'X';
}

/** An ally needs to be there since its controller's turn began (WOW-302.2, WOW-303.3). */
export function isSettled({ state }: View, e: number): boolean {
  if (!isAlly(state, e)) return true;
  const controller = get(state, e, Col.CONTROLLER);
  return get(state, e, Col.SINCE) < get(state, playerRow(controller), Col.LAST_TURN);
}

export type CostProblem =
  | 'CANNOT_PAY'
  | 'EXHAUSTED'
  | 'SUMMONING_DELAY'
  | 'FACE_DOWN'
  | 'NOT_IN_PLAY'
  | 'CANNOT_BE_DESTROYED'
  | 'NOTHING_TO_PAY_WITH';

/** What is paid for a link or a choice in all: costs that are paid together, and resources (WOW-707.1e). */
export interface TotalCost {
  readonly costs: readonly Cost[];
  readonly resources: number;
}

/** Why this cannot be paid in full now; null: it can (WOW-401.1, WOW-102.2). */
export function costProblem(view: View, total: TotalCost, scope: Scope): CostProblem | null {
  return (
    resourceProblem(view, total, scope) ??
    selfProblem(view, total, scope) ??
    cardProblem(view, total, scope)
  );
}

function resourceProblem(
  view: View,
  { resources }: TotalCost,
  { you }: Scope,
): 'CANNOT_PAY' | null {
  return readyResources(view, you).length < resources ? 'CANNOT_PAY' : null;
}

function selfProblem(view: View, { costs }: TotalCost, { self }: Scope): CostProblem | null {
  const { state } = view;
  const has = (part: SelfPart): boolean => demands(costs, part);
  const usesSelf = has('activate') || has('flip') || has('destroySelf') || has('returnSelf');
  if (usesSelf && !inPlay(state, self)) return 'NOT_IN_PLAY';
  if (has('activate')) {
    if (!canBeExhausted(view, self)) return 'EXHAUSTED';
    if (!isSettled(view, self) && !view.looks(self).canActivateAtOnce) return 'SUMMONING_DELAY';
  }
  if (has('flip') && get(state, self, Col.FACE_DOWN) === 1) return 'FACE_DOWN';
  const isSafe = view.looks(self).cannot.has('BE_DESTROYED');
  return has('destroySelf') && isSafe ? 'CANNOT_BE_DESTROYED' : null;
}

function cardProblem(view: View, total: TotalCost, scope: Scope): CostProblem | null {
  const { you } = scope;
  const { costs, resources } = total;
  const lists = exhaustibles(view, costs, scope);
  if (!canExhaust(view, you, { lists, resources })) return 'NOTHING_TO_PAY_WITH';
  if (!canMatch(destroyables(view, costs, scope), [])) return 'NOTHING_TO_PAY_WITH';
  if (damageables(view, costs, scope).some((cards) => cards.length === 0))
    return 'NOTHING_TO_PAY_WITH';
  if (removables(view, costs, scope).some((one) => !one.optional && one.cards.length < one.count))
    return 'NOTHING_TO_PAY_WITH';
  return canMatch(discardables(view, costs, scope), []) ? null : 'NOTHING_TO_PAY_WITH';
}

/** A part of a cost that is paid with the card itself. */
type SelfPart = 'activate' | 'flip' | 'destroySelf' | 'removeSelf' | 'returnSelf';

export function demands(costs: readonly Cost[], part: SelfPart): boolean {
  return costs.some((cost) => cost[part] === true);
}

/** For each card that is discarded: the cards of the hand that can be. What is played cannot. */
export function discardables(view: View, costs: readonly Cost[], scope: Scope): Lists {
  const { self, you, link } = scope;
  const hand = ownedIn(view.state, you, Zone.HAND).filter((e) => e !== link && e !== self);
  return costs.flatMap(({ discard = 0, discarded }) => {
    const able =
      discarded === undefined ? hand : hand.filter((e) => holds(view, discarded, e, scope));
    return Array.from({ length: discard }, () => able);
  });
}

/** For each part of the costs that destroys a card: what can be. The card itself cannot be destroyed twice. */
export function destroyables(view: View, costs: readonly Cost[], scope: Scope): Lists {
  const isGone = demands(costs, 'destroySelf') || demands(costs, 'removeSelf');
  return costs.flatMap(({ destroy, destroyCount = 1 }) => {
    if (destroy === undefined) return [];
    const able = select(view, destroy, scope).filter(
      (e) => !view.looks(e).cannot.has('BE_DESTROYED') && !(isGone && e === scope.self),
    );
    return Array.from({ length: destroyCount }, () => able);
  });
}

/** For each part of the costs that exhausts a card: what can be. The card itself cannot be exhausted twice. */
export function exhaustibles(view: View, costs: readonly Cost[], scope: Scope): Lists {
  const isUsed = demands(costs, 'activate');
  return costs.flatMap(({ exhaust, exhaustCount = 1 }) => {
    if (exhaust === undefined) return [];
    const able = select(view, exhaust, scope).filter(
      (e) => canBeExhausted(view, e) && !(isUsed && e === scope.self),
    );
    return Array.from({ length: exhaustCount }, () => able);
  });
}

/** What can be exhausted: it is ready, and nothing says that it can't (WOW-102.2). */
function canBeExhausted(view: View, e: number): boolean {
  return isReady(view.state, e) && !view.looks(e).cannot.has('BE_EXHAUSTED');
}

/** What damage that is put as a cost can be put on: the card itself where it is named, or one of several. */
export function damageables(view: View, costs: readonly Cost[], scope: Scope): Lists {
  return costs.flatMap(({ putDamage }) =>
    putDamage === undefined ? [] : [select(view, putDamage.on, scope)],
  );
}

/** For each part of the costs that removes cards: those that can be. */
export function removables(
  view: View,
  costs: readonly Cost[],
  scope: Scope,
): readonly {
  readonly cards: readonly number[];
  readonly count: number;
  readonly optional: boolean;
}[] {
  return costs.flatMap(({ remove }) => {
    if (remove === undefined) return [];
    const { of, count, most = Number.POSITIVE_INFINITY, optional = false } = remove;
    const cards = select(view, of, scope).filter((e) => e !== scope.link);
    if (count !== 'X') return [{ cards, count, optional }];
    return [{ cards: scope.x > most ? [] : cards, count: scope.x, optional }];
  });
}

/** Whether a player can exhaust a card of each list and so many resources besides, these aside (WOW-401.1). */
export function canExhaust(
  view: View,
  player: number,
  { lists, resources }: { readonly lists: Lists; readonly resources: number },
  taken: readonly number[] = [],
): boolean {
  const ready = readyResources(view, player);
  const isEnough = (all: readonly number[]): boolean =>
    ready.filter((e) => !all.includes(e)).length >= resources;
  return canMatch(lists, taken, isEnough);
}
