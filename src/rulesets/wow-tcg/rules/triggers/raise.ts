import type { Later, Trigger, TriggeredPower } from '../../language/card.js';
import { holds } from '../../queries/conditions.js';
import { look, powerOf } from '../../queries/look.js';
import { partOf } from '../../queries/texts.js';
import { answer } from '../../queries/values.js';
import { type Scope, scopeOf, type View } from '../../queries/view.js';
import {
  cardOf,
  controllerOf,
  createRow,
  fill,
  freeRow,
  get,
  inZone,
  isKind,
  named,
  set,
} from '../../state/access.js';
import { isFriendly, turnPlayer } from '../../state/players.js';
import { GAME, type WowRun } from '../../state/state.js';
import {
  Col,
  EVENT_KINDS,
  EVENTS,
  type EventKind,
  type GameEvent,
  Kind,
  Link,
  Until,
  Zone,
} from '../../vocabulary/index.js';

export type EventDetails = Partial<Omit<GameEvent, 'kind' | 'subject'>>;

export function eventOf(
  kind: EventKind,
  subject: number,
  { source = 0, player = 0, amount = 0, isCombat = false, dealtWith = 0 }: EventDetails = {},
): GameEvent {
  return { kind, subject, source, player, amount, isCombat, dealtWith };
}

/** What the book says of an event of its own, beside when it triggers. */
const OWN_RULES: Readonly<Partial<Record<EventKind, string>>> = {
  ENTERS_PLAY: 'WOW-710.4',
  PLAYED: 'WOW-707.1f',
  STRUCK: 'WOW-707.1f',
  EXHAUSTED: 'WOW-703.4',
  READIED: 'WOW-703.4',
  DEFENDS: 'WOW-KW-in-combat',
};

/** What it fits triggers and waits, judged right after the event (WOW-703.1, WOW-703.3). */
export function raise(run: WowRun, event: GameEvent): void {
  const own = OWN_RULES[event.kind];
  told(run, event, ['WOW-703.1', 'WOW-703.3', ...(own === undefined ? [] : [own])]);
  for (const one of triggered(look(run.state), event)) wait(run, one, event);
}

export function told(run: WowRun, event: GameEvent, rules: readonly string[]): void {
  const { kind, amount: value } = event;
  const about = named(run.state, event.subject);
  const source = named(run.state, event.source);
  const text = `${EVENTS[kind]}: {about}`;
  run.leaf({ kind: 'event', name: EVENTS[kind], rules, text, source, about, value });
}

export interface Triggered {
  readonly source: number;
  readonly card: number;
  readonly part: number;
  readonly controller: number;
  /** The row of a triggered modifier, or 0. */
  readonly modifier: number;
  readonly power: TriggeredPower;
}

export function triggered(view: View, event: GameEvent): Triggered[] {
  const { state: s } = view;
  const found: Triggered[] = [];
  for (const e of inZone(s, Zone.PLAY)) {
    for (const { card, part } of view.looks(e).powers) {
      const power = powerOf(s, { card, part });
      if (!('when' in power)) continue;
      const controller = controllerOf(s, e);
      if (power.first !== undefined && isUsed(view, e, part, power.first)) continue;
      if (!fitsEvent(view, power, event, { ...scopeOf(e, controller) })) continue;
      found.push({ source: e, card, part, controller, modifier: 0, power });
    }
  }
  for (const row of inZone(s, Zone.LASTING)) {
    const { node } = partOf(s, row);
    if (!isKind(s, row, Kind.MODIFIER) || !('later' in node)) continue;
    const power = (node as Later).later;
    const controller = get(s, row, Col.CONTROLLER);
    const source = get(s, row, Col.SOURCE);
    const scope = { ...scopeOf(source, controller), subject: get(s, row, Col.SUBJECT), link: row };
    if (!fitsEvent(view, power, event, scope)) continue;
    const card = cardOf(s, row).index;
    const part = get(s, row, Col.PART);
    found.push({ source, card, part, controller, modifier: row, power });
  }
  return found;
}

function isUsed({ state }: View, e: number, part: number, first: string): boolean {
  if (first === 'EACH_OF_YOUR_TURNS' && turnPlayer(state) !== controllerOf(state, e)) return true;
  return (get(state, e, Col.USED) & (1 << part)) !== 0;
}

function fitsEvent(view: View, power: TriggeredPower, event: GameEvent, base: Scope): boolean {
  const scope: Scope = { ...base, event };
  if (!isWhen(view, power.when, event, scope)) return false;
  return power.if === undefined || answer(view, power.if, scope);
}

function isWhen(view: View, when: Trigger, event: GameEvent, scope: Scope): boolean {
  if (when.on !== event.kind) return false;
  if (when.combat === true && !event.isCombat) return false;
  if (when.who === 'YOU' && event.player !== scope.you) return false;
  if (when.who === 'OPPONENT' && isFriendly(view.state, event.player, scope.you)) return false;
  return (
    (when.subject === undefined || holds(view, when.subject, event.subject, scope)) &&
    (when.source === undefined ||
      (event.source !== 0 && holds(view, when.source, event.source, scope))) &&
    (when.dealtWith === undefined ||
      (event.dealtWith !== 0 && holds(view, when.dealtWith, event.dealtWith, scope)))
  );
}

/** A triggered effect waits to be added to the chain (WOW-708.1); its player is that of its source (WOW-705.4). */
export function wait(run: WowRun, one: Triggered, event: GameEvent): void {
  const s = run.state;
  const { source, card, part, controller, modifier, power } = one;
  if (power.first !== undefined) set(run, source, Col.USED, get(s, source, Col.USED) | (1 << part));
  const e = createRow(run, card, Kind.EFFECT);
  fill(run, e, {
    ZONE: Zone.WAITING,
    CONTROLLER: controller,
    LINK: Link.TRIGGERED,
    SOURCE: source,
    PART: part,
    SUBJECT: modifier === 0 ? 0 : get(s, modifier, Col.SUBJECT),
    SOURCE_READIED: get(s, source, Col.READIED),
    EVENT: EVENT_KINDS.indexOf(event.kind) + 1,
    EVENT_SUBJECT: event.subject,
    EVENT_SOURCE: event.source,
    EVENT_PLAYER: event.player,
    EVENT_AMOUNT: event.amount,
    POSITION: get(s, GAME, Col.TIME),
  });
  run.leaf({
    kind: 'queue',
    name: 'Triggers',
    rules: [
      'WOW-703.1',
      modifier === 0 ? 'WOW-708.1' : 'WOW-715.1',
      'WOW-705.4',
      ...(power.if === undefined ? [] : ['WOW-703.2']),
    ],
    text: '{source} triggers; its effect waits',
    source: named(s, source),
    about: named(s, event.subject),
  });
  if (modifier !== 0 && get(s, modifier, Col.UNTIL) === Until.ONCE) freeRow(run, modifier);
}
