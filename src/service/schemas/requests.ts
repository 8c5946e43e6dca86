import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { deathRecord } from './answers.js';
import { components, json } from './registry.js';

/** What the service takes, as far as it looks into it itself. */

const name = z.string().min(1).max(LIMITS.page.textLength);
const title = z.string().max(LIMITS.page.textLength);
const version = z.int().min(0).max(1_000_000_000);

const pageShape = {
  first: z
    .int()
    .min(1)
    .max(LIMITS.page.max)
    .exactOptional()
    .describe(`Items of the page; ${LIMITS.page.default} when left out.`),
  after: z
    .string()
    .max(LIMITS.page.cursorLength)
    .exactOptional()
    .describe('`next` of the page before.'),
};

/** The filters of lists of cards and rules. */
export const catalogueQuery = z.strictObject({
  ruleset: name.exactOptional().describe('The rule system.'),
  patch: name.exactOptional().describe('The edition of the rules; the newest when left out.'),
  name: name.exactOptional(),
  text: name.exactOptional().describe('Part of the text, in any letter case.'),
  ...pageShape,
});

/** The filters of the lists of editions and rule systems. */
export const editionQuery = z.strictObject({
  ruleset: name.exactOptional().describe('The rule system.'),
  ...pageShape,
});

/** Where nothing but the rule system can be said. */
export const rulesetQuery = z.strictObject({
  ruleset: name.exactOptional().describe('The rule system.'),
});

/** What can be said about one card or rule beside its id. */
export const catalogueItemQuery = z.strictObject({
  ruleset: name.exactOptional().describe('The rule system.'),
  patch: name.exactOptional().describe('The edition of the rules; the newest when left out.'),
});

/** The filters of the list of scenarios. */
export const scenarioQuery = z.strictObject({
  ruleset: name.exactOptional(),
  patch: name.exactOptional().describe('The edition of the rules.'),
  card: name.exactOptional().describe('The id of a card that takes part.'),
  rule: name.exactOptional().describe('The id of a rule that the trace cites.'),
  text: name.exactOptional().describe('Part of the title, in any letter case.'),
  ...pageShape,
});

/** Which version of a death event cache to read. */
export const cacheQuery = z.strictObject({
  version: version.exactOptional().describe('The first so many deaths; all of them when left out.'),
});

const question = z.string().max(LIMITS.page.textLength).exactOptional();

/** What the page of a scenario can be asked; whatever else a link carries is nothing to us. */
export const pageQuery = z.object({
  explain: question.describe('Whom to explain: an alias, a card, a place.'),
  event: question.describe('Only within events of this name.'),
  outcomes: question.describe(
    'What tells results apart: `result`, `board`, an entity and a field.',
  ),
  trace: z.enum(['SUMMARY', 'FULL']).exactOptional(),
});

/** Where no query is taken. */
export const noQuery = z.strictObject({});

/** A new title or note for a scenario. */
export const revision = z
  .strictObject({
    title: title.exactOptional(),
    note: z.string().max(LIMITS.body.noteLength).exactOptional(),
    expectedVersion: version.exactOptional().describe('Instead of If-Match.'),
  })
  .register(components, { id: 'ScenarioRevision' });

const deaths = z.array(deathRecord).max(LIMITS.deathEventCache.deaths);

/** A new death event cache. */
export const cacheDraft = z
  .strictObject({
    ruleset: name,
    patch: name.describe('The edition of the rules.'),
    title: title.exactOptional(),
    deaths: deaths.exactOptional(),
  })
  .register(components, { id: 'DeathEventCacheDraft' });

/** Deaths to append to a cache. */
export const deathsDraft = z
  .strictObject({ expectedVersion: version, deaths: deaths.min(1) })
  .register(components, { id: 'DeathsDraft' });

/** A stored death event cache that a scenario refers to: all of it, or its first deaths. */
export const cacheReference = z
  .strictObject({ cache: name, version: version.exactOptional() })
  .register(components, { id: 'DeathEventCacheReference' });

/** Which cache to append the deaths of a resolution to. */
export const recordDeaths = z
  .strictObject({ cache: name, expectedVersion: version })
  .register(components, { id: 'RecordDeaths' });

/** The fields of a scenario. */
export const scenarioShape = {
  title: json.exactOptional(),
  ruleset: z.string().exactOptional(),
  patch: z.string().exactOptional().describe('The edition of the rules; default: the newest.'),
  turn: json.exactOptional(),
  players: json.exactOptional(),
  order: json.exactOptional(),
  deaths: z
    .union([z.array(json), cacheReference])
    .exactOptional()
    .describe('Deaths before the first action, or a stored cache of them.'),
  actions: json.exactOptional(),
  decisions: json.exactOptional(),
  random: json.exactOptional(),
  expect: json.exactOptional(),
  state: json.exactOptional().describe('A full state, instead of turn, players and order.'),
};

const traceDetail = z.enum(['NONE', 'SUMMARY', 'FULL']).exactOptional();
const difference = z.boolean().exactOptional().describe('Whether to tell what is different.');
const boards = z.boolean().exactOptional().describe('Whether to show the boards.');

/** A scenario, for the document only: the rules engine looks at it. */
export const scenario = z
  .looseObject({ ...scenarioShape, trace: traceDetail, difference, boards })
  .register(components, { id: 'ScenarioInput' });

/** What `POST /v1/verify` takes: a scenario, or a scenario file as it is. */
export const verifyInput = z
  .looseObject({
    ...scenarioShape,
    trace: traceDetail,
    difference,
    boards,
    distribution: json.exactOptional().describe('The exact distribution of outcomes.'),
    case: z.string().exactOptional().describe('The worked case that a scenario file shows.'),
    items: json.exactOptional().describe('Expectations by the number of the item that they show.'),
    uncheckable: json.exactOptional().describe('Items that nothing can assert, and why.'),
    known: json.exactOptional().describe('Why a case is known to fail; it fails nevertheless.'),
    variants: json.exactOptional().describe('Laid over the rest, each checked by itself.'),
    entities: json.exactOptional().describe('Changes to entities, by their alias.'),
    orders: json.exactOptional().describe('Orders of play, each checked by itself.'),
    mirror: z.boolean().exactOptional().describe('Whether the players change places.'),
  })
  .register(components, { id: 'VerifyInput' });

/** What `POST /v1/resolve` takes. */
export const resolveInput = z
  .looseObject({
    ...scenarioShape,
    trace: traceDetail,
    difference,
    boards,
    recordDeaths: recordDeaths
      .exactOptional()
      .describe('Append the deaths of the resolution to a stored cache.'),
  })
  .register(components, { id: 'ResolveInput' });

/** What `POST /v1/scenarios` takes. */
export const saveInput = z
  .looseObject({ ...scenarioShape, note: z.string().exactOptional() })
  .register(components, { id: 'SaveInput' });
