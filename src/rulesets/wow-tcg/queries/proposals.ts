import { controllerOf, get, inPlay, inZone } from '../state/access.js';
import { isFriendly, turnPlayer } from '../state/players.js';
import { Col, Role, Zone } from '../vocabulary/index.js';
import { isAlly, isCharacter, isReady, isTotem } from './characters.js';
import { holds } from './conditions.js';
import { readyResources } from './costs.js';
import { appliesTo } from './look.js';
import { select } from './selectors.js';
import type { View } from './view.js';

/** Why a combat cannot be proposed (WOW-601.2). */
export type ProposalProblem =
  | 'NOT_YOUR_CHARACTER'
  | 'NO_ATTACKER'
  | 'EXHAUSTED'
  | 'SUMMONING_DELAY'
  | 'CANNOT_ATTACK'
  | 'NO_DEFENDER'
  | 'ELUSIVE'
  | 'CANNOT_BE_ATTACKED'
  | 'MUST_ATTACK_ANOTHER'
  | 'MUST_ATTACK_ONE_OF_THOSE'
  | 'CANNOT_PAY';

export function proposalProblem(
  view: View,
  attacker: number,
  defender: number,
): ProposalProblem | null {
  const problem = attackerProblem(view, attacker) ?? defenderProblem(view, attacker, defender);
  if (problem !== null) return problem;
  const lists = onlyThese(view, attacker);
  const named = lists.flat();
  if (lists.length === 0 || named.includes(defender)) return null;
  // only if all of those are illegal may another be chosen (WOW-601.2c, WOW-601.2d)
  const isForced = named.some((one) => defenderProblem(view, attacker, one) === null);
  if (!isForced) return null;
  return lists.length > 1 ? 'MUST_ATTACK_ONE_OF_THOSE' : 'MUST_ATTACK_ANOTHER';
}

/** Why a character cannot be a proposed attacker (WOW-601.2a). */
export function attackerProblem(view: View, attacker: number): ProposalProblem | null {
  const { state } = view;
  if (!inPlay(state, attacker) || !isCharacter(state, attacker) || isTotem(state, attacker))
    return 'NO_ATTACKER';
  if (controllerOf(state, attacker) !== turnPlayer(state)) return 'NOT_YOUR_CHARACTER';
  if (!isReady(state, attacker)) return 'EXHAUSTED';
  const { keywords, cannot } = view.looks(attacker);
  if (cannot.has('ATTACK')) return 'CANNOT_ATTACK';
  const isNew = get(state, attacker, Col.SINCE) >= get(state, 1, Col.TURN);
  if (isNew && isAlly(state, attacker) && !keywords.has('FEROCITY')) return 'SUMMONING_DELAY';
  return null;
}

/** Why a character cannot be proposed as defender against an attacker (WOW-601.2b). */
function defenderProblem(view: View, attacker: number, defender: number): ProposalProblem | null {
  const { state } = view;
  if (!inPlay(state, defender) || !isCharacter(state, defender)) return 'NO_DEFENDER';
  if (isFriendly(state, controllerOf(state, defender), turnPlayer(state))) return 'NO_DEFENDER';
  const { keywords, cannot } = view.looks(defender);
  if (keywords.has('ELUSIVE')) return 'ELUSIVE';
  if (cannot.has('BE_ATTACKED')) return 'CANNOT_BE_ATTACKED';
  if (cannotAttack(view, attacker, defender)) return 'CANNOT_BE_ATTACKED';
  const price = attackCost(view, attacker, defender);
  return readyResources(view, turnPlayer(state)).length < price ? 'CANNOT_PAY' : null;
}

/** Whether a modifier keeps an attacker from such defenders (WOW-102.2). */
function cannotAttack(view: View, attacker: number, defender: number): boolean {
  return view.active.some((one) => {
    const { cannotAttack: which } = one.modifier;
    if (which === undefined || !appliesTo(view, one, attacker)) return false;
    return holds(view, which, defender, one.scope);
  });
}

/** The characters that an attacker may attack only, by each modifier that says so; none: it is free to choose. */
function onlyThese(view: View, attacker: number): number[][] {
  return view.active.flatMap((one) => {
    const { attackOnly } = one.modifier;
    if (attackOnly === undefined || !appliesTo(view, one, attacker)) return [];
    return [select(view, attackOnly, one.scope)];
  });
}

/** What proposing a combat costs in resources (WOW-600.3). */
export function attackCost(view: View, attacker: number, defender: number): number {
  let price = 0;
  for (const one of view.active) {
    const { attackCost: cost } = one.modifier;
    if (cost === undefined || !appliesTo(view, one, attacker)) continue;
    if (holds(view, cost.against, defender, one.scope)) price += cost.resources;
  }
  return price;
}

/** The characters in play that a player could name as attackers, and all that oppose them. */
export function characters(view: View): number[] {
  return inZone(view.state, Zone.PLAY).filter((e) => isCharacter(view.state, e));
}

export function legalProposals(view: View): (readonly [attacker: number, defender: number])[] {
  const all = characters(view);
  return all.flatMap((attacker) =>
    attackerProblem(view, attacker) !== null
      ? []
      : all
          .filter((defender) => proposalProblem(view, attacker, defender) === null)
          .map((defender) => [attacker, defender] as const),
  );
}

/** A character that must attack can, at no cost (WOW-600.2, WOW-600.3). */
export function mustPropose(view: View): boolean {
  return legalProposals(view).some(
    ([attacker, defender]) =>
      view.looks(attacker).mustAttack && attackCost(view, attacker, defender) === 0,
  );
}

/** Whether a modifier lets a character protect such a defender (WOW-602.2). */
function mayProtect(view: View, e: number, defender: number): boolean {
  return view.active.some((one) => {
    const { canProtect } = one.modifier;
    if (canProtect === undefined || !appliesTo(view, one, e)) return false;
    return holds(view, canProtect, defender, one.scope);
  });
}

/** Who can be exhausted to protect a proposed defender (WOW-602.2). */
export function protectors(view: View, attacker: number, defender: number): number[] {
  const { state } = view;
  if (get(state, defender, Col.ROLE) !== Role.PROPOSED_DEFENDER) return [];
  if (view.looks(attacker).keywords.has('STEALTHED')) return [];
  return protectorsIf(view, defender, (e) => isReady(state, e));
}

/** Who could protect a proposed defender, but is exhausted (WOW-602.2). */
export function exhaustedProtectors(view: View, defender: number): number[] {
  return protectorsIf(view, defender, (e) => !isReady(view.state, e));
}

function protectorsIf(view: View, defender: number, test: (e: number) => boolean): number[] {
  const { state } = view;
  return characters(view).filter((e) => {
    const { keywords, cannot } = view.looks(e);
    return (
      isFriendly(state, controllerOf(state, e), controllerOf(state, defender)) &&
      test(e) &&
      // it can't protect itself unless it says so (WOW-602.2b)
      ((e !== defender && keywords.has('PROTECTOR')) || mayProtect(view, e, defender)) &&
      !cannot.has('PROTECT')
    );
  });
}
