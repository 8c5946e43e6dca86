import { controllerOf, get, type HsRun, inPlay } from '../../state/access.js';
import {
  type EffectsFrame,
  type EventFrame,
  type InsertedPhaseFrame,
  Op,
  type SequenceFrame,
} from '../../state/frames.js';
import { EventKind, Tag } from '../../vocabulary/index.js';
import { IN_INSERTED_PHASE } from '../triggers/collect.js';
import { raise } from '../triggers/event.js';

/**
 * The played minion has been transformed by its own Battlecry (HS-SEQ-transform, HS-XFORM2), or by what answers its
 * being played (HS-SEQ-transform-potion): an After Play and After Summon Phase for the new form is inserted there, and
 * the Sequence goes on with the form before. Where it is still the same Entity there is nothing to insert.
 */
export function insertPhase(run: HsRun, minion: number, form: number): void {
  const [bottom] = run.stack;
  if (bottom === undefined || bottom.op !== Op.SEQUENCE) return;
  const sequence = bottom as SequenceFrame;
  if (sequence.sequence !== 'playMinion' || !isAboutPlay(run, sequence, minion)) return;
  if (run.state.edition.switches.transformKeepsEntity) return;
  const { player, preCheck } = sequence;
  run.push({ op: Op.INSERTED_PHASE, pc: 0, form, player, preCheck } satisfies InsertedPhaseFrame);
}

/** Whether the played minion's own Battlecry is running, or what answers that it has been played or summoned. */
function isAboutPlay(run: HsRun, { subject }: SequenceFrame, minion: number): boolean {
  const next = run.stack[1];
  if (next?.op === Op.EFFECTS)
    return subject === minion && (next as EffectsFrame).source === minion;
  return run.stack.some((frame) => {
    if (frame.op !== Op.EVENT) return false;
    const { event } = frame as EventFrame;
    return event.subject === minion && EVENTS.includes(event.kind);
  });
}

/** pc: 0 the After Play triggers for the new form, 1 its After Summon triggers, 2 done. */
export function stepInsertedPhase(run: HsRun, frame: InsertedPhaseFrame): void {
  const s = run.state;
  const depth = run.stack.length;
  if (frame.pc === 0) {
    const isByAnother = run.stack.some(({ op }) => op === Op.EVENT);
    const rules = isByAnother ? INSERTED_BY_ANOTHER : INSERTED;
    run.node({
      kind: 'phase',
      name: 'Inserted Phase',
      rules,
      text: 'the Inserted Phase for {about}',
      about: frame.form,
    });
  }
  while (frame.pc < EVENTS.length) {
    const event = EVENTS[frame.pc++]!;
    if (!inPlay(s, frame.form) || controllerOf(s, frame.form) !== frame.player) break;
    const amount =
      event === EventKind.AFTER_SUMMON ? get(s, frame.form, Tag.ATK) : IN_INSERTED_PHASE;
    raise(run, event, { player: frame.player, subject: frame.form, amount }, frame.preCheck);
    if (run.stack.length > depth) return;
  }
  run.pop();
}

const INSERTED = ['HS-SEQ-transform', 'HS-XFORM2', 'SUP-XFORM-ORDER', 'ZH-4.5-inserted-phase-old'];
/** It is another's doing: a Secret's. */
const INSERTED_BY_ANOTHER = [...INSERTED, 'SUP-XFORM-POTION'];
const EVENTS: readonly number[] = [EventKind.AFTER_PLAY, EventKind.AFTER_SUMMON];
