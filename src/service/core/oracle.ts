import { z } from 'zod';
import {
  type CatalogueOperationName,
  OPERATIONS,
  type ScenarioOperationName,
} from '../../scenario/operations.js';
import type {
  CatalogueItem,
  CataloguePage,
  DeathRecord,
  Json,
  OracleContext,
  Problem,
  Resolution,
} from '../../scenario/oracle.js';
import { cacheReference } from '../../scenario/terms/death.js';
import type { DeathEvent } from '../../store/death-event-caches/records.js';
import { canonicalJson } from '../../store/values/canonical.js';
import { failure, ServiceError } from '../errors.js';
import { fieldError } from '../field-errors.js';
import { LIMITS } from '../limits.js';
import type { OracleReply } from '../pool/task.js';
import { instanceOf } from '../problem-details.js';
import { parseWith } from '../schemas/parse.js';
import { recordDeaths } from '../schemas/recording.js';
import type { Asked } from '../web/views.js';
import { isObject, mayMention, parsedBody, type RawBody, rawBody } from './body.js';
import { type Answer, CachedAnswer } from './cached-answer.js';
import { appendDeaths, getCache, type ShownCache } from './death-event-caches.js';
import { type EditionNamed, editionOf } from './edition.js';
import type { Question } from './scenario-answers.js';
import type { Caller, Services } from './services.js';

const RECORDING = z.looseObject({ recordDeaths });
const REFERRING = z.looseObject({ deaths: cacheReference });

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/**
 * Runs an operation on a scenario. A stored death event cache that the scenario refers to is looked up
 * first and handed over beside the body.
 */
export async function askAboutScenario(
  services: Services,
  operation: ScenarioOperationName,
  body: RawBody,
  caller: Caller,
): Promise<OracleReply> {
  const { pool, answers } = services;
  const question = await askedOf(services, operation, body);
  return charged(services, caller, async () =>
    answers.answer(question, async () => pool.run({ ...question, ...caller })),
  );
}

async function askedOf(
  services: Services,
  operation: ScenarioOperationName,
  { language, ...body }: RawBody,
): Promise<Question> {
  const spoken = language === undefined ? {} : { context: { language } };
  if (!mayMention(body, 'cache') && !mayMention(body, 'recordDeaths')) {
    return { operation, ...body, ...spoken };
  }
  const value = parsedBody(body);
  refuseRecordDeaths(value);
  const context = await contextOf(services, value);
  return { operation, ...body, context: { ...spoken.context, ...context } };
}

/** Resolves a scenario, and appends its deaths to a stored cache if it says so; that needs the token of the cache. */
export async function resolveAndRecord(
  services: Services,
  body: RawBody,
  caller: Caller,
  editToken: () => string,
): Promise<OracleReply> {
  const value = mayMention(body, 'recordDeaths') ? parsedBody(body) : null;
  if (value === null || !isObject(value) || !Object.hasOwn(value, 'recordDeaths')) {
    return askAboutScenario(services, 'resolve', body, caller);
  }
  const { recordDeaths: target } = parseWith(RECORDING, value, 'INVALID_BODY');
  const { recordDeaths: _, ...scenario } = value;
  const recording = { ...target, editToken: editToken() };
  const cache = await getCache(services, target.cache, { version: 0 });
  const reply = await askAboutScenario(
    services,
    'resolve',
    { ...body, ...rawBody(scenario) },
    caller,
  );
  if (reply.code !== null) return reply;
  const resolution = answerOf<Resolution>(reply);
  refuseOtherGame(cache, resolution);
  const recordedDeaths = await record(services, recording, resolution, caller);
  const bytes = encoder.encode(JSON.stringify({ ...resolution, recordedDeaths }));
  return { ...reply, bytes };
}

/**
 * Lists what the engine knows: cards, rules, editions, rule systems. It knows the same for as long as it runs, so that
 * it is asked once for each filter.
 */
export async function askCatalogue(
  services: Services,
  operation: CatalogueOperationName,
  filter: object,
  caller: Caller,
): Promise<OracleReply> {
  const meant: EditionNamed = filter;
  const edition = meant.patch === undefined ? {} : { patch: editionOf(meant) };
  const question = canonicalJson({ ...filter, ...edition });
  const body = { bytes: Buffer.from(question), format: 'json' } as const;
  const { constants, pool } = services;
  const reply = await constants.get(
    `engine ${operation} ${question}`,
    async () => charged(services, caller, async () => pool.run({ operation, ...body, ...caller })),
    (made) => lastingAnswer(operation, made),
  );
  return reply instanceof CachedAnswer ? replyOf(reply, caller) : reply;
}

/** The answer to keep of a reply of the catalogue: also that it has no such thing. What the thread met is over soon. */
function lastingAnswer(operation: CatalogueOperationName, reply: OracleReply): Answer | null {
  const { status, code, bytes, isCut = false } = reply;
  const known: readonly string[] = OPERATIONS[operation].errors;
  const isLasting = !isCut && (code === null || known.includes(code));
  return isLasting ? { status, code, headers: {}, body: bytes } : null;
}

/** A kept answer as a reply that took no work; a problem names the request in which it comes. */
async function replyOf(answer: CachedAnswer, { requestId }: Caller): Promise<OracleReply> {
  const { status, code } = answer.head;
  const bytes = new Uint8Array(await answer.in('identity'));
  if (code === null) return { status, code, bytes, workMs: 0 };
  const problem = JSON.parse(decoder.decode(bytes)) as Problem;
  const own = encoder.encode(JSON.stringify({ ...problem, instance: instanceOf(requestId) }));
  return { status, code, bytes: own, workMs: 0 };
}

/**
 * The answer of a reply.
 * @throws ServiceError when the reply is a problem.
 */
export function answerOf<Answer>(reply: OracleReply): Answer {
  const value = JSON.parse(decoder.decode(reply.bytes)) as unknown;
  if (reply.code === null) return value as Answer;
  throw new ServiceError(value as Problem, retryHeaders(reply));
}

/** The answer of a reply, or the problem that it is. */
export function answered<Answer>({ bytes, code }: OracleReply): Asked<Answer> {
  const value = JSON.parse(decoder.decode(bytes)) as unknown;
  return code === null
    ? { ok: true, answer: value as Answer }
    : { ok: false, problem: value as Problem };
}

/**
 * The only item of the page that asking for an id gave.
 * @throws ServiceError NO_SUCH_ITEM when there is none, or what the engine answered instead of a page.
 */
export function itemOf(reply: OracleReply, id: string): CatalogueItem {
  const [item] = answerOf<CataloguePage>(reply).items;
  if (item !== undefined) return item;
  throw failure(
    'NO_SUCH_ITEM',
    `There is nothing of the id "${id.slice(0, LIMITS.page.textLength)}".`,
  );
}

/** The headers that tell when to try again, where that makes sense. */
export function retryHeaders(reply: OracleReply): Readonly<Record<string, string>> {
  return reply.status === 503 ? { 'Retry-After': '2' } : {};
}

/** Asks the engine, and charges the caller for its work. */
async function charged(
  { admission }: Services,
  caller: Caller,
  ask: () => Promise<OracleReply>,
): Promise<OracleReply> {
  const reply = await ask();
  caller.worked(reply.workMs);
  admission.charge(caller, reply.workMs);
  return reply;
}

function refuseRecordDeaths(value: Json): void {
  if (!isObject(value) || !Object.hasOwn(value, 'recordDeaths')) return;
  const error = fieldError(
    'NOT_HERE',
    ['recordDeaths'],
    'Deaths can be recorded by POST /v1/resolve and by the mutation recordDeaths only.',
  );
  throw failure('INVALID_BODY', error.message, { errors: [error] });
}

async function contextOf(services: Services, value: Json): Promise<OracleContext> {
  const deaths = isObject(value) ? value.deaths : undefined;
  if (!isObject(deaths) || !Object.hasOwn(deaths, 'cache')) return {};
  const { cache: id, version } = parseWith(REFERRING, value, 'INVALID_BODY').deaths;
  const cache = await getCache(services, id, version === undefined ? {} : { version });
  return { deathEventCaches: { [id]: cache.deaths.map(deathOf) } };
}

function deathOf({ seq: _seq, ...death }: DeathEvent): DeathRecord {
  return death;
}

/** Refuses a cache of another rule system or edition. */
function refuseOtherGame(cache: ShownCache, { ruleset, edition }: Resolution): void {
  if (cache.ruleset === ruleset && cache.edition === edition) return;
  const expected = `a cache of ${ruleset} ${edition}`;
  const message = `The cache is of ${cache.ruleset} ${cache.edition}.`;
  const error = fieldError('WRONG_VALUE', ['recordDeaths', 'cache'], message, { expected });
  throw failure('INVALID_BODY', message, { errors: [error] });
}

/** Appends the deaths of a resolution that has come to its end; an open decision leaves them open. */
async function record(
  services: Services,
  { cache, ...recording }: z.output<typeof recordDeaths> & { readonly editToken: string },
  { status, deaths }: Resolution,
  caller: Caller,
): Promise<{ cache: string; version: number } | null> {
  if (status === 'PENDING') return null;
  const { version } = await appendDeaths(services, cache, { ...recording, deaths }, caller);
  return { cache, version };
}
