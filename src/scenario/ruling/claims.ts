import type { TraceNode } from '../../kernel/index.js';
import type { Played } from '../play/play.js';

/** A trigger that resolved. */
export interface ResolvedTrigger {
  readonly node: TraceNode;
  /** Whether nothing came of it. */
  readonly isIdle: boolean;
}

/** What the abilities on the board promised and what the trace shows of it. */
export interface Claims {
  /** Triggers that resolved, in order. */
  readonly resolved: readonly ResolvedTrigger[];
  /** Effects that players count on and that changed nothing. */
  readonly idleEffects: readonly TraceNode[];
  /** Nodes that keep somebody from something, the more telling first; the same of one source once. */
  readonly setbacks: readonly TraceNode[];
}

/** What did nothing in a trigger: it only leads to what does. */
const LEADING: ReadonlySet<string> = new Set(['check', 'queue', 'decision']);

/** Reads off the trace of a run what became of every ability. */
export function claimsOf({ request, run, pending }: Played): Claims {
  const { judging } = request.ruleset;
  const { nodes, changes } = run.trace!;
  // what waits for a decision may still do something
  const open = new Set(pending === null ? [] : run.trace!.cursor().open.map(([id]) => id));
  const changing = new Set<number>();
  for (let i = 0; i < changes.length; i += 5) changing.add(changes[i]!);
  const resolved = nodes.flatMap((node, place): ResolvedTrigger[] => {
    if (node.kind !== 'trigger' && judging.isText?.(run.state, node) !== true) return [];
    let isIdle =
      !changing.has(node.id) && !open.has(node.id) && judging.isAnnouncement?.(node) !== true;
    for (let at = place + 1; isIdle && at < nodes.length && nodes[at]!.depth > node.depth; at++)
      isIdle = LEADING.has(nodes[at]!.kind);
    return [{ node, isIdle }];
  });
  const idleEffects = nodes.filter(
    (node, place) =>
      node.kind === 'effect' &&
      judging.isCountedOn(node) &&
      !changing.has(node.id) &&
      (nodes[place + 1]?.depth ?? 0) <= node.depth,
  );
  const acted = new Set(resolved.map(({ node }) => node.source));
  const rated = nodes.map((node) => ({ node, rating: judging.setback(run.state, node) }));
  const setbacks = rated
    // who has triggered was asked: it is another ability of its own that was not
    .filter(({ node, rating }) => rating > 0 && (rating !== 2 || !acted.has(node.source)))
    .toSorted((a, b) => b.rating - a.rating)
    .map(({ node }) => node);
  return { resolved, idleEffects, setbacks: onceEach(setbacks) };
}

function onceEach(nodes: readonly TraceNode[]): readonly TraceNode[] {
  const seen = new Set<string>();
  return nodes.filter(({ name, source, about, text }) => {
    const key = `${name} ${source} ${about} ${text}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
