import { hash } from 'node:crypto';
import type { Json } from '../terms/schema.js';

/** A hash that is being computed, as plain data. */
export interface HashState {
  readonly nodes: ChainState;
  readonly changes: ChainState;
}

interface ChainState {
  readonly digest: string;
  readonly rest: readonly string[];
  /** Lines so far. */
  readonly count: number;
}

const BLOCK = 64;

/**
 * A SHA-256 over lines that can be paused: every 64 lines are one block, and each block's digest goes into the
 * next. The result does not depend on where it was paused.
 */
class Chain {
  private digest: string;
  private rest: string[];
  count: number;

  constructor(state: ChainState = { digest: '', rest: [], count: 0 }) {
    this.digest = state.digest;
    this.rest = [...state.rest];
    this.count = state.count;
  }

  /** A line is a list without objects, so that its JSON is the same whoever writes it. */
  add(line: readonly Json[]): void {
    this.count++;
    if (this.rest.push(JSON.stringify(line)) < BLOCK) return;
    this.digest = this.result();
    this.rest = [];
  }

  result(): string {
    return hash('sha256', `${this.digest}\n${this.rest.join('\n')}`);
  }

  state(): ChainState {
    return { digest: this.digest, rest: this.rest, count: this.count };
  }
}

/**
 * The hash of a trace: of what its nodes are and what they changed, in order. Sentences are not part of it, so
 * that one can be worded better; cards stand with their ids. It is always computed from the full trace.
 */
export class TraceHash {
  private readonly nodes: Chain;
  private readonly changes: Chain;

  constructor(state?: HashState) {
    this.nodes = new Chain(state?.nodes);
    this.changes = new Chain(state?.changes);
  }

  /** How many changes the trace has so far. */
  get changeCount(): number {
    return this.changes.count;
  }

  addNode(node: readonly Json[]): void {
    this.nodes.add(node);
  }

  addChange(change: readonly Json[]): void {
    this.changes.add(change);
  }

  result(): string {
    return hash('sha256', `${this.nodes.result()}\n${this.changes.result()}`);
  }

  state(): HashState {
    return { nodes: this.nodes.state(), changes: this.changes.state() };
  }
}
