import type { GameEvent } from '../vocabulary/index.js';
import type { HsRun } from './access.js';
import type { Code } from './code.js';
import { type EffectsFrame, Op } from './frames.js';

/** Starts a part of a card: its effects run next, for `player`, with `source` as SELF. */
export function runCode(
  run: HsRun,
  code: Code,
  source: number,
  player: number,
  target: number,
  event: GameEvent | null,
): void {
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

/** Effects of a card, one step at a time. */
export function stepEffects(run: HsRun, frame: EffectsFrame): void {
  const { steps } = run.state.pool.code.get(frame.code)!;
  if (frame.pc >= steps.length) run.pop();
  else steps[frame.pc++]!(run, frame);
}
