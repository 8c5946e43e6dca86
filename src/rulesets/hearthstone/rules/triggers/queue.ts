import { recordCheck } from '../../../common/trace-nodes.js';
import {
  cardOf,
  controllerOf,
  count,
  get,
  type HsRun,
  isDormant,
  playerEntity,
  set,
  typeOf,
} from '../../state/access.js';
import {
  DEATHRATTLE,
  Op,
  type QueueEntry,
  type QueueFrame,
  type TriggerOf,
} from '../../state/frames.js';
import type { Code } from '../../state/model.js';
import { runCode } from '../../state/run-code.js';
import { scopeOf } from '../../state/scope.js';
import { GAME, type State } from '../../state/state.js';
import { enterZone, leaveZone } from '../../state/zones.js';
import { rulesOf } from '../../vocabulary/editions.js';
import { CardType, EventKind, type GameEvent, Tag, WIDTH, Zone } from '../../vocabulary/index.js';
import { noteAbsence } from './absence.js';
import { noteTurn } from './collect.js';
import { raise } from './event.js';
import { queueRules } from './queue-rules.js';
import { REASONS, type Reason } from './reasons.js';
import { ofTrigger, whyNot } from './why-not.js';

const START = 0;
const RESOLVED = 1;
const FINISHED = 2;
/** Past the last entry: the first of the held occurrences resolves. */
const MAKING_UP = 3;

/** Fixed when filled (HS-R2c); each trigger has its consequences first (HS-R1b). pc: the entry. */
export function stepQueue(run: HsRun, frame: QueueFrame): void {
  const entry = frame.entries[frame.pc];
  if (entry === undefined) {
    makeUp(run, frame);
    return;
  }
  if (frame.pc === 0 && frame.stage === START && run.trace !== null) {
    run.node({
      kind: 'queue',
      name: 'Queue',
      rules: queueRules(run.state, frame.event, frame.entries),
      text: frame.entries.length === 1 ? 'one trigger is queued' : '{value} triggers are queued',
      value: frame.entries.length,
    });
  }
  if (frame.stage === START) begin(run, frame, entry);
  else if (frame.stage === RESOLVED) repeatOrFinish(run, frame, entry);
  else {
    next(run, frame);
    buryUsedSecret(run, entry.entity);
  }
}

function next(run: HsRun, frame: QueueFrame): void {
  run.endSection();
  frame.pc++;
  frame.stage = START;
  frame.repeatable = 0;
}

/** Starts one trigger, or says why it aborts (HS-ABORT). */
function begin(run: HsRun, frame: QueueFrame, entry: QueueEntry): void {
  const s = run.state;
  const { event } = frame;
  const { entity, number } = entry;
  const why = leftItsPlayer(s, entry) ?? abortReason(run, entry, event);
  if (why !== null) {
    if (event.kind === EventKind.DEATH) noteAbsence(run, { entity, number, event });
    recordCheck(run, 'aborted', abortRules(run.state, entity, why), {
      text: why.says,
      source: entity,
      about: event.subject,
    });
    next(run, frame);
    return;
  }
  const outer = outerResolution(run, frame, entry);
  if (outer !== null) {
    const lost = number !== DEATHRATTLE && cardOf(s, entity).triggers[number]!.lostWhenNested;
    const { says, rules } = lost ? REASONS.NESTED_LOST : REASONS.NESTED_WAITS;
    const cited = [...codeOf(s, entry).rules, ...rules];
    recordCheck(run, 'nested', cited, { text: says, source: entity });
    if (!lost) outer.held = [...(outer.held ?? []), { entity, number, event }];
    next(run, frame);
    return;
  }
  frame.stage = RESOLVED;
  frame.repeatable = repeaterInPlay(s, entry, event) ? 1 : 0;
  if (number === DEATHRATTLE) noteDeathrattle(run, entity);
  if (run.trace !== null) openTrigger(run, entry, event);
  if (event.kind === EventKind.PROPOSED_ATTACK) noteTurn(run, entity, number);
  reveal(run, entity);
  runTrigger(run, entry, event);
}

/** Which Deathrattles have triggered, in their order, is asked for later. */
function noteDeathrattle(run: HsRun, entity: number): void {
  const count = get(run.state, GAME, Tag.DEATHRATTLE_TRIGGERED) + 1;
  set(run, GAME, Tag.DEATHRATTLE_TRIGGERED, count);
  set(run, entity, Tag.DEATHRATTLE_TRIGGERED, count);
}

/** A Secret that aborts stays where it is, unrevealed (HS-R5-secret-abort). */
function abortRules(s: State, entity: number, { rules }: Reason): readonly string[] {
  return isSecret(s, entity) ? [...rules, 'HS-R5-secret-abort'] : rules;
}

function openTrigger(run: HsRun, trigger: TriggerOf, event: GameEvent): void {
  const { entity, number } = trigger;
  const name = number === DEATHRATTLE ? 'Deathrattle' : 'Trigger';
  const general =
    number === DEATHRATTLE
      ? ['HS-R7', 'HS-DEF-trigger', 'HS-GL-TRIGGER', 'HS-DEF-resolve', 'HS-R1a']
      : ['HS-DEF-trigger', 'HS-GL-TRIGGER', 'HS-R1b', 'HS-DEF-resolve', 'HS-R1a', 'ZH-1.5-trigger'];
  const rules = [...codeOf(run.state, trigger).rules, ...general];
  run.section({
    kind: 'trigger',
    name,
    rules,
    text: number === DEATHRATTLE ? "{source}'s Deathrattle resolves" : '{source} triggers',
    source: entity,
    about: event.subject,
  });
}

function runTrigger(run: HsRun, trigger: TriggerOf, event: GameEvent): void {
  runCode(run, codeOf(run.state, trigger), {
    source: trigger.entity,
    player: playerOf(run.state, trigger, event),
    event,
  });
}

function codeOf(s: State, { entity, number }: TriggerOf): Code {
  const card = cardOf(s, entity);
  return number === DEATHRATTLE ? card.deathrattle! : card.triggers[number]!.code;
}

/** A Deathrattle works for who controlled the minion when it died (HS-CEM2b), a trigger for its controller now. */
function playerOf(s: State, { entity, number }: TriggerOf, event: GameEvent): number {
  return number === DEATHRATTLE ? event.player : controllerOf(s, entity);
}

/** A trigger that has changed sides since the Queue was filled is not of that Queue any more (HS-CEM3, HS-DP1). */
function leftItsPlayer(s: State, { entity, number, player }: QueueEntry): Reason | null {
  const isOfIt = number === DEATHRATTLE || controllerOf(s, entity) === player;
  return isOfIt ? null : REASONS.CHANGED_SIDES;
}

function abortReason(run: HsRun, { entity, number }: TriggerOf, event: GameEvent): Reason | null {
  const s = run.state;
  if (number === DEATHRATTLE) return deathrattleOutOfReach(s, event);
  if (event.kind === EventKind.PREDAMAGE && event.amount < 0) return REASONS.DAMAGE_PREVENTED;
  const trigger = cardOf(s, entity).triggers[number];
  if (trigger === undefined) return REASONS.LEFT_ITS_PLACE;
  if (get(s, entity, Tag.ZONE) !== trigger.zone) return ofTrigger(trigger, REASONS.LEFT_ITS_PLACE);
  if (get(s, entity, Tag.SILENCED) !== 0) return ofTrigger(trigger, REASONS.SILENCED_IN_QUEUE);
  if (get(s, entity, Tag.USED_UP) !== 0) return ofTrigger(trigger, REASONS.USED_UP_IN_QUEUE);
  if (trigger.when === null) return null;
  const scope = scopeOf(entity, controllerOf(s, entity), event, event.subject);
  if (trigger.when(s, scope)) return null;
  return run.trace === null ? REASONS.TRIGGER_CONDITION : whyNot(s, trigger, 'when', scope);
}

/** Before 5.0 a Deathrattle did not work for a minion that had gone to a deck or was set aside (HS-MPR2). */
function deathrattleOutOfReach(s: State, event: GameEvent): Reason | null {
  const isOwn = event.source === event.subject;
  if (event.source !== 0 && !isOwn && get(s, event.subject, Tag.ZONE) !== Zone.PLAY)
    return REASONS.DEATHRATTLE_LEFT_PLAY;
  if (s.edition.switches.deathrattlesWorkInAnyZone) return null;
  const zone = get(s, event.subject, Tag.ZONE);
  return zone === Zone.DECK || zone === Zone.SETASIDE ? REASONS.DEATHRATTLE_OUT_OF_REACH : null;
}

/** The Queue where this trigger resolves (HS-INF-made-up, ZH-5.4-self-trigger-guard). */
function outerResolution(
  run: HsRun,
  frame: QueueFrame,
  { entity, number }: TriggerOf,
): QueueFrame | null {
  let innermost: QueueFrame | null = null;
  for (let i = run.stack.length - 2; i >= 0; i--) {
    const below = run.stack[i]!;
    if (below.op !== Op.QUEUE || below === frame) continue;
    const queue = below as QueueFrame;
    const isMakingUp = queue.stage === MAKING_UP;
    const resolving = isMakingUp ? queue.held![0]! : queue.entries[queue.pc];
    if (queue.stage === START || resolving?.entity !== entity || resolving.number !== number)
      continue;
    if (isMakingUp && !run.state.edition.switches.madeUpOccurrencesWait) return null;
    innermost ??= queue;
  }
  return innermost;
}

/** A Secret is revealed as it triggers and leaves play when it has resolved. */
function reveal(run: HsRun, entity: number): void {
  if (!isSecret(run.state, entity)) return;
  set(run, entity, Tag.USED_UP, 1);
  count(run, controllerOf(run.state, entity), Tag.NUM_SECRETS_TRIGGERED_THIS_GAME);
}

function isSecret(s: State, entity: number): boolean {
  return get(s, entity, Tag.ZONE) === Zone.SECRET && cardOf(s, entity).secret;
}

/** After a resolution: once more if a repeating effect says so, then the end of this trigger. */
function repeatOrFinish(run: HsRun, frame: QueueFrame, entry: QueueEntry): void {
  const s = run.state;
  frame.stage = FINISHED;
  const tags = repeatTags(s, entry, frame.event);
  const player = playerOf(s, entry, frame.event);
  if (frame.repeatable === 0) {
    if (run.trace !== null) noteLateRepeater(run, entry, tags, player);
    return;
  }
  if (tags.every((tag) => get(s, playerEntity(player), tag) === 0)) return;
  recordCheck(
    run,
    'repeated',
    [
      'HS-R4-doublers',
      'ZH-1.3-repeat-count',
      ...rulesOf(s.edition, 'doublersJudgedFirst'),
      ...rulesOf(s.edition, 'otherAurasUpdateBeforeDeathPhase'),
    ],
    { text: '{source} resolves once more', source: entry.entity },
  );
  runTrigger(run, entry, frame.event);
}

/** Who would repeat a trigger and was not there yet as that began (HS-R4-doublers). */
function noteLateRepeater(
  run: HsRun,
  { entity }: QueueEntry,
  tags: readonly Tag[],
  player: number,
): void {
  const about = tags.map((tag) => otherAuraBearer(run.state, player, tag)).find((e) => e !== 0);
  if (about === undefined) return;
  recordCheck(run, 'not repeated', ['HS-R4-doublers', 'ZH-1.3-repeat-count'], {
    text: '{about} came too late: {source} does not resolve once more',
    source: entity,
    about,
  });
}

const OF_WEAPONS: readonly Tag[] = [Tag.EXTRA_DEATHRATTLES_BASE];
const OF_MINIONS: readonly Tag[] = [Tag.EXTRA_MINION_DEATHRATTLES_BASE, ...OF_WEAPONS];
const OF_TURN_ENDS: readonly Tag[] = [Tag.EXTRA_END_TURN_EFFECT];
const OF_SECRETS: readonly Tag[] = [Tag.SECRETS_TRIGGER_TWICE];
const OF_NO_KIND: readonly Tag[] = [];

/** The tags of the auras that repeat this kind of trigger; two of them do no more than one. */
function repeatTags(s: State, { entity, number }: TriggerOf, event: GameEvent): readonly Tag[] {
  if (number === DEATHRATTLE)
    return typeOf(s, event.subject) === CardType.WEAPON ? OF_WEAPONS : OF_MINIONS;
  if (event.kind === EventKind.END_OF_TURN) return OF_TURN_ENDS;
  return isSecret(s, entity) ? OF_SECRETS : OF_NO_KIND;
}

/** What a card does in hand as the turn ends is done once (ZH-5.3-end-of-turn-shifters). */
function isOfHand(s: State, { entity, number }: TriggerOf): boolean {
  return number !== DEATHRATTLE && get(s, entity, Tag.ZONE) === Zone.HAND;
}

/**
 * Whether an entity that repeats this kind of trigger is on the trigger's side before it starts (HS-R4-doublers); where
 * that is not looked at, what comes with the first resolution will do (SUP-AU-DOUBLERS). What has died and is still counted
 * will do too (SUP-AU-OTHERLAG).
 */
function repeaterInPlay(s: State, trigger: TriggerOf, event: GameEvent): boolean {
  const tags = repeatTags(s, trigger, event);
  if (tags.length === 0 || isOfHand(s, trigger)) return false;
  const { doublersJudgedFirst, otherAurasUpdateBeforeDeathPhase } = s.edition.switches;
  if (!doublersJudgedFirst) return true;
  const player = playerOf(s, trigger, event);
  if (!otherAurasUpdateBeforeDeathPhase)
    return tags.some((tag) => get(s, playerEntity(player), tag) !== 0);
  return tags.some((tag) => bearsOtherAura(s, player, tag));
}

/** Whether a player controls, where it works and unsilenced, a bearer of an aura that sets this tag. */
export function bearsOtherAura(s: State, player: number, tag: Tag): boolean {
  return otherAuraBearer(s, player, tag) !== 0;
}

/** The first such bearer; 0: there is none. */
function otherAuraBearer(s: State, player: number, tag: Tag): number {
  for (const bearer of s.auraBearers) {
    if (isDormant(s, bearer)) continue;
    if (s.cells[bearer * WIDTH + Tag.CONTROLLER] !== player) continue;
    const zone = s.cells[bearer * WIDTH + Tag.ZONE]!;
    if (
      cardOf(s, bearer).auras.some((aura) => aura.other && aura.tag === tag && aura.zone === zone)
    )
      return bearer;
  }
  return 0;
}

/** The Queue is through: the occurrences that had to wait resolve, one by one (HS-REENTRANCY1, HS-INF-made-up). */
function makeUp(run: HsRun, frame: QueueFrame): void {
  if (frame.stage === MAKING_UP) {
    run.endSection();
    frame.held = frame.held!.slice(1);
    frame.stage = START;
  }
  const held = frame.held?.[0];
  if (held === undefined) {
    run.pop();
    return;
  }
  frame.stage = MAKING_UP;
  const { event } = held;
  const why = abortReason(run, held, event);
  if (why !== null) {
    recordCheck(run, 'aborted', why.rules, {
      text: why.says,
      source: held.entity,
      about: event.subject,
    });
    return;
  }
  openTrigger(run, held, event);
  runTrigger(run, held, event);
}

function buryUsedSecret(run: HsRun, entity: number): void {
  const s = run.state;
  if (get(s, entity, Tag.USED_UP) === 0 || get(s, entity, Tag.ZONE) !== Zone.SECRET) return;
  const player = controllerOf(s, entity);
  leaveZone(run, entity);
  enterZone(run, entity, Zone.GRAVEYARD);
  raise(run, EventKind.SECRET_REVEALED, { player, subject: entity });
}
