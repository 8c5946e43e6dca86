import { ChangeLog } from './change-log.js';
import type { CellChange } from './table.js';

/** How much a trace keeps: nothing, the nodes without checks and queues, or everything. */
export type TraceDetail = 'NONE' | 'SUMMARY' | 'FULL';

/** The kinds of node, from the outside in. */
export const NODE_KINDS = [
  'sequence',
  'phase',
  'step',
  'event',
  'queue',
  'trigger',
  'effect',
  'change',
  'decision',
  'check',
] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

/** What a node says. */
export interface NodeText {
  readonly kind: NodeKind;
  readonly name: string;
  /** Ids of the rules that put the node there. */
  readonly rules: readonly string[];
  /** Sentence with {source}, {about} and {value} to be filled in. */
  readonly text: string;
  /** Entity that causes, entity that is concerned, a number; 0 or absent where there is none. */
  readonly source?: number;
  readonly about?: number;
  readonly value?: number;
}

/** One node as recorded: names and numbers only; sentences are made when the trace is written out. */
export interface TraceNode extends Required<NodeText> {
  readonly id: number;
  /** Id of the parent, or -1. */
  readonly parent: number;
  readonly depth: number;
  /** Identity (a card, say) that source and about had at that moment. */
  readonly sourceIdentity: number;
  readonly aboutIdentity: number;
}

/** What a paused trace needs to be continued: ids go on, open nodes stay open. */
export interface TraceCursor {
  readonly nextNode: number;
  readonly open: readonly (readonly [node: number, level: number, section: number])[];
}

/** Numbers of a node's place: its parent, and the identities of source and about. */
const PLACE = 3;
/** Numbers of an open node: its id, its level, and 1 if it is a section. */
const OPEN_NODE = 3;

const DROPPED_FROM_SUMMARY: ReadonlySet<NodeKind> = new Set(['check', 'queue']);

/**
 * Records a run as a flat list of nodes in the order they began, with parents, and the cell changes that
 * each made. A node stays open while the frame that opened it is on the stack (its level); a section is
 * a node that the next section of the same level closes, together with the nodes opened in it.
 */
export class TraceBuilder {
  /** What each node says, as it was handed in, and where it stands: `PLACE` numbers a node. */
  private readonly texts: NodeText[] = [];
  private readonly places: number[] = [];
  /** The nodes that somebody has looked at, which are the first ones. */
  private readonly seen: TraceNode[] = [];
  private readonly made = new ChangeLog();
  /** The open nodes, outermost first: `OPEN_NODE` numbers each, as many numbers as are in use. */
  private readonly openNodes: number[] = [];
  private openLength = 0;
  /** Id of the first node. */
  private readonly first: number;
  /** The nodes that were open where a paused trace goes on. */
  private readonly reopened: readonly number[];

  constructor(
    readonly detail: Exclude<TraceDetail, 'NONE'>,
    private readonly identify: (entity: number) => number,
    cursor?: TraceCursor,
    /** Whether nodes may cite a rule; without it they cite whatever they name. */
    private readonly isCited: (rule: string) => boolean = () => true,
  ) {
    this.first = cursor?.nextNode ?? 0;
    this.reopened = cursor === undefined ? NONE : cursor.open.map(([node]) => node);
    if (cursor !== undefined) this.openLength = this.openNodes.push(...cursor.open.flat());
  }

  /** How many nodes there are. */
  get count(): number {
    return this.texts.length;
  }

  /** The nodes in the order they began; they are put together when they are first asked for. */
  get nodes(): readonly TraceNode[] {
    for (let at = this.seen.length; at < this.texts.length; at++) this.seen.push(this.nodeAt(at));
    return this.seen;
  }

  /** How many changes there are. */
  get changeCount(): number {
    return this.made.count;
  }

  /** Five numbers a change: node, row, column, from, to; in the order the changes were made. */
  get changes(): readonly number[] {
    return this.made.read();
  }

  /** Where to go on from, for a continuation. */
  cursor(): TraceCursor {
    const { openNodes, openLength } = this;
    const open: (readonly [number, number, number])[] = [];
    for (let at = 0; at < openLength; at += OPEN_NODE)
      open.push([openNodes[at]!, openNodes[at + 1]!, openNodes[at + 2]!]);
    return { nextNode: this.first + this.count, open };
  }

  /** The id of the innermost open node, or -1. */
  get innermost(): number {
    const { openLength } = this;
    return openLength === 0 ? -1 : this.openNodes[openLength - OPEN_NODE]!;
  }

  /** Adds a node under the innermost open one and leaves it open at this level. */
  open(level: number, node: NodeText): void {
    this.openAs(level, 0, node);
  }

  /** As `open`, in the place of this level's section that is open now. */
  openSection(level: number, node: NodeText): void {
    this.closeSection(level);
    this.openAs(level, 1, node);
  }

  /** Adds a node and leaves it open until `end`; -1 when the detail leaves it out. */
  begin(level: number, node: NodeText): number {
    return this.openAs(level, 0, node);
  }

  /** Closes the node that `begin` opened, which must be the innermost open one. */
  end(node: number): void {
    if (this.innermost !== node) throw new RangeError(`node ${node} is not the innermost open one`);
    this.openLength -= OPEN_NODE;
  }

  /** Adds a node under the innermost open one and closes it at once; -1 when the detail leaves it out. */
  leaf(node: NodeText): number {
    if (this.detail === 'SUMMARY' && DROPPED_FROM_SUMMARY.has(node.kind)) return -1;
    const { source = 0, about = 0 } = node;
    this.places.push(
      this.innermost,
      source === 0 ? 0 : this.identify(source),
      about === 0 ? 0 : this.identify(about),
    );
    return this.first + this.texts.push(node) - 1;
  }

  /** Closes every node that was opened above this level. */
  closeAbove(level: number): void {
    const { openNodes } = this;
    while (this.openLength > 0 && openNodes[this.openLength - OPEN_NODE + 1]! > level)
      this.openLength -= OPEN_NODE;
  }

  /** Closes the open section of this level, if there is one. */
  closeSection(level: number): void {
    this.openLength = this.openSectionOf(level);
  }

  /** Records a cell's change under the innermost open node. */
  change(row: number, column: number, from: number, to: number): void {
    this.made.within(this.innermost);
    this.made.add(row, column, from, to);
  }

  /** The changes as objects, in order. */
  *cellChanges(): Generator<CellChange & { readonly node: number }> {
    const all = this.changes;
    for (let i = 0; i < all.length; i += 5) {
      yield {
        node: all[i]!,
        row: all[i + 1]!,
        column: all[i + 2]!,
        from: all[i + 3]!,
        to: all[i + 4]!,
      };
    }
  }

  /** Where this level's open section stands among the open nodes; past the last when it has none. */
  private openSectionOf(level: number): number {
    const { openNodes } = this;
    let at = this.openLength - OPEN_NODE;
    for (; at >= 0 && openNodes[at + 1] === level; at -= OPEN_NODE)
      if (openNodes[at + 2] === 1) return at;
    return this.openLength;
  }

  private openAs(level: number, section: number, node: NodeText): number {
    const id = this.leaf(node);
    if (id < 0) return id;
    const { openNodes, openLength } = this;
    openNodes[openLength] = id;
    openNodes[openLength + 1] = level;
    openNodes[openLength + 2] = section;
    this.openLength = openLength + OPEN_NODE;
    return id;
  }

  private nodeAt(at: number): TraceNode {
    const { kind, name, rules, text, source = 0, about = 0, value = 0 } = this.texts[at]!;
    const { isCited, places } = this;
    const parent = places[at * PLACE]!;
    return {
      id: this.first + at,
      parent,
      depth: this.depthUnder(parent),
      kind,
      name,
      rules: rules.every(isCited) ? rules : rules.filter(isCited),
      text,
      source,
      about,
      value,
      sourceIdentity: places[at * PLACE + 1]!,
      aboutIdentity: places[at * PLACE + 2]!,
    };
  }

  /** The depth of what stands under a node, which has been put together before. */
  private depthUnder(parent: number): number {
    if (parent < 0) return 0;
    return 1 + (this.seen[parent - this.first]?.depth ?? this.reopened.indexOf(parent));
  }
}

const NONE: readonly number[] = [];
