import { type HsRun, survives } from '../../state/access.js';
import {
  type AttackMemory,
  isAttack,
  type LateText,
  Op,
  type SequenceFrame,
} from '../../state/frames.js';
import { runCode } from '../../state/run-code.js';
import type { Operation } from './sequence.js';

/**
 * What is chosen in an attack waits until its Phase is over, and has a Phase of its own then (ZH-2.6-fledgling-late).
 * @returns false: there is no such attack, and nothing waits
 */
export function waitsForEndOfAttack(run: HsRun, text: LateText): boolean {
  if (!run.state.edition.switches.combatIsOnePhase) return false;
  const frame = run.stack.findLast(({ op }) => op === Op.SEQUENCE) as SequenceFrame | undefined;
  if (frame === undefined || !isAttack(frame) || frame.sequence !== 'combat') return false;
  frame.memory.late = [...frame.memory.late, text];
  return true;
}

export function hasLateTexts({ memory }: SequenceFrame<AttackMemory>): boolean {
  return memory.late.length > 0;
}

/** The next text that has waited, if its target is still there. */
export const lateText: Operation<AttackMemory> = (run, frame) => {
  const [next, ...late] = frame.memory.late;
  if (next === undefined) return;
  frame.memory.late = late;
  frame.pc--;
  const { card, source, player, target } = next;
  const code = run.state.pool.at(card)!.text;
  if (code === null || !survives(run.state, target)) return;
  runCode(run, code, { source, player, target });
};
