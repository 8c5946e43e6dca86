import { runCode } from '../effects/run-code.js';
import type { OtherAurasFrame } from '../frames.js';
import { cardOf, controllerOf, type HsRun, inPlay } from '../state/access.js';

/** Auras of Aura Update (Other) that do something when their condition holds, one after the other. */
export function stepOtherAuras(run: HsRun, frame: OtherAurasFrame): void {
  if (frame.pc >= frame.due.length) {
    run.pop();
    return;
  }
  const bearer = frame.due[frame.pc]!;
  const aura = cardOf(run.state, bearer).auras[frame.due[frame.pc + 1]!]!;
  frame.pc += 2;
  if (!inPlay(run.state, bearer)) return;
  run.section('trigger', 'Aura', ['HS-R4c'], "{source}'s condition holds", bearer);
  runCode(run, aura.code!, bearer, controllerOf(run.state, bearer), 0, null);
}
