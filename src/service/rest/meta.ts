import { nearestNames } from '../../rulesets/common/nearest.js';
import type { StorePhase } from '../../store/status.js';
import type { Services } from '../core/services.js';
import { ERROR_TABLE, failure, type ServiceError } from '../errors.js';
import { fieldError } from '../field-errors.js';
import type { Reply } from '../http/reply.js';
import { type Route, type RouteDraft, route } from '../http/route.js';
import type { Lifecycle } from '../lifecycle.js';
import { LIMITS } from '../limits.js';
import { anyObject, errorRow, errorTable, health, readiness } from '../schemas/meta.js';
import { noQuery } from '../schemas/requests.js';
import { takesWrites } from '../store-standing.js';

/** What the routes about the service itself need beside the services. */
export interface Meta {
  readonly lifecycle: Lifecycle;
  /** Makes the OpenAPI document. */
  readonly document: () => unknown;
}

/** The routes about the service itself. */
export function metaRoutes({ lifecycle, document }: Meta): readonly Route[] {
  return [
    route({
      ...metaDraft('/healthz', 'health', 'Whether the process lives', health),
      limited: false,
      handle: async () => ok({ status: 'ok' }),
    }),
    route({
      ...metaDraft('/readyz', 'readiness', 'Whether the service can do its work', readiness),
      limited: false,
      isFleeting: true,
      answers: [
        {
          status: 200,
          description: 'It resolves. `degraded`: the store takes no writes, or is not open.',
          schema: readiness,
        },
        {
          status: 503,
          description: 'The rules engine is being loaded, or the service is stopping.',
          schema: readiness,
        },
      ],
      handle: async (_, services) => readinessReply(lifecycle, services),
    }),
    route({
      ...metaDraft('/limits', 'limits', 'Every limit of the service', anyObject),
      constant: 'everywhere',
      handle: async () => ok(LIMITS),
    }),
    route({
      ...metaDraft('/errors', 'listErrors', 'Every error of the service', errorTable),
      constant: 'everywhere',
      handle: async () => ok({ items: [...ERROR_TABLE.values()] }),
    }),
    route({
      ...metaDraft('/errors/:id', 'getError', 'What a code means', errorRow),
      exampleId: 'OVERLOADED',
      errors: ['UNKNOWN_ROUTE'],
      constant: 'everywhere',
      handle: async ({ id }) => {
        const row = ERROR_TABLE.get(id);
        if (row !== undefined) return ok(row);
        throw unknownCode(id);
      },
    }),
    route({
      ...metaDraft('/openapi.json', 'openapi', 'This document', anyObject),
      constant: 'everywhere',
      handle: async () => ok(document()),
    }),
  ];
}

function unknownCode(id: string): ServiceError {
  const nearest = nearestNames(id, ERROR_TABLE.keys());
  const error = fieldError('WRONG_VALUE', ['id'], 'There is no such code.', { nearest });
  return failure('UNKNOWN_ROUTE', error.message, nearest.length > 0 ? { errors: [error] } : {});
}

type MetaDraft = Omit<RouteDraft<typeof noQuery>, 'handle'>;

function metaDraft(
  path: string,
  operationId: string,
  summary: string,
  schema: MetaDraft['answers'][number]['schema'],
): MetaDraft {
  return {
    method: 'get',
    path,
    operationId,
    tag: 'Service',
    summary,
    query: noQuery,
    answers: [{ status: 200, description: `${summary}.`, schema }],
    errors: [],
    limited: true,
  };
}

function ok(body: unknown): Reply {
  return { status: 200, body, headers: { 'Cache-Control': 'no-cache' } };
}

function readinessReply(lifecycle: Lifecycle, { pool, store }: Services): Reply {
  const body = {
    status: standing(lifecycle, pool, store),
    store: storeStanding(store),
    pool: pool.status(),
  };
  const can = body.status === 'ready' || body.status === 'degraded';
  return { status: can ? 200 : 503, body, headers: { 'Cache-Control': 'no-store' } };
}

const STORE_MESSAGES: Readonly<Record<StorePhase, string>> = {
  opening: 'The store is being opened.',
  ready: 'The store is ready.',
  retrying: 'The store cannot be used now; it is tried again. The log has the reason.',
  waiting: 'Another process has the data folder; it is taken over when that process ends.',
  failed: 'The store cannot be opened; the log has the reason.',
  closed: 'The store is closed.',
};

const READ_ONLY = 'The store is read, but its database refuses writes. The log has the reason.';

/** The state of the store for everybody: folders and addresses are for the log. */
function storeStanding(store: Services['store']): object {
  const { phase, kind } = store.status();
  const takes = takesWrites(store);
  const message = phase === 'ready' && !takes ? READ_ONLY : STORE_MESSAGES[phase];
  return { phase, kind, writes: takes ? 'ok' : 'refused', message };
}

function standing(
  { stopping }: Lifecycle,
  pool: Services['pool'],
  store: Services['store'],
): 'starting' | 'ready' | 'degraded' | 'stopping' {
  if (stopping) return 'stopping';
  if (pool.status().phase !== 'ready') return 'starting';
  return takesWrites(store) ? 'ready' : 'degraded';
}
