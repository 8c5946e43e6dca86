import { Problems } from '../../rulesets/ruleset.js';
import { readCaseFile } from '../conformance/case-file.js';
import { idleIn } from '../conformance/idle.js';
import { checkConduct, checkExpectations, type ExpectationList } from '../expect/check-run.js';
import type { ExpectationReport } from '../expect/schema.js';
import { Clock } from '../operation/clock.js';
import type { OracleContext } from '../operation/context.js';
import { refuseIfAny } from '../operation/refused.js';
import { playWatched } from '../play/play-watched.js';
import type { ScenarioRequest } from '../play/request.js';
import { resolutionOf } from '../resolution/resolution.js';
import type { Verification } from './schema.js';
import { verdictOf } from './verdict.js';

/**
 * Resolves a scenario and holds its expectations against what happened.
 * @throws Refused when the scenario or one of its expectations makes no sense.
 */
export function verify(request: ScenarioRequest, context: OracleContext): Verification {
  const played = playWatched(request);
  const lists = listsOf(request);
  const problems = new Problems();
  const reports: readonly ExpectationReport[] = [
    ...checkConduct(played, lists),
    ...checkExpectations(played, lists, problems, new Clock(context)).flat(),
  ];
  refuseIfAny(problems.errors);
  const { resolution } = resolutionOf(played, context);
  const pass = reports.every((report) => report.pass);
  const file = readCaseFile(request.body, new Problems());
  return {
    ...resolution,
    expectations: reports,
    pass,
    verdict: verdictOf(pass, resolution),
    notes: file === null ? [] : [...idleIn(file).notes],
  };
}

function listsOf({ body, expect, checks }: ScenarioRequest): readonly ExpectationList[] {
  const lists: ExpectationList[] = [...checks];
  if (expect !== null) lists.push({ path: ['expect'], expect });
  if (body.distribution !== undefined)
    lists.push({ path: [], expect: { distribution: body.distribution } });
  return lists;
}
