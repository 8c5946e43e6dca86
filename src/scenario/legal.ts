import { Run } from '../kernel/index.js';
import { Fields } from '../rulesets/common/fields.js';
import { Problems } from '../rulesets/ruleset.js';
import type { LegalActions } from './oracle.js';
import { refuseIfAny } from './problem.js';
import type { ScenarioRequest } from './request.js';

/** Fields of a body that `actions` reads beside a scenario's. */
export const ACTIONS_FIELDS = ['illegal'];

/**
 * The legal actions of a state; of `actions` that the request names, why the illegal ones are, and with
 * `illegal: true` whatever else could be wanted and is not allowed.
 */
export function listLegal(request: ScenarioRequest): LegalActions {
  const { ruleset, position, body } = request;
  const problems = new Problems();
  const all = new Fields(body, [], problems).flag('illegal', false);
  refuseIfAny(problems.errors, 'INVALID_SCENARIO', body);
  const illegal: NonNullable<LegalActions['illegal']>[number][] = [];
  for (const { json, path, read } of request.actions) {
    const problems = new Problems();
    const run = new Run(ruleset.program, ruleset.program.copy(position.state));
    const refusal = ruleset.begin(run, position.names, read, path, problems);
    refuseIfAny(problems.errors);
    if (refusal !== null)
      illegal.push({ action: json, code: refusal.code, message: refusal.message });
  }
  const actions = request.resumes === null ? ruleset.legalActions(position) : [];
  if (all && request.resumes === null) illegal.push(...(ruleset.illegalActions?.(position) ?? []));
  return request.actions.length === 0 && !all ? { actions } : { actions, illegal };
}
