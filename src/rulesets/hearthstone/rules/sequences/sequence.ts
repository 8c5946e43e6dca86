import { get, type HsRun } from '../../state/access.js';
import type { SequenceFrame } from '../../state/frames.js';
import { GAME } from '../../state/state.js';
import { Tag } from '../../vocabulary/index.js';
import { endPhase } from '../steps/steps.js';

/** One thing that a Sequence does, in its place. It may push frames; they run before the next one. */
export type Operation = (run: HsRun, frame: SequenceFrame) => void;

/** Whether a Phase takes place. */
type Condition = (run: HsRun, frame: SequenceFrame) => boolean;

/** A named part of a Sequence. */
interface Part {
  readonly actions: readonly Operation[];
}

/** A Sequence of the rulebook: a table of named Phases and steps, run from top to bottom. */
export interface Sequence {
  readonly name: string;
  readonly rules: readonly string[];
  readonly actions: readonly Operation[];
}

/** A Sequence made of its parts in order. */
export function sequence(name: string, rules: readonly string[], parts: readonly Part[]): Sequence {
  return { name, rules, actions: parts.flatMap((part) => part.actions) };
}

/**
 * An outermost Phase: its actions run one after the other; then the Steps and Death Phases follow
 * (HS-DEF-phase). When `takesPlace` says no, the Phase and its Steps are skipped (HS-R6).
 */
export function phase(
  name: string,
  rules: readonly string[],
  actions: readonly Operation[],
  takesPlace?: Condition,
): Part {
  const begin: Operation = (run, frame) => {
    if (takesPlace !== undefined && !takesPlace(run, frame)) {
      run.leaf({
        kind: 'check',
        name: `${name} is skipped`,
        rules: ['HS-R6', ...rules],
        text: `the ${name} does not take place`,
        source: frame.subject,
      });
      frame.pc += actions.length + 1;
      return;
    }
    frame.since = get(run.state, GAME, Tag.PLAY_ORDER);
    run.section({
      kind: 'phase',
      name,
      rules,
      text: name,
      source: frame.subject,
      about: frame.target,
    });
  };
  const end: Operation = (run) => {
    run.section({
      kind: 'step',
      name: 'Steps',
      rules: ['HS-SRS1', 'HS-R4a'],
      text: `the Steps after the ${name}`,
    });
    endPhase(run);
  };
  return { actions: [begin, ...actions, end] };
}

/** A Phase inside another Phase: no Steps and no Death Phases follow it (HS-SEQ-combat-dred). */
export function innerPhase(
  name: string,
  rules: readonly string[],
  actions: readonly Operation[],
): Part {
  const begin: Operation = (run, frame) =>
    run.section({
      kind: 'phase',
      name,
      rules,
      text: name,
      source: frame.subject,
      about: frame.target,
    });
  return { actions: [begin, ...actions] };
}

/** A step: a part after which the Steps between Phases do not run (HS-GL-STEP). */
export function step(name: string, rules: readonly string[], action: Operation): Part {
  const named: Operation = (run, frame) => {
    run.section({
      kind: 'step',
      name,
      rules,
      text: name,
      source: frame.subject,
      about: frame.target,
    });
    action(run, frame);
  };
  return { actions: [named] };
}
