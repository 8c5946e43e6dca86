import type { NodeKind } from '../../../kernel/index.js';
import type { WowRun } from '../state/state.js';

/** What a node of the trace is about. */
export interface About {
  readonly source?: number;
  readonly about?: number;
  readonly value?: number;
}

/** Says something in the trace. */
export function tell(
  run: WowRun,
  [kind, name]: readonly [kind: NodeKind, name: string],
  rules: readonly string[],
  text: string,
  about: About = {},
): void {
  run.leaf({ kind, name, rules, text, ...about });
}
