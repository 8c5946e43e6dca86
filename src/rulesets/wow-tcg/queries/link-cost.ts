import type { CardDefinition, Cost, Power } from '../language/card.js';
import { get, printed } from '../state/access.js';
import type { State } from '../state/state.js';
import { Col } from '../vocabulary/index.js';
import { holds } from './conditions.js';
import { together } from './costs.js';
import { attackCost } from './proposals.js';
import { costOfPower, linkOf, linkScope, partOf } from './texts.js';
import type { ActiveModifier, View } from './view.js';

/** What a link costs: what else is paid beside resources, and how many of those (WOW-707.1e). */
export interface LinkCost {
  readonly cost: Cost;
  readonly resources: number;
}

/** Whether a card is played with X in its cost, or a power used so. */
export function usesX(s: State, link: number): boolean {
  const kind = linkOf(s, link);
  if (kind === 'PLAY') return printed(s, link).plusX === true;
  if (kind !== 'POWER' && kind !== 'COMPLETION') return false;
  return costOfPower(partOf(s, link).node as Power)?.resources === 'X';
}

/** What playing a card costs, by its printed or its alternate cost. */
export function playingCost(card: CardDefinition, x: number, alternate: boolean): LinkCost {
  const { cost = 0, plusX, alternateCost, additionalCost } = card;
  const base: Cost = alternate ? (alternateCost ?? {}) : {};
  return total(together(base, additionalCost), alternate ? 0 : cost + (plusX === true ? x : 0), x);
}

/** What a power costs. */
export function powerCost(cost: Cost, x: number): LinkCost {
  return total(cost, 0, x);
}

function total(cost: Cost, base: number, x: number): LinkCost {
  const { resources = 0 } = cost;
  return { cost, resources: Math.max(0, base + (resources === 'X' ? x : resources)) };
}

/** What a link that is being added costs in all. */
export function costOfLink(view: View, link: number, alternate: boolean): LinkCost {
  const { state: s } = view;
  const x = get(s, link, Col.X);
  switch (linkOf(s, link)) {
    case 'PLAY':
      return playingCost(printed(s, link), x, alternate);
    case 'POWER':
    case 'COMPLETION':
      return powerCost(costOfPower(partOf(s, link).node as Power) ?? {}, x);
    case 'STRIKE':
      return strikeCost(view, get(s, link, Col.SOURCE), linkScope(s, link).you);
    case 'PROPOSAL': {
      const [attacker, defender] = [get(s, link, Col.TARGET_1), get(s, link, Col.TARGET_2)];
      return { cost: {}, resources: attackCost(view, attacker, defender) };
    }
    default:
      return { cost: {}, resources: 0 };
  }
}

/** A strike exhausts the weapon and as many resources as its strike cost says, less what is taken off (WOW-303.2). */
export function strikeCost(view: View, weapon: number, player: number): LinkCost {
  const printedCost = printed(view.state, weapon).strikeCost ?? 0;
  const less = strikeReductions(view, weapon, player).reduce(
    (sum, { modifier }) => sum + modifier.nextStrike!.costs,
    0,
  );
  return { cost: { activate: true }, resources: Math.max(0, printedCost + less) };
}

/** The modifiers that change what the next strike with a weapon costs. */
export function strikeReductions(view: View, weapon: number, player: number): ActiveModifier[] {
  return view.active.filter(({ modifier: { nextStrike }, controller, scope }) => {
    if (nextStrike === undefined || controller !== player) return false;
    return nextStrike.where === undefined || holds(view, nextStrike.where, weapon, scope);
  });
}
