import { operate } from '../scenario/operate.js';
import { Admission } from './admission/admission.js';
import { AnswerCache } from './core/answer-cache.js';
import { KnownAnswers } from './core/known-answers.js';
import { PREBUILT_FILE, writePrebuilt } from './core/prebuilt-answers.js';
import type { Services } from './core/services.js';
import { DEPRECATED } from './deprecated.js';
import { playgroundReply } from './http/graphql.js';
import { assetReply, FILES } from './http/mount-assets.js';
import { openApiDocument } from './http/openapi.js';
import type { Exchange, Route } from './http/route.js';
import { newLifecycle } from './lifecycle.js';
import { drawPicture } from './pool/draw-picture.js';
import type { OracleRequest } from './pool/pool.js';
import { runOperation } from './pool/run-operation.js';
import { newProgress, type OracleReply } from './pool/task.js';
import { restRoutes } from './rest/routes.js';

/** More than any machine needs, in milliseconds. */
const NEVER_MS = 600_000;
const NO_LIMITS = { workMs: NEVER_MS, stopMs: NEVER_MS, wallMs: NEVER_MS };
const NO_LIMIT = new Admission({ perSecond: 0, burst: 1 }, { waitMs: 0, isFullFor: () => false });
/** Stands for where callers find us: an answer that names it is not kept. */
const NOWHERE = 'http://nowhere.invalid';

/**
 * Makes what a fresh service is asked for first, and writes it into a file that the service reads: every constant
 * answer that needs no id, and one of each kind that does. The engine runs in this thread.
 * @throws Error when one cannot be made.
 */
export async function prebuild(file = PREBUILT_FILE): Promise<void> {
  const constants = new AnswerCache();
  const services = {
    ...{ constants, answers: new KnownAnswers(), pool: { run: runHere }, admission: NO_LIMIT },
    // What else a service has, no constant answer asks for.
  } as unknown as Services;
  const routes: readonly Route[] = restRoutes({
    lifecycle: newLifecycle(),
    document: () => openApiDocument(routes, DEPRECATED),
  });
  for (const { constant, page, query, exampleId: id = '', ...each } of routes) {
    if (constant !== undefined) await made({ ...each, query, id }, services);
    if (page?.constant !== undefined) await made({ ...each, ...page, id }, services);
  }
  await playgroundReply(services);
  for (const name of FILES.keys()) await assetReply(services, name);
  const kept = constants.entries().filter(([key]) => !key.includes(NOWHERE));
  await writePrebuilt(file, kept);
}

/** Asks a route once. */
async function made(
  { handle, path, query, id }: Pick<Route, 'handle' | 'path' | 'query'> & { readonly id: string },
  services: Services,
): Promise<void> {
  const exchange: Exchange = {
    ...{ requestId: 'build', address: '', caller: '', priority: 'people', worked: () => undefined },
    ...{ signal: new AbortController().signal, origin: NOWHERE, id, target: path },
    ...{ query: query.parse({}), body: { bytes: new Uint8Array(), format: 'json' } },
    header: () => undefined,
  };
  const { status, code = null, isPassing = false } = await handle(exchange, services);
  if (status !== 200 || code !== null || isPassing)
    throw new Error(`${path} cannot be made: ${status} ${code ?? ''}`);
}

async function runHere(request: OracleRequest): Promise<OracleReply> {
  const { operation, bytes, inMembers = false, context = {} } = request;
  const task = {
    ...{ ...request, bytes: new Uint8Array(bytes), inMembers, context },
    ...{ limits: NO_LIMITS, progress: newProgress() },
  };
  return operation === 'picture'
    ? drawPicture({ ...task, operation })
    : runOperation(operate, { ...task, operation });
}
