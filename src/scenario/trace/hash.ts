import { hash } from 'node:crypto';
import type { TraceNode } from '../../kernel/index.js';
import { memoizeByText } from '../../rulesets/common/memoize.js';
import type { Json } from '../terms/schema.js';
import type { TraceChange } from './schema.js';

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

/** Words that are remembered as JSON: names of nodes and tags, and ids of cards. */
const MOST_WORDS = 4_096;
const quoted = memoizeByText(MOST_WORDS, (text) => JSON.stringify(text));

function listed(words: readonly string[]): string {
  let list = '';
  for (const word of words) list += list === '' ? quoted(word) : `,${quoted(word)}`;
  return `[${list}]`;
}

function written(value: Json): string {
  return typeof value === 'string' ? quoted(value) : JSON.stringify(value);
}

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

  /** A line is the JSON of a list without objects, so that it is the same whoever writes it. */
  add(line: string): void {
    this.count++;
    if (this.rest.push(line) < BLOCK) return;
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

  /** Takes a node, whose numbers are whole, with the ids of the cards that its source and whom it is about were. */
  addNode(node: TraceNode, sourceCard: string, aboutCard: string): void {
    const { id, parent, kind, name, rules, source, about, value } = node;
    this.nodes.add(
      `[${id},${parent},${quoted(kind)},${quoted(name)},${listed(rules)},${source},${quoted(sourceCard)},${about},${quoted(aboutCard)},${value}]`,
    );
  }

  /** Takes a change that a node made. */
  addChange(node: number, { entity, tag, from, to }: TraceChange): void {
    this.changes.add(`[${node},${entity},${quoted(tag)},${written(from)},${written(to)}]`);
  }

  result(): string {
    return hash('sha256', `${this.nodes.result()}\n${this.changes.result()}`);
  }

  state(): HashState {
    return { nodes: this.nodes.state(), changes: this.changes.state() };
  }
}
