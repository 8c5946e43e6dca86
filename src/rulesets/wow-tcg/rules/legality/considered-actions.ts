import type { Target } from '../../language/card.js';
import { hasType, isCharacter, isResource } from '../../queries/characters.js';
import { isOpen } from '../../queries/costs.js';
import { playedWithX } from '../../queries/link-cost.js';
import { look, powerOf } from '../../queries/look.js';
import { characters } from '../../queries/proposals.js';
import { legalTargets } from '../../queries/targets.js';
import { costOfPower, partText } from '../../queries/texts.js';
import { type PowerRef, type Scope, scopeOf, type View } from '../../queries/view.js';
import { controlledBy, get, isCard, ownedIn, printed } from '../../state/access.js';
import { type Given, NOTHING_GIVEN, type PlayerAction } from '../../state/player-action.js';
import { inTurnOrder, isOver, stepOf } from '../../state/players.js';
import { GAME, type State } from '../../state/state.js';
import { Col, Zone } from '../../vocabulary/index.js';
import { completionPower, hearthPower, paymentPowers, refusalOf } from './legality.js';
import type { RefusalCode } from './refusals.js';

export interface Considered {
  readonly player: number;
  readonly action: PlayerAction;
  readonly code: RefusalCode | null;
}

/** Everything that the player with priority could want to do, legal or not; and that anybody may concede (WOW-101.1b). */
export function consideredActions(s: State): Considered[] {
  if (isOver(s)) return [];
  const all = inTurnOrder(s);
  if (stepOf(s) === 'SETUP')
    return [{ player: all[0]!, action: { type: 'startGame' }, code: null }];
  const player = get(s, GAME, Col.PRIORITY);
  const view = look(s);
  const actions: PlayerAction[] = [
    { type: 'pass', all: false },
    ...withHand(view, player),
    ...withCards(view, player),
    ...proposals(view, player),
  ];
  return [
    ...actions.map((action) => ({ player, action, code: refusalOf(s, player, action) })),
    ...all.map((one) => ({ player: one, action: { type: 'concede' } as const, code: null })),
  ];
}

function withHand(view: View, player: number): PlayerAction[] {
  const { state: s } = view;
  const hand = ownedIn(s, player, Zone.HAND);
  return hand.flatMap((card): PlayerAction[] => {
    const places = [false, true]
      .filter((faceUp) => !faceUp || printed(s, card).type === 'QUEST')
      .map((faceUp) => ({ type: 'place', card, faceUp }) as const);
    return [...plays(view, player, card), ...places];
  });
}

function plays(view: View, player: number, card: number): PlayerAction[] {
  const definition = printed(view.state, card);
  const adding = { node: definition, usesX: playedWithX(definition) };
  return aimed(view, adding, scopeOf(card, player)).map((given) => ({ type: 'play', card, given }));
}

/** What is played or used: its text, and whether X is chosen for it. */
interface Adding {
  readonly node: object;
  readonly usesX: boolean;
}

/** With one target the ways to play or use something are told apart by it; everything else is asked for. */
function aimed(view: View, { node, usesX }: Adding, scope: Scope): Given[] {
  const { targets, modes } = partText(node, [], 0);
  const [target, ...others] = targets;
  const isPlain = modes.length === 0 && others.length === 0 && !usesX;
  if (!isPlain || target === undefined || !isOne(target)) return [NOTHING_GIVEN];
  const legal = legalTargets(view, target, scope);
  if (legal.length === 0) return [NOTHING_GIVEN];
  return legal.map((e) => ({ ...NOTHING_GIVEN, targets: [e] }));
}

/** The ways to use a power or to complete a quest. */
function uses(view: View, player: number, card: number, ref: PowerRef): Given[] {
  const node = powerOf(view.state, ref);
  return aimed(view, { node, usesX: isOpen(costOfPower(node) ?? {}) }, scopeOf(card, player));
}

function isOne({ upTo, count, divided }: Target): boolean {
  return upTo === undefined && count === undefined && divided === undefined;
}

function withCards(view: View, player: number): PlayerAction[] {
  const { state: s } = view;
  const cards = controlledBy(s, player).filter((e) => isCard(s, e));
  return cards.flatMap((card): PlayerAction[] => {
    const powers = paymentPowers(view, card);
    const hearth = hearthPower(view, card);
    const found = powers.flatMap((ref, i): PlayerAction[] =>
      ref === hearth
        ? [{ type: 'hearth', card }]
        : uses(view, player, card, ref).map(
            (given): PlayerAction => ({ type: 'usePower', card, power: i + 1, given }),
          ),
    );
    const quest = isResource(s, card) ? completionPower(view, card) : undefined;
    if (quest !== undefined)
      for (const given of uses(view, player, card, quest))
        found.push({ type: 'completeQuest', card, given });
    if (hasType(s, card, 'WEAPON')) found.push({ type: 'strike', weapon: card });
    return found;
  });
}

function proposals(view: View, player: number): PlayerAction[] {
  const { state: s } = view;
  const own = controlledBy(s, player).filter((e) => isCharacter(s, e));
  const others = characters(view).filter((e) => !own.includes(e));
  return own.flatMap((attacker) =>
    others.map((defender) => ({ type: 'propose', attacker, defender }) as const),
  );
}

/** Whether a player could do anything now but pass or concede. */
export function canAct(s: State, player: number): boolean {
  return consideredActions(s).some(
    (one) =>
      one.player === player &&
      one.code === null &&
      one.action.type !== 'pass' &&
      one.action.type !== 'concede',
  );
}
