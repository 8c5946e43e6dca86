import type { Modifier, Power } from '../language/card.js';
import { KEYWORDS } from '../language/words.js';
import { controllerOf, get, inPlay, inZone, isCard, isKind, printed } from '../state/access.js';
import type { State } from '../state/state.js';
import { Col, Kind, Link, Until, Zone } from '../vocabulary/index.js';
import { heroOf, isBlank, isTotem } from './characters.js';
import { holds } from './conditions.js';
import { inDependencyOrder } from './dependency.js';
import { applyWords, asPrinted, copyOf, type Draft } from './draft.js';
import { select } from './selectors.js';
import { modifierOf, partOf } from './texts.js';
import { amountOf, answer } from './values.js';
import {
  type ActiveModifier,
  NO_EVENT,
  type PowerRef,
  type Scope,
  scopeOf,
  type View,
} from './view.js';

const KEPT = new WeakMap<State, { readonly version: number; readonly view: View }>();

/** The game with everything that follows from its rows; worked out anew after a change. */
export function look(s: State): View {
  const kept = KEPT.get(s);
  if (kept !== undefined && kept.version === s.version) return kept.view;
  const view = build(s);
  KEPT.set(s, { version: s.version, view });
  return view;
}

/** A game whose cards look as printed, and then as each modifier that is applied leaves them. */
class Building implements View {
  readonly active: ActiveModifier[] = [];

  constructor(
    readonly state: State,
    private readonly drafts: Map<number, Draft>,
  ) {}

  looks(e: number): Draft {
    let draft = this.drafts.get(e);
    if (draft === undefined) {
      draft = asPrinted(this.state, e);
      this.drafts.set(e, draft);
    }
    return draft;
  }

  /** A power that was lost meanwhile generates nothing, though nothing that it applies to may have told (WOW-704.1). */
  keepGenerated(): void {
    this.active.splice(
      0,
      this.active.length,
      ...this.active.filter((one) => isGenerated(this, one)),
    );
  }

  /** As it is now, to try a modifier on. */
  copy(): Building {
    const copied = [...this.drafts].map(([e, draft]): [number, Draft] => [e, copyOf(draft)]);
    return new Building(this.state, new Map(copied));
  }
}

function build(s: State): View {
  const cards = inZone(s, Zone.PLAY).filter((e) => isCard(s, e) && !isBlank(s, e));
  const printedPowers = new Building(s, new Map());
  let all = [
    ...cards.flatMap((e) =>
      printedPowers.looks(e).powers.flatMap((power) => continuousOf(s, e, power)),
    ),
    ...inZone(s, Zone.LASTING).flatMap((row) => lastingOf(s, row)),
  ];
  for (;;) {
    const { view, given } = applyAll(s, all);
    // powers that are given generate modifiers, which have their place in the order like all others (WOW-718.2e)
    const more = given.filter((one) => !all.some((other) => isSame(one, other)));
    if (more.length === 0) return view;
    all = [...all, ...more];
  }
}

/** Of two copies of a card each gives a power of its own, at its own time. */
function isSame(one: ActiveModifier, other: ActiveModifier): boolean {
  return one.key === other.key && one.timestamp === other.timestamp;
}

/** The game with these modifiers, and those that powers given by them generate. */
function applyAll(
  s: State,
  all: readonly ActiveModifier[],
): { readonly view: View; readonly given: readonly ActiveModifier[] } {
  const base = new Building(s, new Map());
  const view = base.copy();
  const given: ActiveModifier[] = [];
  const queue = inDependencyOrder(all, {
    base,
    affected: affectedBy,
    applied: (some) => {
      const tried = base.copy();
      applyEach(tried, some);
      return tried;
    },
    settles: (order) => {
      const tried = base.copy();
      const then = applyEach(tried, order);
      return order.every((one, i) => affectedBy(one, tried).join() === then[i]);
    },
  });
  for (const { modifiers, rules } of queue) {
    const affected =
      modifiers.length === 1 ? applyOne(view, modifiers[0]!) : applyLoop(view, modifiers);
    for (const [one, cards] of affected) {
      for (const e of cards) for (const rule of rules) view.looks(e).rules.add(rule);
      given.push(...givenBy(view, one, cards));
    }
  }
  view.keepGenerated();
  return { view, given };
}

/** Applies modifiers, whatever depends on what; whom each of them applied to. */
function applyEach(view: Building, some: readonly ActiveModifier[]): string[] {
  return some.map((one) => {
    const cards = affectedBy(one, view);
    applyTo(view, one, cards);
    return cards.join();
  });
}

type Applied = readonly (readonly [ActiveModifier, readonly number[]])[];

function applyOne(view: Building, one: ActiveModifier): Applied {
  if (!isGenerated(view, one)) return [];
  const cards = affectedBy(one, view);
  applyTo(view, one, cards);
  view.active.push(one);
  return [[one, cards]];
}

/** A loop begins with the card's earliest modifier and goes round once (WOW-719.3). */
function applyLoop(view: Building, loop: readonly ActiveModifier[]): Applied {
  const base = view.copy();
  const could = loop.map((one) => affectedBy(one, base));
  const cards = [...new Set(could.flat())];
  const starts = cards.map((e) => could.findIndex((list) => list.includes(e)));
  const applied = loop.map((): number[] => []);
  for (let turn = 0; turn < loop.length; turn++) {
    const before = turn === 0 ? base : view.copy();
    cards.forEach((e, i) => {
      const at = (starts[i]! + turn) % loop.length;
      if (affectedBy(loop[at]!, before).includes(e)) applied[at]!.push(e);
    });
    loop.forEach((one, at) => {
      const now = applied[at]!.filter(
        (e) => (starts[cards.indexOf(e)]! + turn) % loop.length === at,
      );
      applyTo(view, one, now);
    });
  }
  view.active.push(...loop.filter((one, at) => applied[at]!.length > 0 || isGenerated(view, one)));
  return loop.map((one, at) => [one, applied[at]!]);
}

/** A power that was given may be continuous itself. */
function givenBy(
  view: Building,
  { key, modifier }: ActiveModifier,
  cards: readonly number[],
): ActiveModifier[] {
  if (modifier.power === undefined) return [];
  return cards.flatMap((e) =>
    view
      .looks(e)
      .powers.filter(({ from }) => from === key)
      .flatMap((power) => continuousOf(view.state, e, power)),
  );
}

export function powerOf(s: State, { card, part }: Pick<PowerRef, 'card' | 'part'>): Power {
  return s.pool.cards[card]!.parts[part]!.node as Power;
}

/** Keys are rows for modifiers that have one, and numbers past all rows for those of powers. */
const POWER_KEYS = 100_000;

/** The card or modifier row that a key belongs to. */
export function rowOfKey(key: number): number {
  return key % POWER_KEYS;
}

function continuousOf(s: State, e: number, ref: PowerRef): ActiveModifier[] {
  const power = powerOf(s, ref);
  if (!('continuous' in power)) return [];
  const controller = controllerOf(s, e);
  if (power.trait !== undefined) {
    const hero = heroOf(s, controller);
    if (hero === 0 || printed(s, hero).traits?.includes(power.trait) !== true) return [];
  }
  return [
    {
      key: e + POWER_KEYS * (ref.part + 1),
      row: 0,
      source: e,
      card: ref.card,
      part: ref.part,
      controller,
      timestamp: timestampOf(s, e, ref),
      modifier: power.continuous,
      scope: scopeOf(e, controller),
    },
  ];
}

/** Of a printed power the card's, of one that was given when that was; of one that was lost, when it returned (WOW-718.2e). */
function timestampOf(s: State, e: number, { from }: PowerRef): number {
  const given = get(s, from === 0 ? e : rowOfKey(from), Col.TIMESTAMP);
  const back = get(s, e, Col.POWERS_BACK);
  const wasLost = back > 0 && (from === 0 || given < get(s, e, Col.POWERS_LOST));
  return wasLost ? back : given;
}

function lastingOf(s: State, row: number): ActiveModifier[] {
  const controller = get(s, row, Col.CONTROLLER);
  const source = get(s, row, Col.SOURCE);
  const subject = get(s, row, Col.SUBJECT);
  const modifier = lastingText(s, row);
  if (modifier === null || (get(s, row, Col.LINK) !== Link.STRIKE && !isHeld(s, row))) return [];
  const scope: Scope = {
    ...scopeOf(source, controller),
    subject,
    link: row,
    x: get(s, row, Col.X),
    event: NO_EVENT,
  };
  return [
    {
      key: row,
      row,
      source,
      card: get(s, row, Col.CARD),
      part: get(s, row, Col.PART),
      controller,
      timestamp: get(s, row, Col.TIMESTAMP),
      modifier,
      scope,
    },
  ];
}

const STRIKE: Modifier = { atk: 'X' };

function lastingText(s: State, row: number): Modifier | null {
  if (get(s, row, Col.KIND) !== Kind.MODIFIER) return null;
  if (get(s, row, Col.LINK) === Link.STRIKE) return STRIKE;
  return modifierOf(partOf(s, row).node);
}

/** Whether "while its source remains exhausted" still holds (WOW-714.3b). */
export function isHeld(s: State, row: number): boolean {
  if (get(s, row, Col.UNTIL) !== Until.WHILE_SOURCE_EXHAUSTED) return true;
  const source = get(s, row, Col.SOURCE);
  return inPlay(s, source) && get(s, source, Col.READIED) === get(s, row, Col.SOURCE_READIED);
}

/** Whether a modifier is there: what it asks is so, and its power is, as far as modifiers have been applied (WOW-714.2). */
function isGenerated(view: View, one: ActiveModifier): boolean {
  const { row, source, card, part, modifier, scope } = one;
  if (modifier.if !== undefined && !answer(view, modifier.if, scope)) return false;
  if (row !== 0) return true;
  return view.looks(source).powers.some((power) => power.card === card && power.part === part);
}

/** The cards that a modifier applies to; none when the power that generates it is not there. */
function affectedBy(one: ActiveModifier, view: View): number[] {
  if (!isGenerated(view, one)) return [];
  const { modifier, scope } = one;
  const all = select(view, modifier.to ?? 'SUBJECT', scope);
  return modifier.while === undefined
    ? all
    : all.filter((e) => holds(view, modifier.while!, e, scope));
}

function rulesOf(s: State, one: ActiveModifier, e: number): string[] {
  const { row, source, modifier } = one;
  const { to, while: gate, losePowers, atk, power } = modifier;
  return [
    ...(row === 0
      ? ['WOW-704.1', 'WOW-714.2', 'WOW-718.2e', 'WOW-712.6']
      : ['WOW-714.1', to === undefined ? 'WOW-714.3' : 'WOW-714.3e']),
    'WOW-718.1',
    ...(row === 0 && 'trait' in powerOf(s, one) ? ['WOW-207.1d'] : []),
    ...(source === e ? ['WOW-200.1'] : []),
    ...(modifier.keywords ?? []).map((keyword) => KEYWORDS[keyword]),
    ...(gate === undefined || row === 0 ? [] : ['WOW-714.3a']),
    ...(losePowers === true ? ['WOW-700.3'] : []),
    ...(power === undefined ? [] : ['WOW-718.2e']),
    ...(atk !== undefined && isTotem(s, e) ? ['WOW-306.4a'] : []),
  ];
}

/** Changes the looks of those whom a modifier applies to; what is no more stays as it last was (WOW-709.2d). */
function applyTo(view: Building, one: ActiveModifier, affected: readonly number[]): void {
  const { modifier, scope, key, row, timestamp } = one;
  const { state } = view;
  for (const e of affected) {
    if (isKind(state, e, Kind.FORMER)) continue;
    const looks = view.looks(e);
    looks.applied.push(one);
    for (const rule of rulesOf(state, one, e)) looks.rules.add(rule);
    applyWords(looks, modifier, { card: state.pool.cards[one.card]!, key, timestamp });
    if (modifier.mustAttack === true) looks.mustAttack = true;
    if (modifier.mayStayExhausted === true) looks.mayStayExhausted = true;
    if (modifier.canActivateAtOnce === true) looks.canActivateAtOnce = true;
    // a totem can't gain ATK (WOW-306.4a)
    if (modifier.atk !== undefined && !isTotem(state, e))
      looks.trueAtk += amountOf(view, modifier.atk, scope);
    if (modifier.def !== undefined) looks.trueDef += amountOf(view, modifier.def, scope);
    if (modifier.health !== undefined) looks.trueHealth += amountOf(view, modifier.health, scope);
    if (row !== 0 && get(state, row, Col.LINK) === Link.STRIKE)
      looks.damageType = get(state, row, Col.DAMAGE_TYPE);
  }
}

export function appliesTo(view: View, one: ActiveModifier, e: number): boolean {
  return affectedBy(one, view).includes(e);
}
