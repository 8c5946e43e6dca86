import { IntLog } from './int-log.js';
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

/** What a node says wherever it is of its sort, whoever it is about. */
export interface StandingText {
  readonly kind: NodeKind;
  readonly name: string;
  /** Ids of the rules that put the node there. */
  readonly rules: readonly string[];
  /** Sentence with {source}, {about} and {value} to be filled in, and others as `entityHole` writes them. */
  readonly text: string;
}

/** The hole of a sentence for an entity that is neither source nor about, with its identity at that moment. */
export function entityHole(entity: number, identity: number): string {
  return `{${entity}:${identity}}`;
}

/** Finds the holes of a sentence; their insides are captured. */
export const HOLES = /\{(source|about|value|rule|\d+:\d+)\}/;

/** The entity and identity of a hole that `entityHole` wrote. */
export function entityIn(hole: string): readonly [entity: number, identity: number] {
  const [entity = 0, identity = 0] = hole.split(':').map(Number);
  return [entity, identity];
}

/** What a node says. */
export interface NodeText extends StandingText {
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

/**
 * How the log is laid out. A node takes five numbers: its parent (negative), source, about, and the identities of both.
 * A change takes four: row and column as one number, from, to, and its node.
 */
const NODE = 5;
const CHANGE = 4;
/** What the parent of a node is taken from: it may be -1. */
const PARENT = -2;
/** Columns that a row can have, as a power of two: row and column are one number. */
const COLUMN_BITS = 10;
const COLUMN_MASK = (1 << COLUMN_BITS) - 1;

/** Numbers of an open node: its id, its level, and 1 if it is a section. */
const OPEN_NODE = 3;

const DROPPED_FROM_SUMMARY: ReadonlySet<NodeKind> = new Set(['check', 'queue']);

/**
 * Records a run as a flat list of nodes in the order they began, with parents, and the cell changes that
 * each made. A node stays open while the frame that opened it is on the stack (its level); a section is
 * a node that the next section of the same level closes, together with the nodes opened in it.
 */
export class TraceBuilder {
  /** What each node says, as it was handed in. */
  private readonly texts: (NodeText | StandingText)[] = [];
  /** Where the nodes stand, and the changes, in order. */
  private readonly log = new IntLog();
  private changesMade = 0;
  /** What somebody has looked at: the first of the nodes, and of the changes, five numbers each. */
  private readonly seen: TraceNode[] = [];
  private readonly changeList: number[] = [];
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
    this.log.read((numbers, at) => this.look(numbers, at));
    return this.seen;
  }

  /** How many changes there are. */
  get changeCount(): number {
    return this.changesMade;
  }

  /** Five numbers a change: node, row, column, from, to; in the order the changes were made. */
  get changes(): readonly number[] {
    this.log.read((numbers, at) => this.look(numbers, at));
    return this.changeList;
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
    this.keepOpen(this.leaf(node), level, 0);
  }

  /** As `open`, with a text that stands, of which only the source and whom it is about are new. */
  openAs(level: number, text: StandingText, source: number, about: number): void {
    this.keepOpen(this.leafAs(text, source, about), level, 0);
  }

  /** As `open`, in the place of this level's section that is open now. */
  openSection(level: number, node: NodeText): void {
    this.closeSection(level);
    this.keepOpen(this.leaf(node), level, 1);
  }

  /** As `openSection`, with a text that stands. */
  openSectionAs(level: number, text: StandingText, source: number, about: number): void {
    this.closeSection(level);
    this.keepOpen(this.leafAs(text, source, about), level, 1);
  }

  /** Adds a node and leaves it open until `end`; -1 when the detail leaves it out. */
  begin(level: number, node: NodeText): number {
    return this.keepOpen(this.leaf(node), level, 0);
  }

  /** Closes the node that `begin` opened, which must be the innermost open one. */
  end(node: number): void {
    if (this.innermost !== node) throw new RangeError(`node ${node} is not the innermost open one`);
    this.openLength -= OPEN_NODE;
  }

  /** Adds a node under the innermost open one and closes it at once; -1 when the detail leaves it out. */
  leaf(node: NodeText): number {
    const { source = 0, about = 0 } = node;
    return this.leafAs(node, source, about);
  }

  /** As `leaf`, with a text that stands. */
  leafAs(text: StandingText, source: number, about: number): number {
    if (this.detail === 'SUMMARY' && DROPPED_FROM_SUMMARY.has(text.kind)) return -1;
    const at = this.log.take(NODE);
    const { numbers } = this.log;
    numbers[at] = PARENT - this.innermost;
    numbers[at + 1] = source;
    numbers[at + 2] = about;
    numbers[at + 3] = source === 0 ? 0 : this.identify(source);
    numbers[at + 4] = about === 0 ? 0 : this.identify(about);
    return this.first + this.texts.push(text) - 1;
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
    const at = this.log.take(CHANGE);
    const { numbers } = this.log;
    numbers[at] = (row << COLUMN_BITS) | column;
    numbers[at + 1] = from;
    numbers[at + 2] = to;
    numbers[at + 3] = this.innermost;
    this.changesMade++;
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

  /** Leaves a node open that has just been added, unless it was left out. */
  private keepOpen(id: number, level: number, section: number): number {
    if (id < 0) return id;
    const { openNodes, openLength } = this;
    openNodes[openLength] = id;
    openNodes[openLength + 1] = level;
    openNodes[openLength + 2] = section;
    this.openLength = openLength + OPEN_NODE;
    return id;
  }

  /** Looks at what stands at a place of the log; answers where the next begins. */
  private look(numbers: Int32Array, at: number): number {
    const place = numbers[at]!;
    if (place < 0) {
      this.seen.push(this.nodeAt(numbers, at));
      return at + NODE;
    }
    this.changeList.push(numbers[at + 3]!, place >> COLUMN_BITS, place & COLUMN_MASK);
    this.changeList.push(numbers[at + 1]!, numbers[at + 2]!);
    return at + CHANGE;
  }

  /** The next node that nobody has looked at, which stands at a place of the log. */
  private nodeAt(numbers: Int32Array, at: number): TraceNode {
    const index = this.seen.length;
    const text: NodeText = this.texts[index]!;
    const { isCited } = this;
    const parent = PARENT - numbers[at]!;
    return {
      id: this.first + index,
      parent,
      depth: this.depthUnder(parent),
      kind: text.kind,
      name: text.name,
      rules: text.rules.every(isCited) ? text.rules : text.rules.filter(isCited),
      text: text.text,
      source: numbers[at + 1]!,
      about: numbers[at + 2]!,
      value: text.value ?? 0,
      sourceIdentity: numbers[at + 3]!,
      aboutIdentity: numbers[at + 4]!,
    };
  }

  /** The depth of what stands under a node, which has been put together before. */
  private depthUnder(parent: number): number {
    if (parent < 0) return 0;
    return 1 + (this.seen[parent - this.first]?.depth ?? this.reopened.indexOf(parent));
  }
}

const NONE: readonly number[] = [];
