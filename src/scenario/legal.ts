import { Run } from '../kernel/index.js';
import { Problems } from '../rulesets/ruleset.js';
import type { LegalActions } from './oracle.js';
import { refuseIfAny } from './problem.js';
import type { ScenarioRequest } from './request.js';

/** The legal actions of a state; of `actions` that the request names, why the illegal ones are. */
export function listLegal(request: ScenarioRequest): LegalActions {
  const { ruleset, position } = request;
  const illegal: {
    action: LegalActions['actions'][number]['action'];
    code: string;
    message: string;
  }[] = [];
  for (const { json, path, read } of request.actions) {
    const problems = new Problems();
    const run = new Run(ruleset.program, ruleset.program.copy(position.state));
    const refusal = ruleset.begin(run, position.names, read, path, problems);
    refuseIfAny(problems.errors);
    if (refusal !== null)
      illegal.push({ action: json, code: refusal.code, message: refusal.message });
  }
  const actions = request.resumes === null ? ruleset.legalActions(position) : [];
  return request.actions.length === 0 ? { actions } : { actions, illegal };
}
