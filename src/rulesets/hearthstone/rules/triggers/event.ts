import { get, type HsRun } from '../../state/access.js';
import { type EventFrame, Op, type QueueFrame } from '../../state/frames.js';
import type { State } from '../../state/state.js';
import {
  EVENT_NAMES,
  EVENT_TEXTS,
  EventKind,
  type GameEvent,
  PLAYER_ORDER,
  Tag,
} from '../../vocabulary/index.js';
import { collect, isHeard, STAGES } from './collect.js';

/**
 * Raises an event: its triggers are queued and resolved before anything else goes on (HS-R1-dfs, HS-R2a).
 * Nothing is pushed when nothing listens.
 */
export function raise(
  run: HsRun,
  event: GameEvent,
  preCheck: readonly number[] | null = null,
): void {
  if (!isHeard(run.state, event.kind)) {
    missed(run, event);
    return;
  }
  run.push({ op: Op.EVENT, pc: 0, event, preCheck } satisfies EventFrame);
}

/**
 * One event. pc counts its queues: early, ordinary and late stage, each once for both players together or,
 * in editions where the secondary player's triggers were queued only after the dominant player's had
 * resolved, once for each (HS-DP2).
 */
export function stepEvent(run: HsRun, frame: EventFrame): void {
  const together = run.state.edition.switches.secondaryQueuedWithDominant;
  const sides = together ? 1 : 2;
  if (frame.pc === 0 && run.trace !== null) openEvent(run, frame.event);
  while (frame.pc < STAGES.length * sides) {
    const stage = STAGES[Math.floor(frame.pc / sides)]!;
    const side = together ? 0 : PLAYER_ORDER[frame.pc % sides]!;
    frame.pc++;
    const entries = collect(run, frame, stage, side);
    if (entries.length > 0) {
      run.push({
        op: Op.QUEUE,
        pc: 0,
        event: frame.event,
        entries,
        stage: 0,
        repeatable: 0,
        held: null,
      } satisfies QueueFrame);
      return;
    }
  }
  run.pop();
}

function openEvent(run: HsRun, event: GameEvent): void {
  noteEvent(run, event, true);
  const name = EVENT_NAMES[event.kind]!;
  run.node({
    kind: 'event',
    name,
    rules: [
      'HS-DEF-event',
      'HS-GL-EVENT',
      'HS-GL-RESOLVE',
      'HS-R2a',
      'HS-R1-dfs',
      'ZH-1.5-event',
      'ZH-1.5-nested',
    ],
    text: EVENT_TEXTS[name],
    source: event.source,
    about: event.subject,
    value: event.amount,
  });
}

/** An event that nothing listens to: it is noted where somebody wants to know of it, and else nothing happens. */
export function missed(run: HsRun, event: GameEvent): void {
  if (run.state.events !== undefined) noteEvent(run, event, false);
}

function noteEvent({ state, trace }: HsRun, event: GameEvent, isHeard: boolean): void {
  if (state.events === undefined || trace === null) return;
  const name = EVENT_NAMES[event.kind]!;
  state.events.push({
    name,
    text: EVENT_TEXTS[name],
    player: event.player,
    source: event.source,
    about: event.subject,
    value: event.amount,
    isHeard,
    parent: trace.innermost,
    sourceIdentity: identityOf(state, event.source),
    aboutIdentity: identityOf(state, event.subject),
    nodes: trace.nodes.length,
    changes: trace.changes.length,
  });
}

function identityOf(s: State, entity: number): number {
  return entity === 0 ? 0 : get(s, entity, Tag.CARD);
}

/** A Death: whose it is, of what, and where it stood on the board, counted from 1 (HS-POSITION); 0 for none. */
interface Death {
  readonly player: number;
  readonly subject: number;
  readonly position: number;
}

/** Raises the Death Event of an entity: its Deathrattles and all triggers on the Death (HS-R7). */
export function raiseDeath(
  run: HsRun,
  { player, subject, position }: Death,
  preCheck: readonly number[] | null,
): void {
  const event: GameEvent = { kind: EventKind.DEATH, player, subject, source: 0, amount: position };
  run.push({ op: Op.EVENT, pc: 0, event, preCheck } satisfies EventFrame);
}
