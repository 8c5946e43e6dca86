import type { NodeText, Run, Table } from '../../kernel/index.js';

/** What a node says beside its kind, name and rules. */
export type NodeDetails = Omit<NodeText, 'kind' | 'name' | 'rules'>;

function nodeText(
  kind: NodeText['kind'],
  name: string,
  rules: readonly string[],
  details: NodeDetails,
): NodeText {
  return { kind, name, rules, ...details };
}

/** Begins an effect. @returns the node, for `run.end`. */
export function beginEffect<S extends Table>(
  run: Run<S>,
  name: string,
  rules: readonly string[],
  details: NodeDetails,
): number {
  return run.trace === null ? -1 : run.begin(nodeText('effect', name, rules, details));
}

/** Records an effect that changes no cell and raises no event by itself. */
export function recordEffect<S extends Table>(
  run: Run<S>,
  name: string,
  rules: readonly string[],
  details: NodeDetails,
): void {
  if (run.trace !== null) run.leaf(nodeText('effect', name, rules, details));
}

/** Records what was looked at and why something is so, or is not done. */
export function recordCheck<S extends Table>(
  run: Run<S>,
  name: string,
  rules: readonly string[],
  details: NodeDetails,
): void {
  if (run.trace !== null) run.leaf(nodeText('check', name, rules, details));
}
