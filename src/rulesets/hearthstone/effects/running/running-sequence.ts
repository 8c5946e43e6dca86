import type { HsRun } from '../../state/access.js';
import { Op, type SequenceFrame } from '../../state/frames.js';

/** The Sequence of the Player Action that is running: always the bottom frame. */
export function runningSequence(run: HsRun): SequenceFrame | null {
  const bottom = run.stack[0];
  return bottom !== undefined && bottom.op === Op.SEQUENCE ? (bottom as SequenceFrame) : null;
}
