import { writeFileSync } from 'node:fs';
import { operate } from '../scenario/operate.js';
import { SCENARIO_OPERATIONS } from '../scenario/operations.js';
import type { JsonObject } from '../scenario/oracle.js';
import { Admission } from './admission/admission.js';
import { AnswerCache } from './core/answer-cache.js';
import { type RawBody, rawBody } from './core/body.js';
import { CachedAnswer } from './core/cached-answer.js';
import { PREBUILT_FILE, writePrebuilt } from './core/prebuilt-answers.js';
import { ScenarioAnswers } from './core/scenario-answers.js';
import type { Services } from './core/services.js';
import { DEPRECATED } from './deprecated.js';
import { EXAMPLES_FILE } from './http/answer-examples.js';
import { playgroundReply } from './http/graphql.js';
import { assetReply, FILES } from './http/mount-assets.js';
import { openApiDocument } from './http/openapi.js';
import type { Exchange, Route } from './http/route.js';
import { drawPicture } from './pool/draw-picture.js';
import type { OracleRequest } from './pool/pool.js';
import { runOperation } from './pool/run-operation.js';
import type { OracleReply } from './pool/task.js';
import { restRoutes } from './rest/routes.js';
import { anyObject } from './schemas/meta.js';

/** More than any machine needs, in milliseconds. */
const NEVER_MS = 600_000;
const NO_LIMITS = { workMs: NEVER_MS, stopMs: NEVER_MS, wallMs: NEVER_MS };
const NO_LIMIT = new Admission({ perSecond: 0, burst: 1 }, { waitMs: 0, isFullFor: () => false });
const EMPTY: RawBody = { bytes: new Uint8Array(), format: 'json' };
/** Routes that ask the engine about a scenario. */
const ASKED: ReadonlySet<string> = new Set(SCENARIO_OPERATIONS.map(([, { field }]) => field));
/** Longer answers are no examples. */
const EXAMPLE_LENGTH = 16_384;
/** Stands for where callers find us: an answer that names it is not kept. */
const NOWHERE = 'http://nowhere.invalid';
/** Where a service is found that somebody has started to try it. */
const USUAL = 'http://localhost:3000';

/**
 * Makes what a fresh service is asked for first, and writes it into a file that the service reads: every constant
 * answer that needs no id, and one of each kind that does. The engine runs in this thread.
 * @throws Error when one cannot be made.
 */
export async function prebuild(file = PREBUILT_FILE): Promise<void> {
  const constants = new AnswerCache();
  const services = {
    ...{ constants, answers: new ScenarioAnswers(), pool: { run: runHere }, admission: NO_LIMIT },
    // What else a service has, no constant answer asks for.
  } as unknown as Services;
  const routes: readonly Route[] = restRoutes({
    lifecycle: { stopping: false },
    document: () => openApiDocument(routes, DEPRECATED),
  });
  writeFileSync(EXAMPLES_FILE, JSON.stringify(await examplesOf(routes, services)));
  for (const { constant, page, query, exampleId: id = '', ...each } of routes) {
    if (constant !== undefined) await made({ ...each, query, id }, services);
    if (page?.constant !== undefined) await made({ ...each, ...page, id }, services);
  }
  await playgroundReply(services);
  for (const name of FILES.keys()) await assetReply(services, name);
  const kept = constants.entries().filter(([key]) => !key.includes(NOWHERE));
  await writePrebuilt(file, kept);
}

/** An answer of every route that asks the engine alone, by its `operationId`: to its example, and of lists one item. */
async function examplesOf(
  routes: readonly Route[],
  services: Services,
): Promise<Record<string, unknown>> {
  const examples: Record<string, unknown> = {};
  for (const each of routes.filter(hasExample)) {
    const { path, body, query, exampleId: id = '' } = each;
    const first = query.safeParse({ first: 1 }).success ? { first: 1 } : {};
    const sent = body === undefined ? EMPTY : rawBody(body.example as JsonObject);
    const asked = exchangeOf({ id, query: first, body: sent, target: path.replace(':id', id) });
    const reply = await each.handle(asked, services);
    const bytes = reply.body instanceof CachedAnswer ? await reply.body.in('identity') : reply.body;
    const text =
      bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : JSON.stringify(bytes);
    if (text.length > EXAMPLE_LENGTH) continue;
    examples[each.operationId] = JSON.parse(text.replaceAll(NOWHERE, USUAL));
  }
  return examples;
}

/** Whether an answer of a route can be made here, and the document says more of it than that it is JSON or a text. */
function hasExample({ operationId, constant, body, answers, type }: Route): boolean {
  const schema = answers[0]?.schema;
  const isAsked = body !== undefined && ASKED.has(operationId);
  if (constant === undefined && !isAsked) return false;
  return type === undefined && schema !== anyObject && schema?.def.type !== 'string';
}

/** Asks a route once. */
async function made(
  { handle, path, query, id }: Pick<Route, 'handle' | 'path' | 'query'> & { readonly id: string },
  services: Services,
): Promise<void> {
  const exchange = exchangeOf({ id, query: query.parse({}), body: EMPTY, target: path });
  const { status, code = null, isPassing = false } = await handle(exchange, services);
  if (status !== 200 || code !== null || isPassing)
    throw new Error(`${path} cannot be made: ${status} ${code ?? ''}`);
}

function exchangeOf(
  asked: Pick<Exchange, 'id' | 'query' | 'body'> & { readonly target?: string },
): Exchange {
  return {
    ...{ requestId: 'build', address: '', caller: '', priority: 'people', target: '/' },
    worked: () => undefined,
    ...{ signal: new AbortController().signal, origin: NOWHERE, header: () => undefined },
    ...asked,
  };
}

async function runHere(request: OracleRequest): Promise<OracleReply> {
  const { operation, bytes, context = {} } = request;
  const task = {
    ...{ ...request, bytes: new Uint8Array(bytes), context },
    limits: NO_LIMITS,
  };
  return operation === 'picture'
    ? drawPicture({ ...task, operation })
    : runOperation(operate, { ...task, operation });
}
