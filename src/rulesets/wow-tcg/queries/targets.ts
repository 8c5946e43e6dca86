import type { Target } from '../language/card.js';
import { controllerOf, get } from '../state/access.js';
import { isFriendly, playerAt } from '../state/players.js';
import { Col, MAX_TARGETS, SHARE_COLUMNS, TARGET_COLUMNS } from '../vocabulary/index.js';
import { holds } from './conditions.js';
import { canMatch } from './matching.js';
import { membersOf } from './selectors.js';
import { amountOf } from './values.js';
import type { Scope, View } from './view.js';

/** Whether a thing fits the description of a target now (WOW-706.1, WOW-709.2a). */
export function isLegalTarget(view: View, target: Target, e: number, scope: Scope): boolean {
  return legalTargets(view, target, scope).includes(e);
}

/** What fits the description of a target; a link cannot target itself (WOW-706.1). */
export function legalTargets(view: View, { of, where }: Target, scope: Scope): number[] {
  return membersOf(view.state, of, true).filter(
    (e) =>
      e !== scope.link &&
      (where === undefined || holds(view, where, e, scope)) &&
      (playerAt(view.state, e) !== 0 || canBeTargetedBy(view, e, scope.you)),
  );
}

function canBeTargetedBy(view: View, e: number, player: number): boolean {
  const { cannot } = view.looks(e);
  if (cannot.has('BE_TARGETED')) return false;
  const controller = controllerOf(view.state, e);
  return !cannot.has('BE_TARGETED_BY_OPPONENTS') || isFriendly(view.state, controller, player);
}

/** The targets that a link has. */
export function targetsOf(view: View, link: number): number[] {
  const count = get(view.state, link, Col.TARGETS);
  return TARGET_COLUMNS.slice(0, count).map((column) => get(view.state, link, column));
}

/** The targets of a link that were still legal as it began to resolve (WOW-709.2c). */
export function legalTargetsOf(view: View, link: number): number[] {
  const illegal = get(view.state, link, Col.ILLEGAL_TARGETS);
  return targetsOf(view, link).filter((_, i) => (illegal & (1 << i)) === 0);
}

/** Whether targets can be chosen for all descriptions, one card for one target only (WOW-707.1d). */
export function canBeTargeted(view: View, targets: readonly Target[], scope: Scope): boolean {
  return canMatch(neededTargets(view, targets, scope), []);
}

/** For each target that has to be chosen: what can be. */
function neededTargets(view: View, targets: readonly Target[], scope: Scope): number[][] {
  return targets.flatMap((target) => {
    const legal = legalTargets(view, target, scope);
    return Array.from({ length: leastTargets(target, scope) }, () => legal);
  });
}

/** How many targets a description needs. */
export function leastTargets({ upTo, count, divided }: Target, { x }: Scope): number {
  if (upTo !== undefined || divided !== undefined) return 0;
  return count === undefined ? 1 : x;
}

/** How many targets a description can have; what is divided gives each 1 or more (WOW-707.1d). */
export function mostTargets(view: View, { upTo, count, divided }: Target, scope: Scope): number {
  if (divided !== undefined)
    return Math.min(MAX_TARGETS, Math.max(0, amountOf(view, divided, scope)));
  return upTo ?? (count === undefined ? 1 : scope.x);
}

/** What a target of a link is assigned of what is divided. */
export function shareOf(view: View, link: number, target: number): number {
  const at = targetsOf(view, link).indexOf(target);
  return at < 0 ? 0 : get(view.state, link, SHARE_COLUMNS[at]!);
}

/** The options for the next target such that all others can still be chosen. */
export function nextTargets(
  view: View,
  targets: readonly Target[],
  taken: readonly number[],
  scope: Scope,
): number[] {
  const [first, ...rest] = targets;
  if (first === undefined) return [];
  const later = neededTargets(view, rest, scope);
  return legalTargets(view, first, scope).filter(
    (e) => !taken.includes(e) && canMatch(later, [...taken, e]),
  );
}
