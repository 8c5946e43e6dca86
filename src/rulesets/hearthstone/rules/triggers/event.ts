import { get, type HsRun } from '../../state/access.js';
import { type EventFrame, Op, queueFrame } from '../../state/frames.js';
import type { State } from '../../state/state.js';
import {
  EVENT_NAMES,
  EVENT_TEXTS,
  type GameEvent,
  PLAYER_ORDER,
  Tag,
} from '../../vocabulary/index.js';
import { collect, isHeard, STAGES, type TriggerGroup } from './collect.js';

/** Queues and resolves the triggers on an event before all else (HS-R1-dfs, HS-R2a). */
export function raise(
  run: HsRun,
  kind: number,
  about: EventDetails,
  preCheck: readonly number[] | null = null,
): void {
  if (!isHeard(run.state, kind)) missed(run, kind, about);
  else raiseDeath(run, eventOf(kind, about), preCheck);
}

type EventDetails = Partial<Omit<GameEvent, 'kind'>>;

function eventOf(kind: number, { player = 0, subject = 0, source = 0, amount = 0 }: EventDetails) {
  return { kind, player, subject, source, amount };
}

/**
 * One event. pc counts its queues: early, ordinary and late stage, each once for all triggers together or, in editions
 * where a group was queued only after those before it had resolved, once for each (HS-DP2, ZH-6.2-before-dominant).
 */
export function stepEvent(run: HsRun, frame: EventFrame): void {
  const together = run.state.edition.switches.secondaryQueuedWithDominant;
  const groups = together ? ALL : GROUPS;
  if (frame.pc === 0 && run.trace !== null) openEvent(run, frame.event);
  while (frame.pc < STAGES.length * groups.length) {
    const stage = STAGES[Math.floor(frame.pc / groups.length)]!;
    const group = groups[frame.pc % groups.length]!;
    frame.pc++;
    const entries = collect(run, frame, stage, group);
    if (entries.length > 0) {
      run.push(queueFrame(frame.event, entries));
      return;
    }
  }
  run.pop();
}

const ALL: readonly (TriggerGroup | null)[] = [null];

/** The Dominant Player's board, hand and deck, then those of the other player (ZH-6.2-before-dominant). */
const GROUPS: readonly TriggerGroup[] = PLAYER_ORDER.flatMap((player) =>
  [0, 1, 2].map((zone) => ({ player, zone })),
);

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
    text: EVENT_TEXTS[name][0],
    source: event.source,
    about: event.subject,
    value: event.amount,
  });
}

/** An event that nothing listens to: it is noted where somebody wants to know of it, and else nothing happens. */
export function missed(run: HsRun, kind: number, about: EventDetails): void {
  if (run.state.events !== undefined) noteEvent(run, eventOf(kind, about), false);
}

function noteEvent({ state, trace }: HsRun, event: GameEvent, isHeard: boolean): void {
  if (state.events === undefined || trace === null) return;
  const name = EVENT_NAMES[event.kind]!;
  state.events.push({
    name,
    text: EVENT_TEXTS[name][0],
    player: event.player,
    source: event.source,
    about: event.subject,
    value: event.amount,
    isHeard,
    parent: trace.innermost,
    sourceIdentity: identityOf(state, event.source),
    aboutIdentity: identityOf(state, event.subject),
    nodes: trace.count,
    changes: trace.changeCount,
  });
}

function identityOf(s: State, entity: number): number {
  return entity === 0 ? 0 : get(s, entity, Tag.CARD);
}

/** Deathrattles and triggers on the Death (HS-R7). Amount: place from 1 (HS-POSITION), or 0. */
export function raiseDeath(run: HsRun, event: GameEvent, preCheck: readonly number[] | null): void {
  run.push({ op: Op.EVENT, pc: 0, event, preCheck } satisfies EventFrame);
}
