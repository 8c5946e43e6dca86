import type { z } from 'zod';
import type { ScenarioOperation } from '../../scenario/operation/operation.js';
import { SCENARIO_OPERATIONS, type ScenarioOperationName } from '../../scenario/operations.js';
import type { JsonObject } from '../../scenario/oracle.js';
import { logBody, type RawBody } from '../core/body.js';
import { askAboutScenario, resolveAndRecord, retryHeaders } from '../core/oracle.js';
import type { Services } from '../core/services.js';
import type { Reply } from '../http/reply.js';
import { type Exchange, type Route, route } from '../http/route.js';
import type { OracleReply } from '../pool/task.js';
import { resolveAnswer, resolveInput } from '../schemas/recording.js';
import { logQuery, noQuery } from '../schemas/requests.js';
import { editToken, TOKEN_HEADER } from './edit-token.js';

/** Where the service does more than the engine: it records the deaths of a resolution, and takes logs as files. */
const EXTENSIONS: Partial<Record<ScenarioOperationName, Partial<Extended>>> = {
  resolve: {
    request: resolveInput,
    answer: resolveAnswer,
    recordErrors: [
      ...(['EDIT_TOKEN_REQUIRED', 'BAD_TOKEN', 'VERSION_CONFLICT', 'SAVE_QUOTA_EXCEEDED'] as const),
    ],
    headers: [{ ...TOKEN_HEADER, isOptional: true }],
    ask: (services, body, exchange) =>
      resolveAndRecord(services, body, exchange, () => editToken(exchange)),
  },
  logs: {
    query: logQuery,
    takesFiles: true,
    ask: (services, body, exchange) =>
      askAboutScenario(
        services,
        'logs',
        body.format === 'log' ? logBody(exchange.query as JsonObject, body) : body,
        exchange,
      ),
  },
};

interface Extended extends Pick<ScenarioOperation, 'request' | 'answer'> {
  readonly recordErrors: Route['errors'];
  readonly query: z.ZodObject;
  /** Whether the body may be a log as a file. */
  readonly takesFiles: boolean;
  readonly headers: NonNullable<Route['headers']>;
  readonly ask: (services: Services, body: RawBody, exchange: Exchange) => Promise<OracleReply>;
}

/** What may go wrong beside the engine. */
export const SERVICE_ERRORS = [
  'DEADLINE_EXCEEDED',
  'MEMORY_EXCEEDED',
  'OVERLOADED',
  'WORKER_LOST',
  'DEATH_EVENT_CACHE_NOT_FOUND',
  'STORE_UNAVAILABLE',
] as const;

/** The routes that ask the rules engine about a scenario. They change nothing, with one exception. */
export const operationRoutes: readonly Route[] = SCENARIO_OPERATIONS.filter(
  ([, { isPublic }]) => isPublic,
).map(([name, operation]) => {
  const { field, address = `/v1/${name}`, summary, description, example, errors } = operation;
  const asking: Extended['ask'] = (services, body, exchange) =>
    askAboutScenario(services, name, body, exchange);
  const { request, answer, recordErrors, query, takesFiles, headers, ask }: Extended = {
    ...operation,
    recordErrors: [],
    query: noQuery,
    takesFiles: false,
    headers: [],
    ask: asking,
    ...EXTENSIONS[name],
  };
  return route({
    method: 'post',
    path: address,
    operationId: field,
    tag: 'Resolving',
    summary,
    query,
    headers,
    body: { schema: request, yaml: true, log: takesFiles, example },
    answers: [{ status: 200, description, schema: answer }],
    errors: [...SERVICE_ERRORS, ...errors, ...recordErrors],
    isSpoken: true,
    handle: async (exchange, services) => {
      const { body, language } = exchange;
      return fromOracle(await ask(services, { ...body, language }, exchange));
    },
  });
});

/** The reply of the engine as it goes out: its bytes untouched. */
export function fromOracle(reply: OracleReply): Reply {
  const { status, bytes, code } = reply;
  return { status, body: bytes, code, headers: retryHeaders(reply) };
}
