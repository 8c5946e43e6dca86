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

/** Records a node of one kind by its name, rules and details; without a trace nothing is made. */
type Recorder<R> = <S extends Table>(
  run: Run<S>,
  name: string,
  rules: readonly string[],
  details: NodeDetails,
) => R;

/** Begins an effect. @returns the node, for `run.end` */
export const beginEffect: Recorder<number> = (run, name, rules, details) =>
  run.trace === null ? -1 : run.begin(nodeText('effect', name, rules, details));

/** Begins a step of the rules. @returns the node, for `run.end` */
export const beginStep: Recorder<number> = (run, name, rules, details) =>
  run.trace === null ? -1 : run.begin(nodeText('step', name, rules, details));

/** Records an effect that changes no cell and raises no event by itself. */
export const recordEffect: Recorder<void> = (run, name, rules, details) => {
  if (run.trace !== null) run.leaf(nodeText('effect', name, rules, details));
};

/** Records what was looked at and why something is so, or is not done. */
export const recordCheck: Recorder<void> = (run, name, rules, details) => {
  if (run.trace !== null) run.leaf(nodeText('check', name, rules, details));
};
