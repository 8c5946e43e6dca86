import {
  type CellChange,
  copyCells,
  replayChanges,
  type Table,
  type TraceNode,
} from '../../kernel/index.js';
import type { StateReader } from '../../rulesets/common/state-reader.js';

/** What is left of a run when it is over: how it began and everything that happened. */
export interface Recording {
  /** The state before the first action. */
  readonly start: Table;
  readonly nodes: readonly TraceNode[];
  /** Five numbers a change: node, row, column, from, to; in order. */
  readonly changes: readonly number[];
}

/** Numbers of changes after which something began and was over. */
export interface Moments {
  readonly first: number;
  readonly last: number;
}

/** Numbers of one change in a recording. */
export const CHANGE = 5;

/**
 * A run that can be looked at again at any moment. Moments are counted in changes made so far: 0 is the start.
 * Nodes are meant by their place in the trace.
 */
export class Playback {
  readonly nodes: readonly TraceNode[];
  /** Number of changes of the whole run. */
  readonly length: number;
  private readonly places: ReadonlyMap<number, number>;
  /** For every node, the place after the last node in it. */
  private readonly ends: Int32Array;
  private table: Table;
  private at = 0;

  constructor(
    private readonly reader: StateReader<Table>,
    private readonly recording: Recording,
    private readonly width: number,
  ) {
    this.nodes = recording.nodes;
    this.length = recording.changes.length / CHANGE;
    this.places = new Map(this.nodes.map(({ id }, place) => [id, place]));
    this.ends = endsOf(this.nodes);
    this.table = this.tableAtStart();
  }

  /** The state after so many changes. */
  stateAfter(changes: number): Table {
    if (changes < this.at) {
      this.table = this.tableAtStart();
      this.at = 0;
    }
    replayChanges(this.table, this.width, this.cellChanges(this.at, changes));
    this.at = changes;
    const { table, width } = this;
    return this.reader.withRows(this.recording.start, copyCells(table, width, 0), table.count);
  }

  /** Whether the node at `inner` is part of the one at `outer`. */
  isWithin(inner: number, outer: number): boolean {
    return inner > outer && inner < this.ends[outer]!;
  }

  /** The place after the last node that is part of this one. */
  endOf(place: number): number {
    return this.ends[place]!;
  }

  /** The place of the node that this one is part of, or -1. */
  parentOf(place: number): number {
    return this.places.get(this.nodes[place]!.parent) ?? -1;
  }

  /**
   * When a node begins and when it has ended. Some nodes only mark what the node around them does there (a
   * Death, an Aura Update): such a node changes nothing itself, and the changes beside it count as its own.
   */
  momentsOf(place: number): Moments {
    let first = 0;
    while (first < this.length && this.placeOfChange(first) < place) first++;
    let last = first;
    for (let n = first; n < this.length; n++)
      if (this.isIn(this.placeOfChange(n), place)) last = n + 1;
    if (last === first) {
      while (first > 0 && this.encloses(this.placeOfChange(first - 1), place)) first--;
    }
    return { first, last };
  }

  /** For each of these places, in order, how many changes were made before its node or a later one changed anything. */
  momentsBefore(places: readonly number[]): number[] {
    let n = 0;
    return places.map((place) => {
      while (n < this.length && this.placeOfChange(n) < place) n++;
      return n;
    });
  }

  private isIn(inner: number, outer: number): boolean {
    return inner === outer || this.isWithin(inner, outer);
  }

  /** Whether a node, or the run itself (-1), is around the other. */
  private encloses(outer: number, inner: number): boolean {
    return outer === -1 || this.isWithin(inner, outer);
  }

  private placeOfChange(n: number): number {
    return this.places.get(this.recording.changes[n * CHANGE]!) ?? -1;
  }

  private tableAtStart(): Table {
    const { start } = this.recording;
    return { cells: copyCells(start, this.width, 0), count: start.count };
  }

  /** A change of the run, counted from 0, and the place of the node that it belongs to. */
  changeAt(n: number): CellChange & { readonly place: number } {
    const [, row, column, from, to] = this.recording.changes.slice(n * CHANGE, (n + 1) * CHANGE);
    return { place: this.placeOfChange(n), row: row!, column: column!, from: from!, to: to! };
  }

  private *cellChanges(from: number, to: number): Generator<CellChange> {
    const { changes } = this.recording;
    for (let i = from * CHANGE; i < to * CHANGE; i += CHANGE) {
      yield {
        row: changes[i + 1]!,
        column: changes[i + 2]!,
        from: changes[i + 3]!,
        to: changes[i + 4]!,
      };
    }
  }
}

function endsOf(nodes: readonly TraceNode[]): Int32Array {
  const ends = new Int32Array(nodes.length);
  const open: number[] = [];
  for (const [place, { depth }] of nodes.entries()) {
    while (open.length > 0 && nodes[open.at(-1)!]!.depth >= depth) ends[open.pop()!] = place;
    open.push(place);
  }
  for (const place of open) ends[place] = nodes.length;
  return ends;
}
