import type { HsRun } from '../../state/access.js';
import { Op, type SequenceFrame } from '../../state/frames.js';
import { preCheckAfter } from '../triggers/pre-check.js';

interface Beginning {
  readonly sequence: SequenceFrame['sequence'];
  readonly player: number;
  /** The card played, the attacker, the Hero Power. */
  readonly subject?: number | undefined;
  readonly target?: number | undefined;
  /** Where on the board (0-based) a minion is put; absent: at the right end. */
  readonly position?: number | undefined;
  readonly choice?: number | undefined;
}

/** Puts a Sequence on the stack, at its beginning and with the pre-check of what is in place now; it runs next. */
export function pushSequence(run: HsRun, beginning: Beginning): void {
  const { sequence, player, subject = 0, target = 0, position = -1, choice = -1 } = beginning;
  run.push({
    op: Op.SEQUENCE,
    pc: 0,
    sequence,
    player,
    subject,
    target,
    position,
    choice,
    preCheck: preCheckAfter(run, subject),
    since: 0,
    targetDiedIn: 0,
    memory: null,
  } satisfies SequenceFrame);
}
