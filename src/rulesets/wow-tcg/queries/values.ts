import { type Compiled, countOf, folded, ofFirst } from '../../common/grammar/combinators.js';
import { memoize } from '../../common/memoize.js';
import type { Question, Summed, Value, Who } from '../language/words.js';
import {
  bounded,
  controlledBy,
  controllerOf,
  get,
  ownedIn,
  ownerOf,
  printed,
} from '../state/access.js';
import { inTurnOrder, isFriendly, playerRow, turnPlayer } from '../state/players.js';
import { Col, MAX_HAND, Zone } from '../vocabulary/index.js';
import { roleOf } from './characters.js';
import { holds } from './conditions.js';
import { select, selectionOf } from './selectors.js';
import type { Scope, View } from './view.js';

type Measure = Compiled<[view: View, scope: Scope], number>;

const MEASURES: Readonly<Record<Extract<Value, string>, Measure>> = {
  X: (_view, { x }) => x,
  EVENT_AMOUNT: (_view, { event }) => event.amount,
  DAMAGE_DEALT: (_view, { saved }) => saved.dealt?.[0] ?? 0,
  DAMAGE_HEALED: (_view, { saved }) => saved.healed?.[0] ?? 0,
  CHOSEN_NUMBER: (_view, { saved }) => saved.chosenNumber?.[0] ?? 0,
  REMOVED_AS_COST: ({ state }, { link }) => (link === 0 ? 0 : get(state, link, Col.AMOUNT)),
};

const measureOfForm = memoize<Exclude<Value, string | number>, Measure>((value) => {
  if ('count' in value) return countOf(selectionOf(value.count));
  if ('minus' in value) {
    const measure = measureOf(value.minus);
    return (view, scope) => -measure(view, scope);
  }
  if ('times' in value) {
    const measure = measureOf(value.in);
    return (view, scope) => Math.floor(measure(view, scope) / value.times);
  }
  if ('damageOn' in value)
    return ofFirst(selectionOf(value.damageOn), ({ state }, e) => get(state, e, Col.DAMAGE));
  if ('total' in value) return totalOf(value.total, selectionOf(value.of));
  if ('maxHandOf' in value)
    return (view, scope) =>
      playersMeant(view, value.maxHandOf, scope)
        .map((player) => maximumHand(view, player))
        .reduce((sum, size) => sum + size, 0);
  if ('sum' in value) return sumOf(value.sum.map(measureOf));
  if ('inHandOf' in value)
    return (view, scope) =>
      playersMeant(view, value.inHandOf, scope)
        .map((player) => handSize(view, player))
        .reduce((sum, size) => sum + size, 0);
  if ('atkOf' in value) return ofFirst(selectionOf(value.atkOf), atkOf);
  if ('healthOf' in value) return ofFirst(selectionOf(value.healthOf), healthOf);
  if ('countersOn' in value)
    return ofFirst(selectionOf(value.countersOn), ({ state }, e) => get(state, e, Col.COUNTERS));
  return ofFirst(selectionOf(value.costOf), ({ state }, e) => printed(state, e).cost ?? 0);
});

const SUMMANDS: Readonly<Record<Summed, (view: View, e: number) => number>> = {
  ATK: atkOf,
  COST: ({ state }, e) => printed(state, e).cost ?? 0,
  DAMAGE: ({ state }, e) => get(state, e, Col.DAMAGE),
  HEALTH: healthOf,
};

function totalOf(what: Summed, of: (view: View, scope: Scope) => number[]): Measure {
  return (view, scope) =>
    bounded(of(view, scope).reduce((sum, e) => sum + SUMMANDS[what](view, e), 0));
}

function sumOf(parts: readonly Measure[]): Measure {
  const sum = folded(parts, (a, b) => a + b, 0);
  return (view, scope) => bounded(sum(view, scope));
}

function measureOf(value: Value): Measure {
  if (typeof value === 'number') return () => value;
  return typeof value === 'string' ? MEASURES[value] : measureOfForm(value);
}

/** What a value is now. What is undefined counts as 0 (WOW-103.2). */
export function amountOf(view: View, value: Value, scope: Scope): number {
  return measureOf(value)(view, scope);
}

/** ATK as it counts: never below 0 (WOW-103.2). */
export function atkOf(view: View, e: number): number {
  return Math.max(0, view.looks(e).trueAtk);
}

export function healthOf(view: View, e: number): number {
  return Math.max(0, view.looks(e).trueHealth);
}

export function handSize({ state }: View, player: number): number {
  return ownedIn(state, player, Zone.HAND).length;
}

/** How many cards a player may keep in the Wrap-up step (WOW-503.2). */
export function maximumHand(view: View, player: number): number {
  const own = controlledBy(view.state, player);
  return view.active.reduce((size, { modifier, scope }) => {
    if (modifier.handSize === undefined) return size;
    const isTheirs = select(view, modifier.to ?? 'SUBJECT', scope).some((e) => own.includes(e));
    return isTheirs ? size + modifier.handSize : size;
  }, MAX_HAND);
}

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

export function answer(view: View, question: Question, scope: Scope): boolean {
  if ('exists' in question) return select(view, question.exists, scope).length > 0;
  if ('some' in question)
    return playersMeant(view, question.some, scope).some((player) =>
      answer(view, question.has, { ...scope, it: playerRow(player) }),
    );
  if ('isNot' in question) return !answer(view, question.isNot, scope);
  if ('every' in question) return question.every.every((one) => answer(view, one, scope));
  if ('number' in question)
    return amountOf(view, question.number, scope) >= amountOf(view, question.atLeast, scope);
  if ('turnOf' in question)
    return playersMeant(view, question.turnOf, scope).includes(turnPlayer(view.state));
  if ('inHand' in question)
    return playersMeant(view, question.who, scope).some(
      (player) => handSize(view, player) >= question.inHand,
    );
  const e = roleOf(view.state, question.the, scope);
  return e !== 0 && holds(view, question.is, e, scope);
}
