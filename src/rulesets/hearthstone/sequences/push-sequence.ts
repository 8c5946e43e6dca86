import { Op, type SequenceFrame } from '../frames.js';
import type { HsRun } from '../state/access.js';
import { preCheckAfter } from '../triggers/pre-check.js';

/** Puts a Sequence on the stack, at its beginning and with the pre-check of what is in place now; it runs next. */
export function pushSequence(
  run: HsRun,
  sequence: SequenceFrame['sequence'],
  player: number,
  subject: number,
  target: number,
  position: number,
  choice: number,
): void {
  run.push({
    op: Op.SEQUENCE,
    pc: 0,
    sequence,
    player,
    subject,
    target,
    position,
    choice,
    stopped: 0,
    preCheck: preCheckAfter(run),
    count: 0,
    memory: 0,
    since: 0,
    overload: 0,
    judged: -1,
    paid: 0,
    attack: null,
  } satisfies SequenceFrame);
}
