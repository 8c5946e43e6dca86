import { isObject } from '../../rulesets/common/fields.js';
import { saidBy } from '../../rulesets/common/view.js';
import { Names } from '../../rulesets/ruleset.js';
import type { OracleContext } from '../operation/context.js';
import type { Json, JsonObject } from '../terms/schema.js';
import type { BegunScenario } from './continuation.js';
import type { Played } from './play.js';
import { play } from './play.js';
import { readRequest, type ScenarioRequest } from './request.js';

/** The beginning of a played scenario, be it that the run went on with a continuation. */
export function begunScenarioOf({ request, before }: Played): BegunScenario {
  const { ruleset, resumes, body } = request;
  const start = resumes?.scenario;
  return {
    ruleset: ruleset.id,
    state: start?.state ?? saidBy(ruleset.setup.view(before)),
    actions: [...(start?.actions ?? []), ...actionsOf(body)],
  };
}

/** The actions of a body without the decisions that stand among them. */
function actionsOf({ actions }: JsonObject): readonly Json[] {
  if (!Array.isArray(actions)) return [];
  const list = actions as readonly Json[];
  return list.filter((action) => !isObject(action) || !Object.hasOwn(action, 'decide'));
}

/**
 * The request that asks for the whole scenario at once, where one goes on with a continuation; any other as it is. Every
 * decision is in it, so that nothing is left to chance.
 */
export function wholeRequest(request: ScenarioRequest, context: OracleContext): ScenarioRequest {
  const { resumes, random, title, expect } = request;
  if (resumes === null) return request;
  const played = play(request);
  const body: JsonObject = {
    ...begunScenarioOf(played),
    decisions: played.decisions,
    random: random?.kind === 'enumerate' ? 'enumerate' : 'ask',
    ...(title === '' ? {} : { title }),
    ...(expect === null ? {} : { expect }),
  };
  const whole = readRequest(body, context);
  const { state, names } = whole.position;
  return {
    ...whole,
    position: { state, names: new Names(names.entries(), resumes.names.language) },
  };
}
