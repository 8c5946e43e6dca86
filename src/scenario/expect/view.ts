import { equals, ONE, ZERO } from '../../kernel/index.js';
import { Playback } from '../trace/playback.js';
import type { Chances, RunView } from './check.js';
import { Matcher } from './matching.js';
import type { Scope } from './scope.js';
import { type Ends, endsOf, type Plan, type PlayedScenario, pathsOf } from './simulate.js';

/** A run as checks look at it. */
export function viewOf(scope: Scope, played: PlayedScenario, chances: Chances): RunView {
  const { ruleset, end, actions, starts, pending } = played;
  const playback = new Playback(ruleset.reader, played, ruleset.show.columns.length);
  const matcher = new Matcher(scope, playback, end.state);
  return { end: end.state, matcher, actions, starts, pending, chances };
}

/** A run that was resumed in the middle cannot be played from its start. */
export const NO_CHANCES: Chances = {
  ends: () => ({ ends: [], missing: ONE }),
  views: () => 'a run that goes on after a pause has no others',
};

/** What chance can make of a plan; worked out once. `played` stands in where only ends are looked at. */
export function chancesOf(scope: Scope, plan: Plan, played: PlayedScenario): Chances {
  let ends: Ends | null = null;
  let paths: readonly RunView[] | string | null = null;
  const chances: Chances = {
    ends: () => {
      ends ??= endsOf(plan);
      return ends;
    },
    views: (trace) => {
      if (!trace) return viewsOfEnds();
      paths ??= viewsOfPaths();
      return paths;
    },
  };
  const viewsOfPaths = (): readonly RunView[] | string => {
    const all = pathsOf(plan);
    return typeof all === 'string' ? all : all.map((path) => viewOf(scope, path, chances));
  };
  const viewsOfEnds = (): readonly RunView[] | string => {
    const all = chances.ends();
    if (!equals(all.missing, ZERO)) return 'some outcomes lie past the bounds';
    return all.ends.map(({ state, pending }) => {
      const end = { state, names: plan.start.names };
      return viewOf(scope, { ...played, end, pending }, chances);
    });
  };
  return chances;
}
