import type { Frame } from '../../../../kernel/index.js';
import { recordCheck, recordEffect } from '../../../common/trace-nodes.js';
import { holds } from '../../queries/conditions.js';
import { isStructural } from '../../queries/dependency.js';
import { look } from '../../queries/look.js';
import type { ActiveModifier } from '../../queries/view.js';
import {
  createRow,
  fill,
  formerModifiers,
  freeRow,
  get,
  inPlay,
  inZone,
  isKind,
  isReferred,
  ownedIn,
  ownerOf,
  repoint,
  set,
  stamp,
  zoneOf,
} from '../../state/access.js';
import { GAME, type WowRun } from '../../state/state.js';
import {
  COLUMNS,
  Col,
  type GameEvent,
  Kind,
  Role,
  WIDTH,
  ZONES,
  Zone,
} from '../../vocabulary/index.js';
import { eventOf, type Triggered, told, triggered, wait } from '../triggers/raise.js';

/** Says that a character stops attacking or defending; the combat step goes on all the same (WOW-602.5). */
export function recordLeavingCombat(run: WowRun, e: number): void {
  const role = get(run.state, e, Col.ROLE);
  if (role !== Role.ATTACKER && role !== Role.DEFENDER) return;
  recordCheck(
    run,
    'leaves combat',
    ['WOW-602.5', role === Role.ATTACKER ? 'WOW-KW-attacker' : 'WOW-KW-in-combat'],
    { text: '{about} is no longer in combat', about: e },
  );
}

/** What a card stays when it becomes a new object. */
const KEPT: readonly number[] = [Col.CARD, Col.KIND, Col.OWNER];

/** A card comes into a zone as a new object; what refers to the old one refers to what that last was (WOW-411.1b). */
export function moveTo(run: WowRun, e: number, zone: number, onTop = false): void {
  const s = run.state;
  const former = isReferred(s, e) || isResolving(run, e) ? remember(run, e) : 0;
  const position = onTop ? topOf(run, e, zone) - 1 : get(s, GAME, Col.TIME) + 1;
  for (let column = 0; column < WIDTH; column++) if (!KEPT.includes(column)) set(run, e, column, 0);
  set(run, e, Col.ZONE, zone);
  set(run, e, Col.POSITION, position);
  stamp(run, e);
  if (former !== 0) set(run, former, Col.SOURCE_READIED, get(s, e, Col.TIMESTAMP));
}

function topOf({ state }: WowRun, e: number, zone: number): number {
  const [first] = ownedIn(state, ownerOf(state, e), zone);
  return first === undefined ? 1 : get(state, first, Col.POSITION);
}

function isResolving({ stack }: WowRun, e: number): boolean {
  return stack.some((frame) => linkIn(frame) === e);
}

function linkIn(frame: Frame): number {
  return 'link' in frame ? (frame.link as number) : 0;
}

/** A row for an object that is about to be no more, as it is now (WOW-709.2d). */
function remember(run: WowRun, e: number): number {
  const s = run.state;
  const looks = look(s).looks(e);
  const former = createRow(run, get(s, e, Col.CARD), Kind.FORMER);
  COLUMNS.forEach((_, column) => {
    if (column !== Col.KIND) set(run, former, column, get(s, e, column));
  });
  fill(run, former, { ZONE: Zone.FORMER, BECAME: e });
  if (inPlay(s, e)) {
    const { trueAtk, trueHealth, damageType } = looks;
    fill(run, former, { AMOUNT: trueAtk, X: trueHealth, DAMAGE_TYPE: damageType });
    rememberWords(run, former, looks.applied);
  }
  repoint(run, e, former);
  for (const frame of run.stack) if (linkIn(frame) === e) Object.assign(frame, { link: former });
  return former;
}

/** Modifiers that gave or took powers, keywords and tags are noted, for they may end while the object is still spoken of. */
function rememberWords(run: WowRun, former: number, applied: readonly ActiveModifier[]): void {
  applied.filter(isStructural).forEach(({ card, part, timestamp }, i) => {
    const row = createRow(run, card, Kind.FORMER_MODIFIER);
    fill(run, row, {
      ZONE: Zone.FORMER,
      PART: part,
      BECAME: former,
      POSITION: i + 1,
      TIMESTAMP: timestamp,
    });
  });
}

export type Leaving = 'DESTROY' | 'MOVE';

/**
 * Cards leave play at the same time. Powers that trigger on it look back at the state right before (WOW-703.3a). A
 * replacement may send what would go to a graveyard elsewhere; then nothing is destroyed (WOW-404.1, WOW-716.1).
 * @returns the cards that really went where they should
 */
export function leavePlay(
  run: WowRun,
  cards: readonly number[],
  zone: number,
  how: Leaving,
): number[] {
  const view = look(run.state);
  const arrived = cards.filter((e) => zone !== Zone.GRAVEYARD || !isRemovedInstead(run, e));
  const waiting: (readonly [Triggered, GameEvent])[] = [];
  const events: GameEvent[] = [];
  for (const e of cards) {
    const player = get(run.state, e, Col.CONTROLLER);
    const isDestroyed = how === 'DESTROY' && arrived.includes(e);
    const kinds = isDestroyed
      ? (['DESTROYED', 'LEAVES_PLAY'] as const)
      : (['LEAVES_PLAY'] as const);
    for (const kind of kinds) {
      const event = eventOf(kind, e, { player });
      events.push(event);
      waiting.push(...triggered(view, event).map((one) => [one, event] as const));
    }
  }
  for (const event of events) told(run, event, ['WOW-703.3a']);
  for (const [one, event] of waiting) wait(run, one, event);
  for (const e of cards) {
    const to = arrived.includes(e) ? zone : Zone.REMOVED;
    recordEffect(
      run,
      how === 'DESTROY' && arrived.includes(e) ? 'Destroy' : 'Leave Play',
      [
        ...(how === 'DESTROY' ? ['WOW-404.1'] : ['WOW-411.1', 'WOW-411.1b']),
        ...(to === Zone.REMOVED ? ['WOW-411.6a'] : []),
        ...(ownerOf(run.state, e) === get(run.state, e, Col.CONTROLLER) ? [] : ['WOW-400.2']),
      ],
      { text: `{about} leaves play (${ZONES[to]!.toLowerCase()})`, about: e },
    );
    recordLeavingCombat(run, e);
    moveTo(run, e, to);
  }
  return arrived;
}

function isRemovedInstead(run: WowRun, e: number): boolean {
  const view = look(run.state);
  return view.active.some(({ modifier, scope }) => {
    const { removedInsteadOfGraveyard: which } = modifier;
    return which !== undefined && holds(view, which, e, scope);
  });
}

/** Where cards are put in a deck. */
export type DeckPlace = 'TOP' | 'BOTTOM' | 'SHUFFLED';

/**
 * Puts cards into another zone: returned, removed, put into a deck.
 * @param at of a deck: on top, one after the other, or at the bottom; whoever shuffles it does so afterwards
 */
export function put(
  run: WowRun,
  cards: readonly number[],
  zone: number,
  at: DeckPlace = 'SHUFFLED',
): void {
  const here = cards.filter((e) => zoneOf(run.state, e) !== Zone.FORMER);
  const inside = here.filter((e) => inPlay(run.state, e));
  const text = `{about} moves (${ZONES[zone]!.toLowerCase()})`;
  const rules = [
    'WOW-411.1',
    'WOW-411.1b',
    'WOW-718.2c',
    ...(zone === Zone.REMOVED ? ['WOW-411.6a'] : []),
  ];
  if (inside.length > 0) leavePlay(run, inside, zone, 'MOVE');
  for (const e of here) {
    if (inside.includes(e)) continue;
    recordEffect(run, 'Move', rules, { text, about: e });
    moveTo(run, e, zone, at === 'TOP');
  }
  if (at === 'SHUFFLED') return;
  for (const e of here) {
    if (inside.includes(e) && at === 'TOP') set(run, e, Col.POSITION, topOf(run, e, zone) - 1);
    set(run, e, Col.ORDERED, 1);
  }
}

/** Forgets what former objects were, as soon as nothing speaks of them any more. */
export function forget(run: WowRun): void {
  const s = run.state;
  for (const e of inZone(s, Zone.FORMER)) {
    if (!isKind(s, e, Kind.FORMER) || isReferred(s, e)) continue;
    for (const row of formerModifiers(s, e)) freeRow(run, row);
    freeRow(run, e);
  }
}

/** Destroys cards at the same time; "can't" overrides it (WOW-404.1, WOW-102.2). Those that were. */
export function destroy(run: WowRun, cards: readonly number[]): readonly number[] {
  const view = look(run.state);
  const able = cards.filter((e) => {
    if (!inPlay(run.state, e)) return false;
    if (!view.looks(e).cannot.has('BE_DESTROYED')) return true;
    recordCheck(run, 'cannot be destroyed', ['WOW-102.2'], {
      text: "{about} can't be destroyed",
      about: e,
    });
    return false;
  });
  if (able.length > 0) leavePlay(run, able, Zone.GRAVEYARD, 'DESTROY');
  return able;
}
