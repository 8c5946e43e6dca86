import type { CardDefinition, Cost, Power } from '../language/card.js';
import { get, printed } from '../state/access.js';
import type { State } from '../state/state.js';
import { Col } from '../vocabulary/index.js';
import { holds } from './conditions.js';
import { isOpen, type TotalCost } from './costs.js';
import { attackCost } from './proposals.js';
import { costOfPower, linkOf, linkScope, partOf } from './texts.js';
import { amountOf, playersMeant } from './values.js';
import { type ActiveModifier, scopeOf, type View } from './view.js';

/** Whether a card is played with X in its cost, or a power used so. */
export function usesX(s: State, link: number): boolean {
  const kind = linkOf(s, link);
  if (kind === 'PLAY') return playedWithX(printed(s, link));
  if (kind !== 'POWER' && kind !== 'COMPLETION') return false;
  const cost = costOfPower(partOf(s, link).node as Power);
  return cost !== null && isOpen(cost);
}

/** Whether X is chosen as a card is played: it is in its cost, or in what is paid besides (WOW-707.1c). */
export function playedWithX({ plusX, additionalCost }: CardDefinition): boolean {
  return plusX === true || (additionalCost !== undefined && isOpen(additionalCost));
}

function playingCost(card: CardDefinition, x: number, alternate: boolean): TotalCost {
  const { cost = 0, plusX, alternateCost, additionalCost } = card;
  const instead = alternate ? alternateCost : undefined;
  const costs = [instead, additionalCost].filter((one) => one !== undefined);
  return total(costs, alternate ? 0 : cost + (plusX === true ? x : 0), x);
}

/** How a card is played: with which X, and whether by its alternate cost. */
export interface PlayedWith {
  readonly x: number;
  readonly alternate: boolean;
}

/** What playing a card costs a player in all, with what modifiers add and take off (WOW-707.1e). */
export function playCost(
  view: View,
  e: number,
  player: number,
  { x, alternate }: PlayedWith,
): TotalCost {
  const card = printed(view.state, e);
  const cost = playingCost(card, x, alternate);
  const own = card.costChange;
  const changed = own === undefined ? 0 : amountOf(view, own, { ...scopeOf(e, player), it: e });
  const resources = playCostModifiers(view, e, player).reduce(
    (left, { modifier, scope }) => {
      const { costs, least = 0 } = modifier.playCost!;
      const more = amountOf(view, costs, { ...scope, it: e });
      return Math.max(Math.min(left, least), left + more);
    },
    Math.max(0, cost.resources + changed),
  );
  return { ...cost, resources };
}

/** The modifiers that change what a player pays for a card. */
export function playCostModifiers(view: View, e: number, player: number): ActiveModifier[] {
  return view.active.filter(({ modifier, controller, scope }) => {
    if (modifier.playCost === undefined) return false;
    const { where, of } = modifier.playCost;
    const isOf =
      of === undefined ? controller === player : playersMeant(view, of, scope).includes(player);
    if (!isOf) return false;
    return where === undefined || holds(view, where, e, scope);
  });
}

/** What a power costs. */
export function powerCost(cost: Cost, x: number): TotalCost {
  return total([cost], 0, x);
}

function total(costs: readonly Cost[], base: number, x: number): TotalCost {
  const said = costs.map(({ resources = 0 }) => (resources === 'X' ? x : resources));
  return {
    costs,
    resources: Math.max(
      0,
      [base, ...said].reduce((sum, one) => sum + one),
    ),
  };
}

export function costOfLink(
  view: View,
  link: number,
  alternate: boolean,
  x = get(view.state, link, Col.X),
): TotalCost {
  const { state: s } = view;
  switch (linkOf(s, link)) {
    case 'PLAY':
      return playCost(view, link, linkScope(s, link).you, { x, alternate });
    case 'POWER':
    case 'COMPLETION':
      return powerCost(costOfPower(partOf(s, link).node as Power) ?? {}, x);
    case 'STRIKE':
      return strikeCost(view, get(s, link, Col.SOURCE), linkScope(s, link).you);
    case 'PROPOSAL': {
      const [attacker, defender] = [get(s, link, Col.TARGET_1), get(s, link, Col.TARGET_2)];
      return { costs: [], resources: attackCost(view, attacker, defender) };
    }
    default:
      return { costs: [], resources: 0 };
  }
}

/** A strike exhausts the weapon and as many resources as its strike cost says, less what is taken off (WOW-303.2). */
export function strikeCost(view: View, weapon: number, player: number): TotalCost {
  const printedCost = printed(view.state, weapon).strikeCost ?? 0;
  const less = strikeReductions(view, weapon, player).reduce(
    (sum, { modifier, scope }) => sum + amountOf(view, modifier.nextStrike!.costs, scope),
    0,
  );
  return { costs: [{ activate: true }], resources: Math.max(0, printedCost + less) };
}

/** The modifiers that change what the next strike with a weapon costs. */
export function strikeReductions(view: View, weapon: number, player: number): ActiveModifier[] {
  return view.active.filter(({ modifier: { nextStrike }, controller, scope }) => {
    if (nextStrike === undefined) return false;
    const { of } = nextStrike;
    const isOf =
      of === undefined ? controller === player : playersMeant(view, of, scope).includes(player);
    if (!isOf) return false;
    return nextStrike.where === undefined || holds(view, nextStrike.where, weapon, scope);
  });
}
