import type { Cost, Power } from '../../language/card.js';
import { hasType, heroOf, isAttacking, isDefending, isResource } from '../../queries/characters.js';
import { holds } from '../../queries/conditions.js';
import { costProblem, isOpen } from '../../queries/costs.js';
import { playCost, playedWithX, powerCost, strikeCost } from '../../queries/link-cost.js';
import { appliesTo, look, powerOf } from '../../queries/look.js';
import { mustPropose, proposalProblem } from '../../queries/proposals.js';
import { costOfPower, partText } from '../../queries/texts.js';
import { answer } from '../../queries/values.js';
import { type PowerRef, type Scope, scopeOf, type View } from '../../queries/view.js';
import { controllerOf, get, inPlay, inZone, ownerOf, printed, zoneOf } from '../../state/access.js';
import { type Given, type PlayerAction, signOf } from '../../state/player-action.js';
import { hasLost, isOver, playerRow, stepOf, turnPlayer } from '../../state/players.js';
import { GAME, type State } from '../../state/state.js';
import { Col, Zone } from '../../vocabulary/index.js';
import { addingProblem } from './adding.js';
import type { RefusalCode } from './refusals.js';

export function refusalOf(s: State, player: number, action: PlayerAction): RefusalCode | null {
  if (isOver(s)) return 'GAME_OVER';
  if (hasLost(s, player)) return 'NOT_IN_GAME';
  const isSetup = stepOf(s) === 'SETUP';
  if (action.type === 'startGame') return isSetup ? null : 'STARTED';
  if (action.type === 'concede') return null;
  if (isSetup) return 'NOT_STARTED';
  if (action.type === 'repeat') {
    const [first] = action.steps;
    if (first === undefined) return 'TOO_SHORT';
    return refusalOf(s, first.player ?? player, first.action);
  }
  if (get(s, GAME, Col.PRIORITY) !== player) return 'NO_PRIORITY';
  if (isBarred(s, action)) return 'CONTINUES_LOOP';
  const view = look(s);
  switch (action.type) {
    case 'pass':
      return isFreeToAct(s, player) && mustPropose(view) ? 'MUST_ATTACK' : null;
    case 'play':
      return playProblem(view, player, action.card, action.given);
    case 'place':
      return placeProblem(s, player, action.card, action.faceUp);
    case 'usePower':
      return powerProblem(view, player, action);
    case 'completeQuest':
      return questProblem(view, player, action.card, action.given);
    case 'propose':
      if (!isFreeToAct(s, player)) return 'NOT_NOW';
      return proposalProblem(view, action.attacker, action.defender);
    case 'strike':
      return strikeProblem(view, player, action.weapon);
    case 'hearth':
      return hearthProblem(view, player, action.card);
  }
}

/** Whether an action would continue the loop that has just been ended (WOW-801.1a). */
function isBarred(s: State, action: PlayerAction): boolean {
  const [type, card, power] = signOf(action);
  const barred = [Col.BARRED_ACTION, Col.BARRED_CARD, Col.BARRED_POWER];
  return type > 0 && [type, card, power].every((part, i) => get(s, GAME, barred[i]!) === part);
}

/** Own non-combat action phase with an empty chain (WOW-407.2b). Priority has been looked at. */
export function isFreeToAct(s: State, player: number): boolean {
  return stepOf(s) === 'ACTION' && turnPlayer(s) === player && inZone(s, Zone.CHAIN).length === 0;
}

function isHeld(s: State, player: number, card: number): boolean {
  return zoneOf(s, card) === Zone.HAND && ownerOf(s, card) === player;
}

function playProblem(view: View, player: number, card: number, given: Given): RefusalCode | null {
  const { state: s } = view;
  if (!isHeld(s, player, card)) return 'NOT_IN_HAND';
  const definition = printed(s, card);
  if (definition.type === 'QUEST') return 'ONLY_PLACED';
  if (definition.type === 'HERO') return 'NOT_PLAYABLE';
  if (definition.type === 'LOCATION') return 'NO_LOCATIONS';
  if (!mayPlay(view, player, card)) return 'CANNOT_PLAY';
  if (!isInstant(view, player, card) && !isFreeToAct(s, player)) return 'NOT_NOW';
  if (definition.onlyIf !== undefined && !answer(view, definition.onlyIf, scopeOf(card, player)))
    return 'CONDITION_FAILS';
  const { alternateCost } = definition;
  const adding = {
    scope: scopeOf(card, player),
    text: (mode: number) => partText(definition, [], mode),
    cost: (x: number, alternate: boolean) =>
      alternate && alternateCost === undefined
        ? null
        : playCost(view, card, player, { x, alternate }),
    usesX: playedWithX(definition),
  };
  return addingProblem(view, adding, given);
}

/** Whether nothing says that a player can't play a card (WOW-102.2). */
function mayPlay(view: View, player: number, card: number): boolean {
  const row = playerRow(player);
  if (view.looks(row).cannot.has('PLAY')) return false;
  return !view.active.some((one) => {
    const { cannotPlay } = one.modifier;
    if (cannotPlay === undefined || !appliesTo(view, one, row)) return false;
    return holds(view, cannotPlay, card, one.scope);
  });
}

/** Whether a card in hand is instant: it is printed so, or a modifier makes it so (WOW-KW-instant). */
function isInstant(view: View, player: number, card: number): boolean {
  if (printed(view.state, card).instant === true) return true;
  return view.active.some(({ modifier: { instantInHand }, controller, scope }) => {
    if (instantInHand === undefined || controller !== player) return false;
    return holds(view, instantInHand, card, scope);
  });
}

function placeProblem(s: State, player: number, card: number, faceUp: boolean): RefusalCode | null {
  if (!isHeld(s, player, card)) return 'NOT_IN_HAND';
  if (!isFreeToAct(s, player)) return 'NOT_NOW';
  if (get(s, playerRow(player), Col.PLACED) === 1) return 'PLACED_ALREADY';
  return faceUp && printed(s, card).type !== 'QUEST' ? 'ONLY_QUESTS_FACE_UP' : null;
}

export function paymentPowers(view: View, card: number): PowerRef[] {
  return view.looks(card).powers.filter((power) => 'payment' in powerOf(view.state, power));
}

function powerProblem(
  view: View,
  player: number,
  { card, power: number, given }: Extract<PlayerAction, { readonly type: 'usePower' }>,
): RefusalCode | null {
  const { state: s } = view;
  if (!inPlay(s, card) || controllerOf(s, card) !== player) return 'NOT_YOUR_CARD';
  const ref = paymentPowers(view, card)[number - 1];
  if (ref === undefined) return 'NO_POWER';
  const power = powerOf(s, ref);
  if ('payment' in power && power.payment.concede === true) return 'USE_HEARTH';
  if ('oncePerTurn' in power && (get(s, card, Col.USED) & (1 << ref.part)) !== 0)
    return 'USED_ALREADY';
  return usingProblem(view, scopeOf(card, player), ref, given);
}

/** Why a payment or completion power cannot be used, its own limits aside. */
function usingProblem(view: View, scope: Scope, ref: PowerRef, given: Given): RefusalCode | null {
  const { state: s } = view;
  const power: Power = powerOf(s, ref);
  const cost: Cost = costOfPower(power) ?? {};
  if ('onYourTurn' in power && turnPlayer(s) !== scope.you) return 'ONLY_ON_YOUR_TURN';
  if ('if' in power && power.if !== undefined && !answer(view, power.if, scope))
    return 'CONDITION_FAILS';
  const adding = {
    scope,
    text: (mode: number) => partText(power, [], mode),
    cost: (x: number, alternate: boolean) => (alternate ? null : powerCost(cost, x)),
    usesX: isOpen(cost),
  };
  return addingProblem(view, adding, given);
}

export function completionPower(view: View, card: number): PowerRef | undefined {
  return view.looks(card).powers.find((power) => 'completion' in powerOf(view.state, power));
}

function questProblem(view: View, player: number, card: number, given: Given): RefusalCode | null {
  const { state: s } = view;
  if (!isResource(s, card) || controllerOf(s, card) !== player) return 'NO_QUEST';
  const ref = completionPower(view, card);
  return ref === undefined ? 'NO_QUEST' : usingProblem(view, scopeOf(card, player), ref, given);
}

function strikeProblem(view: View, player: number, weapon: number): RefusalCode | null {
  const { state: s } = view;
  if (!inPlay(s, weapon) || !hasType(s, weapon, 'WEAPON') || controllerOf(s, weapon) !== player)
    return 'NO_WEAPON';
  if (view.looks(playerRow(player)).cannot.has('STRIKE')) return 'CANNOT_STRIKE';
  const hero = heroOf(s, player);
  const isInCombat = isAttacking(s, hero) || isDefending(s, hero);
  if (stepOf(s) !== 'DEFENDER' || !isInCombat) return 'NO_STRIKE_NOW';
  const struck = get(s, playerRow(player), Col.STRUCK_WITH);
  if (struck !== 0 && struck !== weapon) return 'ONE_WEAPON';
  return costProblem(view, strikeCost(view, weapon, player), scopeOf(weapon, player));
}

export function hearthPower(view: View, card: number): PowerRef | undefined {
  return paymentPowers(view, card).find((ref) => {
    const power = powerOf(view.state, ref);
    return 'payment' in power && power.payment.concede === true;
  });
}

function hearthProblem(view: View, player: number, card: number): RefusalCode | null {
  const { state: s } = view;
  if (!inPlay(s, card) || controllerOf(s, card) !== player) return 'NOT_YOUR_CARD';
  const ref = hearthPower(view, card);
  if (ref === undefined) return 'NO_HEARTHSTONE';
  const cost = powerCost(costOfPower(powerOf(s, ref)) ?? {}, 0);
  return costProblem(view, cost, scopeOf(card, player));
}
