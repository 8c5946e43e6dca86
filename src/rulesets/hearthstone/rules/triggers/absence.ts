import { recordCheck } from '../../../common/trace-nodes.js';
import { cardOf, get, type HsRun } from '../../state/access.js';
import { type DeathPhaseFrame, type HeldOccurrence, Op, queueFrame } from '../../state/frames.js';
import type { State } from '../../state/state.js';
import { rulesOf } from '../../vocabulary/editions.js';
import { EventKind, type GameEvent, Tag } from '../../vocabulary/index.js';
import { queueOf, unconcerned } from './collect.js';

/** As a Death Phase begins: the triggers on deaths that are where they work (SUP-DEATH-RETURN). */
export function beginAbsence(s: State, frame: DeathPhaseFrame): void {
  if (!s.edition.switches.absenceIsMadeUpFor) return;
  const bearers: number[] = [];
  for (const entity of s.listeners)
    for (const [number, { event }] of cardOf(s, entity).triggers.entries())
      if (event === EventKind.DEATH && isThere(s, entity, number)) bearers.push(entity, number);
  frame.absence = { bearers, missed: [] };
}

/** Before a Death: those that are away miss it. */
export function noteAbsent(s: State, frame: DeathPhaseFrame, event: GameEvent): void {
  const { absence } = frame;
  if (absence === undefined) return;
  const found: HeldOccurrence[] = [];
  for (let i = 0; i < absence.bearers.length; i += 2) {
    const [entity, number] = [absence.bearers[i]!, absence.bearers[i + 1]!];
    if (!isThere(s, entity, number)) found.push({ entity, number, event });
  }
  frame.absence = { ...absence, missed: [...absence.missed, ...found] };
}

/** A trigger on a Death aborts: it has missed its turn if its bearer has left. */
export function noteAbsence({ stack, state }: HsRun, occurrence: HeldOccurrence): void {
  if (isThere(state, occurrence.entity, occurrence.number)) return;
  const frame = stack.findLast(({ op }) => op === Op.DEATH_PHASE) as DeathPhaseFrame | undefined;
  if (frame?.absence === undefined) return;
  const { bearers, missed } = frame.absence;
  frame.absence = { bearers, missed: [...missed, occurrence] };
}

/** After a Death: what has come back answers the deaths that it has missed, in their order. */
export function makeUpForAbsence(run: HsRun, frame: DeathPhaseFrame): void {
  const s = run.state;
  const { absence } = frame;
  if (absence === undefined) return;
  const isBack = ({ entity, number }: HeldOccurrence): boolean => isThere(s, entity, number);
  const back = absence.missed.filter(isBack);
  if (back.length === 0) return;
  frame.absence = { ...absence, missed: absence.missed.filter((one) => !isBack(one)) };
  const events = [...new Set(back.map(({ event }) => event.subject))].toReversed();
  for (const subject of events) answerLate(run, back, subject);
}

function answerLate(run: HsRun, back: readonly HeldOccurrence[], subject: number): void {
  const s = run.state;
  const late = back.filter(({ entity, number, event }) => {
    if (event.subject !== subject) return false;
    return (
      unconcerned(s, { entity, trigger: cardOf(s, entity).triggers[number]! }, event, false) ===
      null
    );
  });
  const first = late[0];
  if (first === undefined) return;
  recordCheck(run, 'answered late', rulesOf(s.edition, 'absenceIsMadeUpFor'), {
    text: '{source} is back and answers the death of {about}',
    source: first.entity,
    about: subject,
  });
  run.push(queueFrame(first.event, queueOf(s, late)));
}

function isThere(s: State, entity: number, number: number): boolean {
  return cardOf(s, entity).triggers[number]?.zone === get(s, entity, Tag.ZONE);
}
