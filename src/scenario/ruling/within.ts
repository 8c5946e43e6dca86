import type { TraceNode } from '../../kernel/index.js';
import type { Played } from '../play/play.js';

/** The innermost node around both. */
export function commonAncestor(
  nodes: readonly TraceNode[],
  a: TraceNode,
  b: TraceNode,
): TraceNode | null {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const around = new Set<number>();
  for (let at = byId.get(a.parent); at !== undefined; at = byId.get(at.parent)) around.add(at.id);
  for (let at = byId.get(b.parent); at !== undefined; at = byId.get(at.parent))
    if (around.has(at.id)) return at;
  return null;
}

/** What first happened in a trigger; null: nothing that has a name. */
export function promisedBy({ request, after, run }: Played, trigger: TraceNode) {
  const { nodes } = run.trace!;
  const { happening } = request.ruleset.telling;
  for (let at = nodes.indexOf(trigger) + 1; at < nodes.length; at++) {
    const node = nodes[at]!;
    if (node.depth <= trigger.depth) return null;
    const found = happening(after.state, node);
    if (found !== null) return found.kind;
  }
  return null;
}

/** The check in an ability, of its own source, that kept it from doing anything, with the rulings that it follows. */
export function failedIn(
  { request, run }: Played,
  { id, depth, source }: TraceNode,
): TraceNode | undefined {
  const { nodes } = run.trace!;
  const { reasonOf, governs } = request.ruleset.inquiry;
  const from = nodes.findIndex((node) => node.id === id) + 1;
  const end = nodes.findIndex((node, place) => place >= from && node.depth <= depth);
  const own = nodes
    .slice(from, end < 0 ? nodes.length : end)
    .filter((node) => node.source === source);
  const failed = own.find((node) => reasonOf(node) !== null);
  if (failed === undefined) return failed;
  const rulings = own.filter((node) => governs?.(node) === true && node.id < failed.id);
  return { ...failed, rules: [...rulings.flatMap(({ rules }) => rules), ...failed.rules] };
}

/** The trigger that a node is, or is part of; undefined: none. */
export function triggerAround(nodes: readonly TraceNode[], node: TraceNode): TraceNode | undefined {
  const byId = new Map(nodes.map((one) => [one.id, one]));
  for (let at: TraceNode | undefined = node; at !== undefined; at = byId.get(at.parent))
    if (at.kind === 'trigger') return at;
  return undefined;
}

function ancestorsOf(nodes: readonly TraceNode[], node: TraceNode): readonly number[] {
  const byId = new Map(nodes.map((one) => [one.id, one]));
  const found: number[] = [];
  for (let at = byId.get(node.parent); at !== undefined; at = byId.get(at.parent))
    found.push(at.id);
  return found;
}

/** What a node comes of, nearest first: the rulings that its source follows just before it, and the trigger that it is part of. */
export function causesOf({ request, run }: Played, node: TraceNode): readonly TraceNode[] {
  const { nodes } = run.trace!;
  const { governs } = request.ruleset.inquiry;
  const trigger = triggerAround(nodes, node);
  const parents = new Set([node.parent, ...(trigger === undefined ? [] : [trigger.id])]);
  // a decision on somebody governs what happens to it in the steps around it
  const around = new Set([...parents, ...ancestorsOf(nodes, node)]);
  const isAbout = ({ kind, about, parent }: TraceNode): boolean =>
    kind === 'decision' && about !== 0 && about === node.about && around.has(parent);
  const rulings = nodes.filter(
    (one) =>
      governs?.(one) === true &&
      one.id < node.id &&
      ((one.source === node.source && parents.has(one.parent)) || isAbout(one)),
  );
  return [...rulings.toReversed(), ...(trigger === undefined ? [] : [trigger])];
}
