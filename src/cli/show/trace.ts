import pc from 'picocolors';
import type { Json, TraceChange, TraceLine } from '../../scenario/oracle.js';
import { nodeParts } from './node.js';

type Paint = (text: string) => string;

const PAINT: Readonly<Record<string, Paint>> = {
  sequence: pc.bold,
  phase: pc.cyan,
  step: pc.cyan,
  event: pc.blue,
  trigger: pc.magenta,
  effect: pc.green,
  decision: pc.yellow,
  check: pc.dim,
  queue: pc.dim,
};

/** What of a trace is shown beside its sentences. */
export interface TraceStyle {
  /** The tags that each node changed. */
  readonly changes: boolean;
  /** What an entity is called. */
  readonly titleOf: (entity: number) => string;
}

/** A trace as a tree: kind and name of every node, its sentence, and the rules that put it there. */
export function traceLines(trace: readonly TraceLine[], style: TraceStyle): string[] {
  const children = new Map<number | null, TraceLine[]>();
  const known = new Set(trace.map(({ id }) => id));
  for (const line of trace) {
    const parent = line.parent !== null && known.has(line.parent) ? line.parent : null;
    const siblings = children.get(parent);
    if (siblings === undefined) children.set(parent, [line]);
    else siblings.push(line);
  }
  const lines: string[] = [];
  const write = (line: TraceLine, first: string, rest: string): void => {
    lines.push(`${pc.dim(first)}${nodeText(line)}`);
    const inner = children.get(line.id) ?? [];
    if (style.changes && line.changes.length > 0) {
      const bar = inner.length > 0 ? '│  ' : '   ';
      lines.push(`${pc.dim(`${rest}${bar}`)}${pc.dim(changesText(line.changes, style))}`);
    }
    for (const [i, child] of inner.entries()) {
      const isLast = i === inner.length - 1;
      write(child, `${rest}${isLast ? '└─ ' : '├─ '}`, `${rest}${isLast ? '   ' : '│  '}`);
    }
  };
  for (const root of children.get(null) ?? []) write(root, '', '');
  return lines;
}

/** A node of a trace in one line, with the rules that put it there. */
export function nodeText(line: TraceLine): string {
  const { kind, rule, alsoRules, inferred } = line;
  const paint = PAINT[kind] ?? ((plain: string) => plain);
  const { label, says, code } = nodeParts(line);
  const name = code === null ? '' : ` (${code})`;
  const cited = ` [${[rule, ...alsoRules].join(' ')}${inferred ? ' (inferred)' : ''}]`;
  return `${paint(label)}${says}${pc.dim(`${name}${cited}`)}`;
}

function changesText(changes: readonly TraceChange[], { titleOf }: TraceStyle): string {
  return changes
    .map(({ entity, tag, from, to }) => `${titleOf(entity)} ${tag} ${plain(from)}→${plain(to)}`)
    .join(', ');
}

function plain(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
