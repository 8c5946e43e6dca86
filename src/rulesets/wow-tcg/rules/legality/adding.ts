import type { Mode, Target } from '../../language/card.js';
import { costProblem, mostX, type TotalCost } from '../../queries/costs.js';
import { canBeTargeted, leastTargets, mostTargets, nextTargets } from '../../queries/targets.js';
import type { LinkText } from '../../queries/texts.js';
import { answer } from '../../queries/values.js';
import type { Scope, View } from '../../queries/view.js';
import type { Given } from '../../state/player-action.js';
import type { RefusalCode } from './refusals.js';

/** What there is to know of a link before it is announced. */
export interface Adding {
  readonly scope: Scope;
  readonly text: (mode: number) => LinkText;
  /** What it costs with X; by the alternate cost, null where it has none. */
  readonly cost: (x: number, alternate: boolean) => TotalCost | null;
  readonly usesX: boolean;
}

/** Why a link cannot be added with what the player has said; null: it can be finished (WOW-707.1, WOW-707.2). */
export function addingProblem(view: View, adding: Adding, given: Given): RefusalCode | null {
  const { modes } = adding.text(0);
  if (modes.length === 0) return inMode(view, adding, given, 0);
  const numbers = openModes(view, modes, adding.scope);
  if (given.mode !== null && !numbers.includes(given.mode)) return 'UNKNOWN_MODE';
  return first(
    numbers.filter((mode) => given.mode === null || given.mode === mode),
    (mode) => inMode(view, adding, given, mode),
  );
}

function inMode(view: View, adding: Adding, given: Given, mode: number): RefusalCode | null {
  const { targets } = adding.text(mode);
  const most = mostX(view, adding.scope, adding.cost(0, false)?.costs ?? []);
  const all = adding.usesX ? Array.from({ length: most + 1 }, (_, x) => x) : [0];
  const amounts = given.x === null ? all : [given.x];
  const adds = { ...adding, targets, given };
  return first(amounts, (x) => withX(view, adds, x));
}

/** The modes, from 1, whose conditions hold (WOW-707.1b). */
export function openModes(view: View, modes: readonly Mode[], scope: Scope): number[] {
  return modes.flatMap(({ if: question }, i) =>
    question === undefined || answer(view, question, scope) ? [i + 1] : [],
  );
}

/** The first problem, unless one of the ways has none. */
function first<T>(
  ways: readonly T[],
  problemOf: (way: T) => RefusalCode | null,
): RefusalCode | null {
  const problems = ways.map(problemOf);
  return problems.includes(null) ? null : (problems[0] ?? 'NO_TARGET');
}

function withX(
  view: View,
  adding: Adding & { readonly targets: readonly Target[]; readonly given: Given },
  x: number,
): RefusalCode | null {
  const { targets, given } = adding;
  const scope = { ...adding.scope, x };
  if (!canBeTargeted(view, targets, scope)) return 'NO_TARGET';
  if (given.targets !== null && !areLegal(view, targets, given.targets, scope))
    return 'ILLEGAL_TARGET';
  const ways = given.alternate === null ? [false, true] : [given.alternate];
  return first(ways, (alternate) => {
    const cost = adding.cost(x, alternate);
    if (cost === null) return 'CANNOT_PAY';
    return costProblem(view, cost, scope);
  });
}

/** Whether targets that were named are legal, each for its description (WOW-706.1). */
function areLegal(
  view: View,
  targets: readonly Target[],
  named: readonly number[],
  scope: Scope,
): boolean {
  const taken: number[] = [];
  let left = [...named];
  for (const [i, target] of targets.entries()) {
    const most = mostTargets(view, target, scope);
    const isLast = i === targets.length - 1;
    for (const e of left.slice(0, isLast ? left.length : most)) {
      if (!nextTargets(view, targets.slice(i), taken, scope).includes(e)) return false;
      taken.push(e);
    }
    if (isLast && left.length > most) return false;
    left = left.slice(most);
  }
  const needed = targets.reduce((sum, target) => sum + leastTargets(target, scope), 0);
  return taken.length === named.length && taken.length >= needed;
}
