import {
  canonicalJson,
  type Decision,
  type DecisionSource,
  deserialise,
  Run,
  type RunOptions,
  serialise,
  type TakenDecision,
  type TraceNode,
} from '../../src/kernel/index.js';
import { type Play, rows } from './boards.js';
import { LANTERNS, scriptFrame, stateOf, type Toy, type ToyRun } from './toy.js';

/** The run of a play, not yet advanced. */
export function begin(play: Play, options: RunOptions = {}): ToyRun {
  const frame = scriptFrame(1, play.effects);
  return new Run(LANTERNS, stateOf(rows(play.board)), [frame], { checked: true, ...options });
}

/** Takes the answers in turn and starts over at their end. */
export function answering(answers: readonly number[]): DecisionSource {
  let next = 0;
  return ({ options }: Decision) => answers[next++ % answers.length]! % options.length;
}

/** Everything that a run leaves behind. */
export interface Recording {
  readonly status: string;
  readonly state: string;
  readonly taken: readonly TakenDecision[];
  readonly nodes: readonly TraceNode[];
  readonly changes: readonly number[];
}

/** Advances a run and collects what it leaves behind. */
export function record(run: ToyRun): Recording {
  const status = run.advance();
  return {
    status,
    state: canonicalJson(LANTERNS.encode(run.state)),
    taken: run.taken,
    nodes: run.trace?.nodes ?? [],
    changes: run.trace?.changes ?? [],
  };
}

/**
 * The same, paused at every decision: the run is written to JSON text, thrown away, read back and
 * resumed with the next answer. Returns the joined record and the number of pauses.
 */
export function recordWithPauses(
  play: Play,
  answers: readonly number[],
  options: RunOptions,
): [Recording, number] {
  const source = answering(answers);
  let run = begin(play, options);
  let joined = record(run);
  let pauses = 0;
  while (run.pending !== null) {
    pauses++;
    const text = JSON.stringify(serialise<Toy>(run));
    run = deserialise(LANTERNS, JSON.parse(text), { checked: true, ...options });
    run.resume(source(run.pending!));
    joined = join(joined, record(run));
  }
  return [joined, pauses];
}

function join(before: Recording, after: Recording): Recording {
  return {
    status: after.status,
    state: after.state,
    taken: [...before.taken, ...after.taken],
    nodes: [...before.nodes, ...after.nodes],
    changes: [...before.changes, ...after.changes],
  };
}
