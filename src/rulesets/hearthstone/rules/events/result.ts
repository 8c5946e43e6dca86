import type { HsRun } from '../../state/access.js';
import { type EffectsFrame, Op } from '../../state/frames.js';

/** Hands a number to the effect that waits under the top frame: damage dealt, cards drawn, Health restored. */
export function giveResult(run: HsRun, result: number): void {
  const below = run.stack[run.stack.length - 2];
  if (below !== undefined && below.op === Op.EFFECTS) (below as EffectsFrame).result = result;
}
