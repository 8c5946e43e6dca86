import type { GameEvent } from '../vocabulary/index.js';
import type { HsRun } from './access.js';
import { type EffectsFrame, Op } from './frames.js';
import type { Code } from './model.js';

interface Running {
  /** The entity whose effects these are (SELF). */
  readonly source: number;
  readonly player: number;
  /** 0 or absent: none. */
  readonly target?: number;
  /** The event that is answered; null or absent: none. */
  readonly event?: GameEvent | null;
}

export function runCode(run: HsRun, code: Code, running: Running): void {
  const { source, player, target = 0, event = null } = running;
  const frame: EffectsFrame = {
    op: Op.EFFECTS,
    pc: 0,
    code: code.name,
    source,
    player,
    target,
    event,
    it: 0,
    saved: null,
    result: 0,
    loops: null,
  };
  run.push(frame);
}

export function runCodes(run: HsRun, codes: readonly Code[], running: Running): void {
  for (const code of codes.toReversed()) runCode(run, code, running);
}

export function stepEffects(run: HsRun, frame: EffectsFrame): void {
  const { steps } = run.state.pool.code(frame.code)!;
  if (frame.pc >= steps.length) run.pop();
  else steps[frame.pc++]!(run, frame);
}
