import type { LogFormatName } from '../../logs/formats.js';
import type { Language } from '../../rulesets/common/names.js';
import type { ScenarioOperationName } from '../../scenario/operations.js';
import type {
  Explanation,
  Json,
  JsonObject,
  Outcomes,
  Replay,
  Resolution,
} from '../../scenario/oracle.js';
import { waysToAsk } from '../../scenario/saved/saved-scenario.js';
import { firstOther } from '../../scenario/trace/digests.js';
import { LONGEST_ADDRESS, playAddress } from '../web/addresses.js';
import type { PageQuery } from '../web/page-query.js';
import type { Asked, RulingChange, ScenarioView } from '../web/views.js';
import { rawBody } from './body.js';
import { answered, askAboutScenario } from './oracle.js';
import { getScenario, type ShownScenario } from './scenarios.js';
import type { Caller, Services } from './services.js';

/** What a page shows beside the trace. */
const PAGE_PARTS = { difference: true, ruling: true, boards: true };

/** A saved scenario that was resolved anew, and the body that was sent for it. */
export interface Replayed {
  readonly scenario: ShownScenario;
  readonly body: JsonObject;
  readonly replay: Asked<Replay>;
  /** The body that asks exactly what was saved, where the ruling of that is another one now. */
  readonly changed: JsonObject | null;
  /** The language in which it is told, where one is asked for. */
  readonly language?: Language | undefined;
}

/** How a saved scenario is resolved anew. */
export interface ReplayQuery extends Pick<PageQuery, 'trace' | 'decide' | 'lang'> {
  /** The form of a log that is written of it, too. */
  readonly log?: LogFormatName | undefined;
}

/**
 * Resolves a saved scenario anew, step by step: in the words of its author, where that still comes to the same.
 * @throws ServiceError SCENARIO_NOT_FOUND, SCENARIO_WITHDRAWN.
 */
export async function replaySaved(
  services: Services,
  id: string,
  { trace = 'SUMMARY', decide, lang, log }: ReplayQuery,
  caller: Caller,
): Promise<Replayed> {
  const scenario = await getScenario(services, id);
  const replayOf = async (body: JsonObject): Promise<Asked<Replay>> =>
    ask(
      services,
      'replay',
      { ...body, trace, ...PAGE_PARTS, ...(log === undefined ? {} : { log }) },
      caller,
    );
  const [first, ...others] = waysToAsk(scenario).map((way) =>
    lang === undefined ? way : { ...way, language: lang },
  );
  let body = first!;
  let replay = await replayOf(body);
  for (const other of others) {
    if (isSame(scenario, replay)) break;
    body = other;
    replay = await replayOf(body);
  }
  const changed = replay.ok && !isSame(scenario, replay) ? body : null;
  const known = { scenario, changed, language: lang };
  if (decide === undefined) return { ...known, body, replay };
  const further = decided(body, decide);
  return { ...known, body: further, replay: await replayOf(further) };
}

function isSame({ traceHash }: ShownScenario, replay: Asked<Replay>): boolean {
  return replay.ok && replay.answer.resolution.traceHash === traceHash;
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
  const { scenario, body, replay, changed } = await replaySaved(services, id, query, caller);
  const outcomes = query.outcomes ?? (scenario.random === 'enumerate' ? 'board' : undefined);
  const asked = { ...query, ...(outcomes === undefined ? {} : { outcomes }) };
  return {
    scenario,
    query,
    replay,
    change: changed === null ? null : await changeOf(services, scenario, changed, caller),
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

/** Where the ruling of a scenario is not what it was when it was saved. */
async function changeOf(
  services: Services,
  { lineDigests }: ShownScenario,
  body: JsonObject,
  caller: Caller,
): Promise<RulingChange> {
  if (lineDigests === '') return { at: null };
  const asked = await ask<Resolution>(services, 'resolve', { ...body, trace: 'FULL' }, caller);
  return { at: asked.ok ? firstOther(lineDigests, asked.answer.trace) : null };
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

/** A scenario with more decisions, by the numbers of their options. */
function decided(body: JsonObject, options: string): JsonObject {
  const before = Array.isArray(body.decisions) ? body.decisions : [];
  const more = options.split(',').map((option) => ({ option: Number(option) }));
  return { ...body, decisions: [...before, ...more] };
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
