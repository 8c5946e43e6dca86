import { type InsertedPhaseFrame, Op, type SequenceFrame } from '../frames.js';
import { controllerOf, type HsRun, inPlay } from '../state/access.js';
import { raise } from '../triggers/event.js';
import { EventKind } from '../vocabulary/index.js';

/**
 * A played minion whose own Battlecry has transformed it: an After Play and After Summon Phase for the new
 * form is inserted, inside the Battlecry Phase (HS-SEQ-transform, HS-XFORM2). The Sequence goes on with the form before; where a
 * transformation leaves the Entity the same, it goes on with the new form.
 */
export function insertPhase(run: HsRun, minion: number, form: number): void {
  const [bottom, battlecry] = run.stack;
  if (bottom === undefined || bottom.op !== Op.SEQUENCE || battlecry?.op !== Op.EFFECTS) return;
  const sequence = bottom as SequenceFrame;
  if (sequence.sequence !== 'playMinion' || sequence.subject !== minion) return;
  if (!run.state.edition.switches.selfTransformInsertsPhase) {
    sequence.subject = form;
    return;
  }
  const { player, preCheck } = sequence;
  run.push({ op: Op.INSERTED_PHASE, pc: 0, form, player, preCheck } satisfies InsertedPhaseFrame);
}

/** pc: 0 the After Play triggers for the new form, 1 its After Summon triggers, 2 done. */
export function stepInsertedPhase(run: HsRun, frame: InsertedPhaseFrame): void {
  const s = run.state;
  const depth = run.stack.length;
  if (frame.pc === 0) {
    const rules = ['HS-SEQ-transform', 'HS-XFORM2'];
    run.node('phase', 'Inserted Phase', rules, 'the Inserted Phase for {about}', 0, frame.form);
  }
  while (frame.pc < EVENTS.length) {
    const event = EVENTS[frame.pc++]!;
    if (!inPlay(s, frame.form) || controllerOf(s, frame.form) !== frame.player) break;
    raise(run, event, frame.player, frame.form, 0, 0, frame.preCheck);
    if (run.stack.length > depth) return;
  }
  run.pop();
}

const EVENTS = [EventKind.AFTER_PLAY, EventKind.AFTER_SUMMON] as const;
