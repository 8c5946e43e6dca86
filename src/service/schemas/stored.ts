import { z } from 'zod';
import { savedExpectations } from '../../scenario/form/expectation.js';
import { random } from '../../scenario/form/scenario.js';
import { action, answerToDecision, state } from '../../scenario/form/state.js';
import { deathRecord } from '../../scenario/terms/death.js';
import { component, json, jsonObject, optional } from '../../scenario/terms/schema.js';
import { LIMITS } from '../limits.js';

/** What the store keeps, as REST shows it. */

const timestamp = z.iso.datetime();

const cacheRef = component('DeathEventCacheRef', { id: z.string(), version: z.int() });

const addresses = {
  id: z.string().describe('Made from the content: whoever saves the same gets the same.'),
  slug: z.string().describe('The address of this share of it.'),
  url: z.string().describe('The link of this share.'),
  permalink: z.string().describe('The link of the content, whoever shares it.'),
};

const summaryShape = {
  ...addresses,
  ruleset: z.string(),
  edition: z.string(),
  title: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  cards: z.array(z.string()),
  rules: z.array(z.string()),
  engine: z.string().describe('The version of the engine that resolved it.'),
  version: z.int().describe('1 when saved, one more with each revision.'),
  createdAt: timestamp,
  updatedAt: timestamp,
};

/** What a list shows of a scenario, and what revising one answers. */
export const scenarioSummary = component('ScenarioSummary', summaryShape);

const contentShape = {
  state: state.describe('The state before the first action.'),
  actions: z.array(action),
  decisions: z.array(answerToDecision),
  random,
  expect: savedExpectations,
  result: z.string(),
  traceHash: z.string(),
};

/** A stored scenario. */
export const scenarioRecord = component('Scenario', {
  ...summaryShape,
  ...contentShape,
  lineDigests: z
    .string()
    .describe('Four letters for each line of the trace: where a later engine says otherwise.'),
  note: z.string(),
  links: z.array(z.string()),
  stepNotes: z.array(z.object({ at: z.int(), text: z.string() })),
  source: json.describe('The scenario as its author wrote it.'),
  deathEventCache: cacheRef.nullable(),
});

/** What a permalink answers: the content, which never changes under an id, and the ruling of it that is kept. */
export const permalink = component('Permalink', {
  id: z.string(),
  url: z.string(),
  ruleset: z.string(),
  edition: z.string(),
  engine: z.string(),
  ...contentShape,
});

/** A page of scenarios. */
export const scenarioPage = component('ScenarioPage', {
  items: z.array(scenarioSummary),
  next: z.string().nullable().describe('Pass it as `after` to get the next page.'),
  nextUrl: z.string().nullable().describe('The address of the next page; null on the last.'),
});

/** A board as its code says it. */
export const table = component('Table', {
  code: z.string().describe('The board code: the scenario in one line.'),
  url: z.string().describe('Where it is played.'),
  scenario: jsonObject,
});

/** What saving a scenario answers. */
export const savedScenario = component('SavedScenario', {
  ...addresses,
  version: z.int(),
  created: z.boolean().describe('False when the same content was there already.'),
  editToken: z.string().describe('Given once: it allows to revise and withdraw this share.'),
  deathEventCache: cacheRef.nullable(),
  traceHash: z.string().describe('The hash that is kept of its trace.'),
  engine: z.string().describe('The version of the engine that says so.'),
  rulingChanged: optional(
    z.literal(true),
    'The content was there, and an earlier engine had ruled otherwise.',
  ),
  formerTraceHash: optional(z.string(), 'The hash that was kept until then.'),
});

/** What withdrawing a scenario answers. */
export const withdrawnScenario = component('WithdrawnScenario', {
  id: z.string(),
  slug: z.string(),
  withdrawnAt: timestamp,
});

/** A stored death event cache. */
export const deathEventCache = component('DeathEventCache', {
  id: z.string(),
  version: z.int().describe('How many deaths it had, at the version that is shown.'),
  latestVersion: z.int().describe('How many deaths the cache has by now.'),
  ruleset: z.string(),
  edition: z.string(),
  title: z.string(),
  deaths: z
    .array(deathRecord.extend({ seq: z.int() }))
    .describe(`${LIMITS.deathEventCache.page} of them at most.`),
  next: z.int().nullable().describe('What `after` of the next page is; null: there is none.'),
  createdAt: timestamp,
});

/** The answer to appending to a death event cache, or to deleting one. */
export const cacheVersion = component('DeathEventCacheVersion', {
  id: z.string(),
  version: z.int(),
});

/** The answer to creating a death event cache. */
export const startedCache = component('CreatedDeathEventCache', {
  id: z.string().describe('Whoever has it may read the cache.'),
  version: z.int(),
  created: z.literal(true),
  editToken: z.string().describe('Given once: it allows to append to the cache and to delete it.'),
});
