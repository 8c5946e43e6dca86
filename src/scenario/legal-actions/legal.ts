import { type Decision, Run } from '../../kernel/index.js';
import { Fields } from '../../rulesets/common/fields.js';
import { Problems } from '../../rulesets/ruleset.js';
import { refuseIfAny } from '../operation/refused.js';
import { factsOf } from '../play/facts.js';
import type { PlannedAction, ScenarioRequest } from '../play/request.js';
import { mustWait, takeAction } from '../play/take-action.js';
import type { LegalActions } from './schema.js';

/**
 * The legal actions of a state; of `actions` that the request names, why the illegal ones are, and with
 * `illegal: true` whatever else could be wanted and is not allowed. While a decision is open, its answers and what
 * interrupts it are all that can be done.
 */
export function listLegal(request: ScenarioRequest): LegalActions {
  const { ruleset, position, body, resumes } = request;
  const facts = factsOf(request);
  const problems = new Problems();
  const all = new Fields(body, [], problems).flag('illegal', false);
  refuseIfAny(problems.errors, 'INVALID_SCENARIO', body);
  const illegal: Illegal[] = request.actions.flatMap((action) => whyIllegal(request, action));
  if (resumes !== null) {
    const answers = [
      ...answersTo(request, resumes.machine.pending),
      ...(ruleset.actions.interruptions?.(position) ?? []),
    ];
    return request.actions.length === 0 && !all
      ? { ...facts, actions: answers }
      : { ...facts, actions: answers, illegal };
  }
  const actions = ruleset.actions.legal(position);
  if (all) illegal.push(...(ruleset.actions.illegal?.(position) ?? []));
  return request.actions.length === 0 && !all
    ? { ...facts, actions }
    : { ...facts, actions, illegal };
}

type Illegal = NonNullable<LegalActions['illegal']>[number];

/** Why an action that the request names is illegal; nothing when it is legal. */
function whyIllegal({ ruleset, position, resumes }: ScenarioRequest, action: PlannedAction) {
  const problems = new Problems();
  const run = new Run(ruleset.program, ruleset.program.copy(position.state));
  if (resumes !== null && !mustWait(ruleset, resumes.machine.pending, action))
    run.pending = resumes.machine.pending;
  const refusal = takeAction({ ruleset, run, names: position.names }, action, problems);
  refuseIfAny(problems.errors);
  return refusal === null ? [] : [{ action: action.json, ...refusal }];
}

/** The ways to answer an open choice: as the rule system's own actions where it has such, else as `decide`. */
function answersTo(
  { ruleset, position }: ScenarioRequest,
  pending: Decision | null,
): LegalActions['actions'] {
  if (pending?.kind !== 'choice') return [];
  return pending.options.map((_, option) => {
    if (ruleset.actions.choices !== undefined)
      return ruleset.actions.choices.describe(position, pending, option);
    const { pick, text } = ruleset.decisions.describe(position, pending, option);
    return { action: { decide: pick }, text: `${pending.name}: ${text}` };
  });
}
