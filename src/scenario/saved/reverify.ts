import type { OracleContext } from '../operation/context.js';
import type { Problem } from '../operation/problem.js';
import { outcomeOf } from '../operation/refused.js';
import { play } from '../play/play.js';
import { readOneRun } from '../play/request.js';
import { resolutionOf } from '../resolution/resolution.js';
import { firstOther } from '../trace/digests.js';
import type { TraceLine } from '../trace/schema.js';
import { type SavedScenario, waysToAsk } from './saved-scenario.js';

/** What this engine says of a saved scenario, beside what was said when it was saved. */
export type Reverified =
  | { readonly verdict: 'SAME' }
  /** Its ruling is another one; at the first line that is not what it was (null: nobody knows which). */
  | {
      readonly verdict: 'CHANGED';
      readonly traceHash: string;
      /** The version of the engine that says so. */
      readonly resolvedBy: string;
      readonly at: TraceLine | null;
    }
  /** It cannot be resolved any more. */
  | { readonly verdict: 'REFUSED'; readonly problem: Problem };

/** Resolves a saved scenario again and says whether and where its ruling has changed. */
export function reverify(saved: SavedScenario, context: OracleContext = {}): Reverified {
  let last: Reverified | null = null;
  for (const body of waysToAsk(saved)) {
    const outcome = outcomeOf(() => resolutionOf(play(readOneRun(body, context)), context));
    last = outcome.ok
      ? held(saved, outcome.body)
      : { verdict: 'REFUSED', problem: outcome.problem };
    if (last.verdict === 'SAME') return last;
  }
  return last!;
}

/** What was said when a scenario was saved, held against what is said of it now. */
function held(
  { traceHash: before, lineDigests = '' }: SavedScenario,
  { resolution, fullTrace }: ReturnType<typeof resolutionOf>,
): Reverified {
  const { traceHash, engine: resolvedBy } = resolution;
  if (traceHash === before) return { verdict: 'SAME' };
  const at = lineDigests === '' ? null : firstOther(lineDigests, fullTrace);
  return { verdict: 'CHANGED', traceHash, resolvedBy, at };
}
