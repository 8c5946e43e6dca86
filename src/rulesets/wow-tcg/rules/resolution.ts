import { Op, type ResolveFrame } from '../state/frames.js';
import type { WowRun } from '../state/state.js';

/** The frame of the link that resolves, where its effects note what they did; null: none does. */
export function resolution(run: WowRun): ResolveFrame | null {
  const frame = run.stack.findLast(({ op }) => op === Op.RESOLVE);
  return frame === undefined ? null : (frame as ResolveFrame);
}
