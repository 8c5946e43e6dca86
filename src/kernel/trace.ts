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

const DROPPED_FROM_SUMMARY: ReadonlySet<NodeKind> = new Set(['check', 'queue']);

/**
 * Records a run as a flat list of nodes in the order they began, with parents, and the cell changes that
 * each made. A node stays open while the frame that opened it is on the stack (its level); a section is
 * a node that the next section of the same level closes, together with the nodes opened in it.
 */
export class TraceBuilder {
  readonly nodes: TraceNode[] = [];
  /** Five numbers a change: node, row, column, from, to; in the order the changes were made. */
  readonly changes: number[] = [];
  private readonly openNodes: number[] = [];
  private readonly openLevels: number[] = [];
  private readonly openSections: number[] = [];
  private nextNode = 0;

  constructor(
    readonly detail: Exclude<TraceDetail, 'NONE'>,
    private readonly identify: (entity: number) => number,
    cursor?: TraceCursor,
    /** Whether nodes may cite a rule; without it they cite whatever they name. */
    private readonly isCited: (rule: string) => boolean = () => true,
  ) {
    if (!cursor) return;
    this.nextNode = cursor.nextNode;
    for (const [node, level, section] of cursor.open) {
      this.openNodes.push(node);
      this.openLevels.push(level);
      this.openSections.push(section);
    }
  }

  /** Where to go on from, for a continuation. */
  cursor(): TraceCursor {
    return {
      nextNode: this.nextNode,
      open: this.openNodes.map(
        (node, i) => [node, this.openLevels[i]!, this.openSections[i]!] as const,
      ),
    };
  }

  /** The id of the innermost open node, or -1. */
  get innermost(): number {
    return this.openNodes.at(-1) ?? -1;
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
    if (this.openNodes[this.openNodes.length - 1] !== node)
      throw new RangeError(`node ${node} is not the innermost open one`);
    this.closeLast();
  }

  /** Adds a node under the innermost open one and closes it at once; -1 when the detail leaves it out. */
  leaf({ kind, name, rules, text, source = 0, about = 0, value = 0 }: NodeText): number {
    if (this.detail === 'SUMMARY' && DROPPED_FROM_SUMMARY.has(kind)) return -1;
    const depth = this.openNodes.length;
    const id = this.nextNode++;
    this.nodes.push({
      id,
      parent: depth === 0 ? -1 : this.openNodes[depth - 1]!,
      depth,
      kind,
      name,
      rules: rules.every(this.isCited) ? rules : rules.filter(this.isCited),
      text,
      source,
      about,
      value,
      sourceIdentity: source === 0 ? 0 : this.identify(source),
      aboutIdentity: about === 0 ? 0 : this.identify(about),
    });
    return id;
  }

  /** Closes every node that was opened above this level. */
  closeAbove(level: number): void {
    const levels = this.openLevels;
    while (levels.length > 0 && levels[levels.length - 1]! > level) this.closeLast();
  }

  /** Closes the open section of this level, if there is one. */
  closeSection(level: number): void {
    const section = this.openSectionOf(level);
    while (this.openLevels.length > section) this.closeLast();
  }

  /** Records a cell's change under the innermost open node. */
  change(row: number, column: number, from: number, to: number): void {
    const depth = this.openNodes.length;
    this.changes.push(depth === 0 ? -1 : this.openNodes[depth - 1]!, row, column, from, to);
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
    for (let at = this.openLevels.length - 1; this.openLevels[at] === level; at--) {
      if (this.openSections[at] === 1) return at;
    }
    return this.openLevels.length;
  }

  private openAs(level: number, section: number, node: NodeText): number {
    const id = this.leaf(node);
    if (id < 0) return -1;
    this.openNodes.push(id);
    this.openLevels.push(level);
    this.openSections.push(section);
    return id;
  }

  private closeLast(): void {
    this.openNodes.pop();
    this.openLevels.pop();
    this.openSections.pop();
  }
}
