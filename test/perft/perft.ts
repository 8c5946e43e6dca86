import { playoutSource, Run, seedRandom, type Table } from '../../src/kernel/index.js';
import { type AnyRuleset, type Position, Problems } from '../../src/rulesets/ruleset.js';
import type { Json } from '../../src/scenario/oracle.js';
import { readRequest } from '../../src/scenario/play/request.js';

/** What is counted of a board: action sequences by length, and a hash over the states that they lead to. */
export interface PerftRow {
  readonly board: string;
  /** Sequences of 1, 2, ... actions. */
  readonly sequences: readonly number[];
  readonly hash: string;
}

const SEED = 7;
/** Boards with fewer sequences than this are followed one action deeper. */
const SMALL = 50;

/** Counts a board: two actions deep, and deeper for as long as it is small. */
export function perftOf(body: Json, deepest = 3): PerftRow {
  const { ruleset, position, title } = readRequest(body, {});
  for (let depth = 2; ; depth++) {
    const count = new Count(ruleset);
    count.follow(position, depth, 0);
    if (depth === deepest || (count.sequences[depth - 1] ?? 0) >= SMALL)
      return { board: title, ...count.result() };
  }
}

/** Whether an action is conceding, by whomever. */
export function isConceding(action: Json): boolean {
  if (typeof action !== 'object' || action === null) return action === 'concede';
  return 'concede' in action;
}

class Count {
  readonly sequences: number[] = [];
  private readonly hash: StateHash;

  constructor(private readonly ruleset: AnyRuleset) {
    this.hash = new StateHash(ruleset);
  }

  /** Takes every legal action but conceding; chance and choices are drawn from one seed for each action. */
  follow(position: Position<Table>, depth: number, at: number): void {
    const { program } = this.ruleset;
    for (const { action } of this.ruleset.actions.legal(position)) {
      if (isConceding(action)) continue;
      const problems = new Problems();
      const read = this.ruleset.actions.read(action, [], position, problems);
      const source = playoutSource(seedRandom(SEED));
      const run = new Run(program, program.copy(position.state), [], { source });
      run.recording = false;
      const refusal = this.ruleset.actions.begin(run, read, {
        names: position.names,
        path: [],
        problems,
      });
      if (refusal !== null || !problems.isEmpty || run.advance() !== 'complete')
        throw new Error(`${JSON.stringify(action)} cannot be taken`);
      this.sequences[at] = (this.sequences[at] ?? 0) + 1;
      this.hash.add(run.state);
      if (depth > 1) this.follow({ state: run.state, names: position.names }, depth - 1, at + 1);
    }
  }

  result(): Omit<PerftRow, 'board'> {
    return { sequences: this.sequences, hash: this.hash.text() };
  }
}

/** A hash that does not depend on the numbers of cards and columns, only on their names. */
class StateHash {
  private readonly lanes = [0x9e3779b9, 0x85ebca6b];
  private readonly columns: readonly number[];
  private readonly names = new Map<string, number>();

  constructor(private readonly ruleset: AnyRuleset) {
    this.columns = ruleset.show.columns.map((name) => this.number(name));
  }

  add(state: Table): void {
    const { columns, ruleset } = this;
    const width = columns.length;
    for (let i = width; i < state.count * width; i++) {
      const value = state.cells[i]!;
      if (value === 0) continue;
      const told = ruleset.show.cellValue(state, i % width, value);
      const plain = typeof told === 'number' ? told : this.number(String(told));
      this.mix(plain ^ Math.imul(columns[i % width]! ^ Math.floor(i / width), 0x2c1b3c6d));
    }
  }

  text(): string {
    return this.lanes.map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
  }

  private mix(value: number): void {
    const [a, b] = this.lanes as [number, number];
    this.lanes[0] = Math.imul(((a ^ value) << 13) | ((a ^ value) >>> 19), 0x5bd1e995);
    this.lanes[1] = Math.imul(((b + value) << 7) | ((b + value) >>> 25), 0x1b873593) ^ a;
  }

  private number(name: string): number {
    let hash = this.names.get(name);
    if (hash === undefined) {
      hash = 0x811c9dc5;
      for (const char of name) hash = Math.imul(hash ^ char.codePointAt(0)!, 16777619);
      this.names.set(name, hash);
    }
    return hash;
  }
}
