import type { CatalogueItem, JsonObject, Resolution } from '../../scenario/oracle.js';
import { outcomeOf } from '../web/outcome.js';
import type { Asked, CaseRuling } from '../web/views.js';
import { isObject, rawBody } from './body.js';
import { answered, askAboutScenario } from './oracle.js';
import type { Caller, Services } from './services.js';

/** What a worked case comes to, in a sentence or two, with the rule that decides it; null: the engine was refused. */
export async function caseRuling(
  services: Services,
  { id, title, scenario, ruleset }: CatalogueItem,
  caller: Caller,
): Promise<CaseRuling | null> {
  const resolve = async (more: JsonObject): Promise<Asked<Resolution>> => {
    const wanted = { ruling: true, trace: 'NONE' };
    const body = {
      ruleset,
      ...(isObject(scenario) ? scenario : {}),
      ...more,
      ...wanted,
    } as JsonObject;
    return answered(await askAboutScenario(services, 'resolve', rawBody(body), caller));
  };
  const asked = await resolve({});
  if (!asked.ok) return null;
  const named = { id, title: String(title), ruleset: String(ruleset) };
  const { pending } = asked.answer;
  if (!isObject(pending) || pending.kind !== 'chance') return { ...named, ...toldOf(asked.answer) };
  const played = await resolve({ random: { seed: 1 } });
  if (!played.ok) return null;
  if (played.answer.status === 'PENDING') return { ...named, ...toldOf(asked.answer) };
  const { outcome, rule } = toldOf(played.answer);
  return { ...named, outcome: `One way it can go: ${outcome}`, rule };
}

function toldOf(resolution: Resolution): Pick<CaseRuling, 'outcome' | 'rule'> {
  const rule = resolution.ruling?.because[0]?.rule ?? null;
  return { outcome: outcomeOf(resolution), rule };
}
