import type { ScenarioOperationName } from '../../scenario/operations.js';
import type {
  Explanation,
  Json,
  JsonObject,
  Outcomes,
  Problem,
  Replay,
} from '../../scenario/oracle.js';
import type { OracleReply } from '../pool/task.js';
import type { Asked, PageQuery, ScenarioView } from '../web/scenario.js';
import { isObject, rawBody } from './body.js';
import { askAboutScenario } from './oracle.js';
import { getScenario, type ShownScenario } from './scenarios.js';
import type { Caller, Services } from './services.js';

const decoder = new TextDecoder();

/**
 * Everything that the page of a saved scenario shows: it is resolved anew, and asked what the reader asks.
 * @throws ServiceError SCENARIO_NOT_FOUND, SCENARIO_WITHDRAWN.
 */
export async function viewScenario(
  services: Services,
  id: string,
  query: PageQuery,
  caller: Caller,
): Promise<ScenarioView> {
  const scenario = await getScenario(services, id);
  const ask = async <Answer>(
    operation: ScenarioOperationName,
    body: JsonObject,
  ): Promise<Asked<Answer>> =>
    answered(await askAboutScenario(services, operation, rawBody(body), caller));
  const wanted = { trace: query.trace ?? 'SUMMARY', difference: true, boards: true };
  const written = sourceOf(scenario);
  const kept = contentOf(scenario);
  let body = written ?? kept;
  let replay = await ask<Replay>('replay', { ...body, ...wanted });
  if (
    written !== null &&
    !(replay.ok && replay.answer.resolution.traceHash === scenario.traceHash)
  ) {
    body = kept;
    replay = await ask<Replay>('replay', { ...body, ...wanted });
  }
  const { explain, event, outcomes } = query;
  const about = event === undefined ? explain : { entity: explain, event };
  return {
    scenario,
    query,
    replay,
    explanation:
      explain === undefined || explain === '' || !replay.ok
        ? null
        : await ask<Explanation>('explain', { ...body, explain: about as Json }),
    outcomes:
      outcomes === undefined || outcomes === '' || !replay.ok
        ? null
        : await firstAnswer(keysOf(outcomes), async (groupBy) => {
            const { decisions: _, random: __, ...open } = body;
            return ask<Outcomes>('outcomes', { ...open, groupBy });
          }),
  };
}

/** What was written when the scenario was saved, in the words of its author; null: it cannot be asked again. */
function sourceOf({ source }: ShownScenario): JsonObject | null {
  if (!isObject(source as Json)) return null;
  const {
    recordDeaths: _,
    note: __,
    trace: ___,
    expect: ____,
    distribution: _____,
    ...rest
  } = source as JsonObject;
  return rest;
}

/** What never changes of a scenario, which says the same without the author's words. */
function contentOf({ state, actions, decisions, random }: ShownScenario): JsonObject {
  return { state, actions, decisions, random } as JsonObject;
}

/** `result`, `board`, or an entity and a field of it; current Health is what a reader means by `health`. */
function keysOf(text: string): Json[] {
  const words = text.trim().split(/\s+/);
  if (words.length < 2) return [words[0]!];
  const field = words.at(-1)!;
  const entity = words.slice(0, -1).join(' ');
  return field === 'health'
    ? [
        { entity, field: 'healthLeft' },
        { entity, field },
      ]
    : [{ entity, field }];
}

/** The first of several ways to ask that has an answer, or the problem of the last. */
async function firstAnswer<Answer>(
  keys: readonly Json[],
  ask: (key: Json) => Promise<Asked<Answer>>,
): Promise<Asked<Answer>> {
  let asked = await ask(keys[0]!);
  for (const key of keys.slice(1)) if (!asked.ok) asked = await ask(key);
  return asked;
}

function answered<Answer>({ bytes, code }: OracleReply): Asked<Answer> {
  const value = JSON.parse(decoder.decode(bytes)) as unknown;
  return code === null
    ? { ok: true, answer: value as Answer }
    : { ok: false, problem: value as Problem };
}
