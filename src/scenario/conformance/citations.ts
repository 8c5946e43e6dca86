import type { AnyRuleset } from '../../rulesets/ruleset.js';
import type { Played } from '../play/play.js';

/** The rules that one run cites: its trace, and what refuses its actions. */
export interface Citations {
  readonly ruleset: AnyRuleset;
  readonly edition: string;
  readonly rules: ReadonlySet<string>;
}

/** What a run cites, each rule once. */
export function citationsOf({ request, run, reports }: Played): Citations {
  const { ruleset, edition } = request;
  const traced = run.trace!.nodes.flatMap(({ rules }) => rules);
  const refused = reports.flatMap(({ illegal }) => illegal?.rules ?? []);
  return { ruleset, edition, rules: new Set([...traced, ...refused]) };
}
