import type { TraceNode } from '../../kernel/index.js';
import type { NotedEvent } from '../../rulesets/common/inquiry.js';

/**
 * The nodes of a trace, and among them the events that nothing answered, which a trace leaves out: they have ids of their
 * own, below -1.
 */
export function withUnhandled(
  nodes: readonly TraceNode[],
  events: readonly NotedEvent[],
): readonly TraceNode[] {
  const unhandled = events.filter(({ isHeard }) => !isHeard);
  if (unhandled.length === 0) return nodes;
  const depths = new Map(nodes.map(({ id, depth }) => [id, depth]));
  const all: TraceNode[] = [];
  let next = 0;
  for (const [i, event] of unhandled.entries()) {
    all.push(...nodes.slice(next, event.nodes));
    next = Math.max(next, event.nodes);
    all.push(nodeOf(event, -2 - i, (depths.get(event.parent) ?? -1) + 1));
  }
  all.push(...nodes.slice(next));
  return all;
}

function nodeOf(event: NotedEvent, id: number, depth: number): TraceNode {
  const { name, text, parent, source, sourceIdentity, about, aboutIdentity, value } = event;
  const what = { source, sourceIdentity, about, aboutIdentity, value };
  return { id, parent, depth, kind: 'event', name, rules: [], text, ...what };
}
