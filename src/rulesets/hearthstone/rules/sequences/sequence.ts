import type { StandingText } from '../../../../kernel/index.js';
import { get, type HsRun } from '../../state/access.js';
import type { SequenceFrame, SequenceMemory } from '../../state/frames.js';
import { GAME } from '../../state/state.js';
import type { Edition } from '../../vocabulary/editions.js';
import { Tag } from '../../vocabulary/index.js';
import { endPhase, STEPS_RULES } from '../steps/steps.js';

/** One thing that a Sequence does, in its place. It may push frames; they run before the next one. */
export type Operation<Memory = SequenceMemory> = (run: HsRun, frame: SequenceFrame<Memory>) => void;

type Condition<Memory> = (run: HsRun, frame: SequenceFrame<Memory>) => boolean;

type InEdition = (switches: Edition['switches']) => boolean;

/** A named part of a Sequence: its operations in order. */
type Part<Memory> = readonly Operation<Memory>[];

export interface Sequence<Memory = SequenceMemory> {
  readonly name: string;
  readonly rules: readonly string[];
  readonly operations: readonly Operation<Memory>[];
  readonly memory: Memory;
}

export function sequence<Memory>(
  name: string,
  rules: readonly string[],
  memory: Memory,
  parts: readonly Part<Memory>[],
): Sequence<Memory> {
  return { name, rules, operations: parts.flat(), memory };
}

interface PhaseOptions<Memory> {
  /** The Phase is skipped where this says no (HS-R6); absent: never. */
  readonly takesPlace?: Condition<Memory>;
  /** The editions in which its Steps have Aura Updates (Health/Attack); absent: all (SUP-AU-120). */
  readonly updatesAuras?: InEdition;
}

/** Operations, then the Steps (HS-DEF-phase). */
export function phase<Memory>(
  name: string,
  rules: readonly string[],
  operations: readonly Operation<Memory>[],
  { takesPlace, updatesAuras }: PhaseOptions<Memory> = {},
): Part<Memory> {
  const skipped = ['HS-R6', ...rules];
  const outermost = [...rules, 'HS-DEF-phase', 'HS-GL-PHASE', 'ZH-1.8-phase', 'ZH-1.8-inherent'];
  const begun: StandingText = { kind: 'phase', name, rules: outermost, text: name };
  const left: StandingText = {
    kind: 'check',
    name: `${name} is skipped`,
    rules: skipped,
    text: `the ${name} does not take place`,
  };
  const steps: StandingText = {
    kind: 'step',
    name: 'Steps',
    rules: STEPS_RULES,
    text: `the Steps after the ${name}`,
  };
  const begin: Operation<Memory> = (run, frame) => {
    if (takesPlace !== undefined && !takesPlace(run, frame)) {
      run.leafAs(left, frame.subject);
      frame.pc += operations.length + 1;
      return;
    }
    frame.since = get(run.state, GAME, Tag.PLAY_ORDER);
    run.sectionAs(begun, frame.subject, frame.target);
  };
  const end: Operation<Memory> = (run) => {
    run.sectionAs(steps);
    endPhase(run, updatesAuras === undefined || updatesAuras(run.state.edition.switches));
  };
  return [begin, ...operations, end];
}

/** A Phase inside another Phase: no Steps and no Death Phases follow it (HS-SEQ-combat-dred). */
export function innerPhase<Memory>(
  name: string,
  rules: readonly string[],
  operations: readonly Operation<Memory>[],
): Part<Memory> {
  const inner = [...rules, 'HS-R3', 'HS-R3-nested-sequence', 'ZH-1.6-degenerate'];
  const begun: StandingText = { kind: 'phase', name, rules: inner, text: name };
  const begin: Operation<Memory> = (run, frame) =>
    run.sectionAs(begun, frame.subject, frame.target);
  return [begin, ...operations];
}

/** An operation that only some editions have; in the others it does nothing. */
export function dated<Memory>(isIn: InEdition, operation: Operation<Memory>): Operation<Memory> {
  return (run, frame) => {
    if (isIn(run.state.edition.switches)) operation(run, frame);
  };
}

/** A part that is left out, without a word, unless something holds. */
export function partIf<Memory>(
  holds: (frame: SequenceFrame<Memory>) => boolean,
  part: Part<Memory>,
): Part<Memory> {
  return [
    (_run, frame) => {
      if (!holds(frame)) frame.pc += part.length;
    },
    ...part,
  ];
}

/** A part that only some editions have. */
export function datedPart<Memory>(isIn: InEdition, part: Part<Memory>): Part<Memory> {
  return [
    (run, frame) => {
      if (!isIn(run.state.edition.switches)) frame.pc += part.length;
    },
    ...part,
  ];
}

/** A step: a part after which the Steps between Phases do not run (HS-GL-STEP). */
export function step<Memory>(
  name: string,
  rules: readonly string[],
  operation: Operation<Memory>,
): Part<Memory> {
  const begun: StandingText = { kind: 'step', name, rules: [...rules, 'HS-GL-STEP'], text: name };
  const named: Operation<Memory> = (run, frame) => {
    run.sectionAs(begun, frame.subject, frame.target);
    operation(run, frame);
  };
  return [named];
}
