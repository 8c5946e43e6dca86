import { type BatchRun, now, ownerOf } from '../../state/access.js';
import type { ActionFrame } from '../../state/frames.js';
import { EVENTS, type EventKind, type GameEvent } from '../../vocabulary/index.js';

/** Events are handled after all that raised them has been carried out (BATCH-batch-start). */
const RULES = ['BATCH-events', 'BATCH-next-batch'];

/** The frame of the primary action: the bottom of the stack. */
export function chainOf(run: BatchRun): ActionFrame {
  return run.stack[0] as ActionFrame;
}

interface Details {
  readonly source?: number;
  readonly amount?: number;
  readonly left?: number;
  readonly instant?: number;
  /** Rules that say where it stands among the events of its action. */
  readonly rules?: readonly string[];
}

/** An event enters the next batch; it is one of its subject's player. */
export function raise(
  run: BatchRun,
  kind: EventKind,
  subject: number,
  details: Details = {},
): void {
  const { source = 0, amount = 0, left = 0, instant = now(run.state), rules = [] } = details;
  const player = ownerOf(run.state, subject);
  const event: GameEvent = { kind, subject, source, player, amount, left, instant };
  chainOf(run).queue.push(event);
  run.leaf({
    kind: 'event',
    name: EVENTS[kind],
    rules: [...RULES, ...rules],
    text: `${EVENTS[kind]} ({about}) enters the next batch`,
    source,
    about: subject,
    value: amount,
  });
}
