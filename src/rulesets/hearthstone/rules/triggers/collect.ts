import { recordCheck } from '../../../common/trace-nodes.js';
import {
  byOrderOfPlay,
  cardOf,
  controllerOf,
  get,
  type HsRun,
  isDormant,
  playerEntity,
  set,
  typeOf,
} from '../../state/access.js';
import {
  type AttackMemory,
  DEATHRATTLE,
  type EffectsFrame,
  type EventFrame,
  isAttack,
  Op,
  type QueueEntry,
  type SequenceFrame,
  type TriggerOf,
} from '../../state/frames.js';
import { type CompiledTrigger, OWN_STAGE } from '../../state/model.js';
import { scopeOf } from '../../state/scope.js';
import { GAME, type State } from '../../state/state.js';
import { CardType, EventKind, type GameEvent, Tag, WIDTH, Zone } from '../../vocabulary/index.js';
import { deathrattlePassed, hasPreCheck, preCheckKey } from './pre-check.js';
import { REASONS, type Reason } from './reasons.js';
import { ofTrigger, whyNot } from './why-not.js';

/** Stages of an event, each with a Queue of its own: early, ordinary, late. */
export const STAGES = [-1, 0, 1] as const;

/** What a drawn card does by itself: late, in the newest editions early (HS-DC2, ZH-4.4-own-draw-effect-first). */
function stageOf(s: State, { stage }: CompiledTrigger): number {
  if (stage !== OWN_STAGE) return stage;
  return s.edition.switches.drawnCardActsFirst ? -1 : 1;
}

/** Events of an entity's own entering play, to which it does not respond itself (HS-HUMBLE). */
const ENTERING: readonly number[] = [
  EventKind.COUNTER,
  EventKind.ON_PLAY,
  EventKind.SUMMON,
  EventKind.AFTER_SUMMON,
  EventKind.AFTER_PLAY,
  EventKind.AFTER_SPELL,
];

export function isHeard(s: State, event: number): boolean {
  const { listeners } = s;
  for (let i = 0; i < listeners.length; i++) {
    if (cardOf(s, listeners[i]!).listens[event] === 1) return true;
  }
  return false;
}

/**
 * The Queue of an event: every trigger able to respond, sorted by Dominant Player (before 17.4.1), zone, priority and
 * order of play (HS-R2a, HS-DP1, HS-DP3, HS-DP4, ZH-3.2-zone-order, HS-QUEUING).
 * @param group queue only triggers of this player in this zone, or null for all (HS-DP2)
 */
export function collect(
  run: HsRun,
  frame: EventFrame,
  stage: number,
  group: TriggerGroup | null,
): readonly QueueEntry[] {
  const s = run.state;
  const { event } = frame;
  const found: PlacedEntry[] = [];
  for (let i = 0; i < s.listeners.length; i++) {
    const e = s.listeners[i]!;
    const card = cardOf(s, e);
    if (card.listens[event.kind] !== 1) continue;
    if (group !== null && !isInGroup(s, e, group)) continue;
    for (let t = 0; t < card.triggers.length; t++) {
      const trigger = card.triggers[t]!;
      if (stageOf(s, trigger) !== stage || !answers(s, trigger, event.kind)) continue;
      const why = refusal(run, frame, e, t);
      if (why === null) found.push(inItsZone(entryOf(s, e, t, controllerOf(s, e)), event));
      else if (run.trace !== null)
        recordCheck(run, 'not queued', why.rules, {
          text: why.says,
          source: e,
          about: event.subject,
        });
    }
  }
  if (event.kind === EventKind.DEATH && stage === 0 && (group === null || group.zone === 0))
    addDeathrattles(run, frame, group?.player ?? 0, found);
  return sorted(s, found);
}

/** Triggers of a player in play (0), in hand (1) or in the deck (2). */
export interface TriggerGroup {
  readonly player: number;
  readonly zone: number;
}

function isInGroup(s: State, e: number, { player, zone }: TriggerGroup): boolean {
  return controllerOf(s, e) === player && zoneOf(s, e) === zone;
}

function zoneOf(s: State, e: number): number {
  const zone = get(s, e, Tag.ZONE);
  return zone === Zone.HAND ? 1 : zone === Zone.DECK ? 2 : 0;
}

/** Counters answer being played where they have no step; in 11.2 Secrets alone had one. */
function answers(s: State, { event, zone }: CompiledTrigger, kind: number): boolean {
  if (event !== EventKind.COUNTER) return event === kind;
  const { counterHasItsOwnStep, counterSkipsOnPlay } = s.edition.switches;
  const hasStep = counterHasItsOwnStep || (counterSkipsOnPlay && zone === Zone.SECRET);
  return kind === (hasStep ? EventKind.COUNTER : EventKind.ON_PLAY);
}

/**
 * What a discarded card answers it answers as from the hand (ZH-4.3-discard-self-last); as the game starts the zones count within
 * a player's cards only, which have an order of their own (ZH-5.5-start-of-game).
 */
function inItsZone(entry: PlacedEntry, { kind, subject }: GameEvent): PlacedEntry {
  if (kind === EventKind.START_OF_GAME) return { ...entry, zone: 0 };
  return kind === EventKind.DISCARD && entry.entity === subject ? { ...entry, zone: 1 } : entry;
}

interface PlacedEntry extends QueueEntry {
  readonly zone: number;
  readonly priority: number;
  readonly playOrder: number;
}

function entryOf(s: State, entity: number, number: number, player: number): PlacedEntry {
  return {
    entity,
    number,
    player,
    zone: zoneOf(s, entity),
    priority: number === DEATHRATTLE ? 0 : cardOf(s, entity).triggers[number]!.priority,
    playOrder: get(s, entity, Tag.PLAY_ORDER),
  };
}

/** By player (HS-DP1, HS-DP4), priority (ZH-3.2-priority), zone (ZH-3.2-zone-order), age. */
function sorted(s: State, found: PlacedEntry[]): readonly QueueEntry[] {
  if (found.length > 1) {
    const byPlayer = s.edition.switches.queuesByDominantPlayer ? 1 : 0;
    found.sort(
      (a, b) =>
        byPlayer * (a.player - b.player) ||
        Math.min(a.priority, 0) - Math.min(b.priority, 0) ||
        a.zone - b.zone ||
        a.priority - b.priority ||
        a.playOrder - b.playOrder ||
        a.entity - b.entity,
    );
  }
  return found.map(({ entity, number, player }) => ({ entity, number, player }));
}

/** The ordinary triggers of one entity that answer an event, though nobody else is asked. */
export function answersOf(run: HsRun, event: GameEvent, entity: number): QueueEntry[] {
  const s = run.state;
  const frame: EventFrame = { op: Op.EVENT, pc: 0, event, preCheck: null };
  const entries: QueueEntry[] = [];
  for (const [number, trigger] of cardOf(s, entity).triggers.entries())
    if (trigger.event === event.kind && refusal(run, frame, entity, number) === null)
      entries.push({ entity, number, player: controllerOf(s, entity) });
  return entries;
}

export function queueOf(s: State, triggers: readonly TriggerOf[]): readonly QueueEntry[] {
  return sorted(
    s,
    triggers.map(({ entity, number }) => entryOf(s, entity, number, controllerOf(s, entity))),
  );
}

function refusal(run: HsRun, frame: EventFrame, e: number, number: number): Reason | null {
  const s = run.state;
  const { event, preCheck } = frame;
  const trigger = cardOf(s, e).triggers[number]!;
  const zone = get(s, e, Tag.ZONE);
  if (trigger.zone !== zone) return REASONS.NOT_WHERE_IT_WORKS;
  if (isDormant(s, e)) return REASONS.DORMANT;
  const player = controllerOf(s, e);
  if (zone === Zone.SECRET) {
    if (get(s, e, Tag.USED_UP) !== 0) return REASONS.USED_UP;
    if (cardOf(s, e).secret && get(s, playerEntity(player), Tag.SECRETS_STAY_HIDDEN) > 0)
      return REASONS.SECRET_STAYS_HIDDEN;
    const isYourTurn = get(s, GAME, Tag.CURRENT_PLAYER) === player;
    const isFree = s.edition.switches.secretsActInOwnTurn;
    if (cardOf(s, e).secret && !isFree && isYourTurn !== trigger.inYourTurn)
      return isYourTurn ? REASONS.SECRET_ON_OWN_TURN : REASONS.SECRET_ON_OTHERS_TURN;
  }
  const late = refusalAfterPlay(run, trigger, event);
  if (late !== null) return late;
  if (hasHadItsTurn(run, e, number, event)) return ofTrigger(trigger, REASONS.HAD_ITS_TURN);
  const isJudged = preCheck !== null && trigger.judged === 'BEFORE';
  const aside = unconcerned(s, { entity: e, trigger, isJudged }, event, run.trace !== null);
  if (aside !== null) return aside;
  if (
    preCheck !== null &&
    hasPreCheck(event.kind) &&
    !(trigger.ownEntry && event.subject === e) &&
    !(zone === Zone.GRAVEYARD && get(s, e, Tag.ATTACHED) === event.subject) &&
    !preCheck.includes(preCheckKey(s, e, number))
  ) {
    const isDeath = event.kind === EventKind.DEATH;
    return ofTrigger(trigger, isDeath ? REASONS.PRE_CHECK_DEATH : REASONS.PRE_CHECK_SEQUENCE);
  }
  if (trigger.queueIf === null) return null;
  const scope = scopeOf(e, player, event, event.subject);
  if (trigger.queueIf(s, scope)) return null;
  return run.trace === null ? REASONS.QUEUING_CONDITION : whyNot(s, trigger, 'queueIf', scope);
}

interface Borne {
  readonly entity: number;
  readonly trigger: CompiledTrigger;
  /** The pre-check has looked at the subject already, as it was then. */
  readonly isJudged?: boolean;
}

export function unconcerned(
  s: State,
  { entity, trigger, isJudged = false }: Borne,
  event: GameEvent,
  inDetail: boolean,
): Reason | null {
  const player = controllerOf(s, entity);
  if (event.subject === entity && !trigger.ownEntry && ENTERING.includes(event.kind))
    return REASONS.OWN_ENTRY;
  if (trigger.whose !== 0 && (trigger.whose === 1) !== (event.player === player))
    return trigger.whose === 1 ? REASONS.OTHER_PLAYERS_EVENT : REASONS.OWN_PLAYERS_EVENT;
  const scope = scopeOf(entity, player, event, event.subject);
  if (trigger.subject !== null && !isJudged && !trigger.subject(s, scope))
    return inDetail ? whyNot(s, trigger, 'subject', scope) : REASONS.WRONG_SUBJECT;
  if (trigger.source === null) return null;
  scope.it = event.source;
  if (event.source !== 0 && trigger.source(s, scope)) return null;
  return inDetail && event.source !== 0
    ? whyNot(s, trigger, 'source', scope)
    : REASONS.WRONG_SOURCE;
}

/** Triggers on a play, when the played minion has died before or is dormant, and in the Inserted Phase. */
function refusalAfterPlay(run: HsRun, trigger: CompiledTrigger, event: GameEvent): Reason | null {
  if (event.kind !== EventKind.AFTER_PLAY) return null;
  if (event.amount === IN_INSERTED_PHASE && trigger.notInserted)
    return REASONS.NOT_IN_INSERTED_PHASE;
  const s = run.state;
  const { subject, player } = event;
  if (typeOf(s, subject) !== CardType.MINION) return null;
  const zone = get(s, subject, Tag.ZONE);
  if (zone === Zone.PLAY) {
    if (isDormant(s, subject) && !trigger.evenIfGone && !trigger.evenIfDormant)
      return REASONS.PLAYED_MINION_DORMANT;
    const isStolen = controllerOf(s, subject) !== player;
    return isStolen && !trigger.evenIfStolen ? REASONS.PLAYED_MINION_STOLEN : null;
  }
  // Before 11.2 the form before a transformation is set aside and still answered (HS-SEQ-transform).
  if (zone === Zone.SETASIDE && !s.edition.switches.transformKeepsEntity) return null;
  return trigger.evenIfGone ? null : REASONS.PLAYED_MINION_GONE;
}

/** Once a trigger on the proposed attack has triggered, a change of the defender does not bring it back (HS-PAE-fail-once). */
function hasHadItsTurn(run: HsRun, e: number, number: number, event: GameEvent): boolean {
  if (event.kind !== EventKind.PROPOSED_ATTACK) return false;
  if (cardOf(run.state, e).triggers[number]!.everyProposal) return false;
  const key = turnKey(e, number);
  if (attackFrame(run)?.memory.had.includes(key) ?? false) return true;
  const had = rowOfAttacks(run)?.saved?.[HAD];
  return Array.isArray(had) && had.includes(key);
}

/** Where an effect keeps the triggers that have had their turn in its row of attacks. */
const HAD = '$had';

/** The effect that makes a row of attacks of which the innermost one is, in editions in which the row counts (ZH-2.6-forced). */
function rowOfAttacks(run: HsRun): EffectsFrame | null {
  if (!run.state.edition.switches.attacksOfARowAreOne) return null;
  const at = run.stack.findLastIndex(
    (frame) => frame.op === Op.SEQUENCE && isAttack(frame as SequenceFrame),
  );
  const below = run.stack[at - 1];
  return below?.op === Op.EFFECTS ? (below as EffectsFrame) : null;
}

/** Notes that a trigger on the proposed attack has had its turn in the attack that runs. */
export function noteTurn(run: HsRun, e: number, number: number): void {
  const frame = attackFrame(run);
  if (frame === null) return;
  const { memory } = frame;
  const key = turnKey(e, number);
  memory.had = [...memory.had, key];
  const row = rowOfAttacks(run);
  if (row === null) return;
  const before = row.saved?.[HAD];
  row.saved = { ...row.saved, [HAD]: [...(Array.isArray(before) ? before : []), key] };
}

function attackFrame(run: HsRun): SequenceFrame<AttackMemory> | null {
  for (let i = run.stack.length - 1; i >= 0; i--) {
    const frame = run.stack[i]!;
    if (frame.op !== Op.SEQUENCE) continue;
    const sequence = frame as SequenceFrame;
    if (isAttack(sequence)) return sequence;
  }
  return null;
}

function turnKey(e: number, number: number): number {
  return e * MAX_TRIGGERS + number;
}

/** More triggers than a card can have. */
const MAX_TRIGGERS = 64;

/** Amount of an After Play event of an Inserted Phase. */
export const IN_INSERTED_PHASE = -1;

/** The dead entity's own Deathrattle and those that enchantments gave it, each at its own place in the order of play. */
function addDeathrattles(run: HsRun, frame: EventFrame, side: number, found: PlacedEntry[]): void {
  const s = run.state;
  const { event, preCheck } = frame;
  const dead = event.subject;
  if (side !== 0 && event.player !== side) return;
  if (get(s, playerEntity(event.player), Tag.DEATHRATTLES_DISABLED) !== 0) return;
  const card = cardOf(s, dead);
  const isLost = get(s, dead, Tag.SILENCED) !== 0 || get(s, dead, Tag.USED_UP) !== 0;
  if (card.deathrattle !== null && !isLost) {
    const holds = card.deathrattleIf?.(s, scopeOf(dead, event.player, event, dead)) ?? true;
    if (holds && deathrattlePassed(s, dead, preCheck))
      found.push({ ...entryOf(s, dead, DEATHRATTLE, event.player), zone: 0 });
  }
  for (const e of deathrattlesAddedTo(s, dead)) {
    found.push({ ...entryOf(s, e, DEATHRATTLE, event.player), zone: 0 });
    set(run, e, Tag.USED_UP, 1);
  }
}

/** Enchantments with a Deathrattle that left play with the minion that carried them, at its last death (HS-DEC2). */
export function deathrattlesAddedTo(s: State, dead: number): number[] {
  const { cells } = s;
  const found: number[] = [];
  for (let e = dead + 1; e < s.count; e++) {
    const at = e * WIDTH;
    if (cells[at + Tag.ATTACHED] !== dead || cells[at + Tag.ZONE] !== Zone.GRAVEYARD) continue;
    if (cells[at + Tag.USED_UP] !== 0) continue;
    const card = cardOf(s, e);
    if (card.type === CardType.ENCHANTMENT && card.deathrattle !== null) found.push(e);
  }
  return byOrderOfPlay(s, found);
}
