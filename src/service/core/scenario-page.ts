import type { ScenarioOperationName } from '../../scenario/operations.js';
import type {
  Explanation,
  Json,
  JsonObject,
  Outcomes,
  Replay,
  Resolution,
  TraceLine,
} from '../../scenario/oracle.js';
import { firstOther } from '../../scenario/trace/digests.js';
import { LONGEST_ADDRESS, playAddress } from '../web/addresses.js';
import type { PageQuery } from '../web/page-query.js';
import type { Asked, ScenarioView } from '../web/scenario.js';
import { hasChanged } from '../web/share-view.js';
import { isObject, rawBody } from './body.js';
import { answered, askAboutScenario } from './oracle.js';
import { getScenario, type ShownScenario } from './scenarios.js';
import type { Caller, Services } from './services.js';

/** A saved scenario that was resolved anew, and the body that was sent for it. */
export interface Replayed {
  readonly scenario: ShownScenario;
  readonly body: JsonObject;
  readonly replay: Asked<Replay>;
}

/** How a saved scenario is resolved anew. */
export type ReplayQuery = Pick<PageQuery, 'trace' | 'decide'>;

/**
 * Resolves a saved scenario anew, step by step: in the words of its author, where that still comes to the same.
 * @throws ServiceError SCENARIO_NOT_FOUND, SCENARIO_WITHDRAWN.
 */
export async function replaySaved(
  services: Services,
  id: string,
  { trace = 'SUMMARY', decide }: ReplayQuery,
  caller: Caller,
): Promise<Replayed> {
  const scenario = await getScenario(services, id);
  const wanted = { trace, difference: true, boards: true };
  const replayed = async (body: JsonObject): Promise<Replayed> => {
    const replay = await ask<Replay>(services, 'replay', { ...body, ...wanted }, caller);
    return { scenario, body, replay };
  };
  const written = sourceOf(scenario);
  const isSame = ({ replay }: Replayed): boolean =>
    replay.ok && replay.answer.resolution.traceHash === scenario.traceHash;
  const first = written === null ? null : await replayed(oneRun(written));
  const found =
    first !== null && isSame(first) ? first : await replayed(oneRun(contentOf(scenario)));
  return decide === undefined ? found : replayed(decided(found.body, decide));
}

/**
 * Everything that the page of a saved scenario shows: it is resolved anew, and asked what the reader asks.
 * @throws ServiceError SCENARIO_NOT_FOUND, SCENARIO_WITHDRAWN.
 */
export async function viewScenario(
  services: Services,
  id: string,
  query: PageQuery,
  caller: Caller & { readonly origin: string },
): Promise<ScenarioView> {
  const { scenario, body, replay } = await replaySaved(services, id, query, caller);
  const outcomes = query.outcomes ?? (scenario.random === 'enumerate' ? 'board' : undefined);
  const asked = { ...query, ...(outcomes === undefined ? {} : { outcomes }) };
  return {
    scenario,
    query,
    replay,
    changedAt: await firstChange(services, { scenario, body, replay }, caller),
    origin: caller.origin,
    table: tableOf({ ...body, title: scenario.title }),
    ...(replay.ok ? await answersTo(services, body, asked, caller) : NO_ANSWERS),
  };
}

/** The answers to what a reader asks of a scenario; null: that was not asked. */
export type Answers = Pick<ScenarioView, 'explanation' | 'outcomes'>;

/** Nothing was asked. */
export const NO_ANSWERS: Answers = { explanation: null, outcomes: null };

/** Answers what a reader asks of a scenario: why, and how likely. */
export async function answersTo(
  services: Services,
  body: JsonObject,
  { explain = '', event, outcomes = '' }: Pick<PageQuery, 'explain' | 'event' | 'outcomes'>,
  caller: Caller,
): Promise<Answers> {
  const entity = named(explain);
  const about: Json = event === undefined ? entity : { entity, event };
  return {
    explanation:
      explain === ''
        ? null
        : await ask<Explanation>(services, 'explain', { ...body, explain: about }, caller),
    outcomes:
      outcomes === ''
        ? null
        : await firstAnswer(keysOf(outcomes), async (groupBy) => {
            const { decisions: _, random: __, ...open } = body;
            return ask<Outcomes>(services, 'outcomes', { ...open, groupBy }, caller);
          }),
  };
}

/** The first line that is not what it was when the scenario was saved; null: none is, or nobody knows which. */
async function firstChange(
  services: Services,
  { scenario, body, replay }: Replayed,
  caller: Caller,
): Promise<TraceLine | null> {
  if (!replay.ok || !hasChanged(scenario, replay.answer.resolution)) return null;
  if (scenario.lineDigests === '') return null;
  const reply = await askAboutScenario(
    services,
    'resolve',
    rawBody({ ...body, trace: 'FULL' }),
    caller,
  );
  const asked = answered<Resolution>(reply);
  return asked.ok ? firstOther(scenario.lineDigests, asked.answer.trace) : null;
}

/** Where a copy of a scenario is played; null: its code is too long for an address. */
function tableOf(scenario: JsonObject): string | null {
  const address = playAddress(scenario);
  return address.length > LONGEST_ADDRESS ? null : address;
}

async function ask<Answer>(
  services: Services,
  operation: ScenarioOperationName,
  body: JsonObject,
  caller: Caller,
): Promise<Asked<Answer>> {
  return answered(await askAboutScenario(services, operation, rawBody(body), caller));
}

/** A scenario of which one run is followed: what would enumerate every outcome stops where chance decides. */
function oneRun(body: JsonObject): JsonObject {
  return body.random === 'enumerate' ? { ...body, random: 'ask' } : body;
}

/** A scenario with more decisions, by the numbers of their options. */
function decided(body: JsonObject, options: string): JsonObject {
  const before = Array.isArray(body.decisions) ? body.decisions : [];
  const more = options.split(',').map((option) => ({ option: Number(option) }));
  return { ...body, decisions: [...before, ...more] };
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

/** An entity as it is asked about: by its number, or by what it is called. */
function named(text: string): string | number {
  return /^\d{1,9}$/.test(text) ? Number(text) : text;
}

/** `result`, `board`, or an entity and a field of it; current Health is what a reader means by `health`. */
function keysOf(text: string): Json[] {
  const words = text.trim().split(/\s+/);
  if (words.length < 2) return [words[0]!];
  const field = words.at(-1)!;
  const entity = named(words.slice(0, -1).join(' '));
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
