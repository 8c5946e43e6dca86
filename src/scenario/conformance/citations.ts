import type { AnyRuleset } from '../../rulesets/ruleset.js';
import type { Played } from '../play/play.js';

/** The rules that the trace of one run cites. */
export interface Citations {
  readonly ruleset: AnyRuleset;
  readonly edition: string;
  readonly rules: ReadonlySet<string>;
}

/** What the trace of a run cites, each rule once. */
export function citationsOf({ request, run }: Played): Citations {
  const { ruleset, edition } = request;
  return { ruleset, edition, rules: new Set(run.trace!.nodes.flatMap(({ rules }) => rules)) };
}
