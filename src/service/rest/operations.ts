import { askAboutScenario, resolveAndRecord, retryHeaders } from '../core/oracle.js';
import { type Reply, type Route, route } from '../http/route.js';
import type { OracleReply } from '../pool/task.js';
import { legalActions, resolveAnswer, verification } from '../schemas/answers.js';
import { noQuery, resolveInput, scenario } from '../schemas/requests.js';

const EXAMPLE = {
  ruleset: 'hearthstone',
  players: {
    1: { board: [{ as: 'raptor', card: 'Bloodfen Raptor' }] },
    2: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] },
  },
  actions: [{ attack: 'raptor', target: 'yeti' }],
};

const VERIFY_EXAMPLE = { ...EXAMPLE, expect: [{ entity: 'yeti', damage: 3 }] };

const ENGINE_ERRORS = [
  'DEADLINE_EXCEEDED',
  'MEMORY_EXCEEDED',
  'OVERLOADED',
  'WORKER_LOST',
] as const;

/** The routes that ask the rules engine about a scenario. They change nothing, with one exception. */
export const operationRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/v1/resolve',
    operationId: 'resolve',
    tag: 'Resolving',
    summary: 'Resolve an action or a whole scenario',
    query: noQuery,
    body: { schema: resolveInput, yaml: true, example: EXAMPLE },
    answers: [
      {
        status: 200,
        description: 'Everything that happens, each line with its rules, and the state afterwards.',
        schema: resolveAnswer,
      },
    ],
    errors: [
      ...ENGINE_ERRORS,
      'DEATH_EVENT_CACHE_NOT_FOUND',
      'VERSION_CONFLICT',
      'STORE_UNAVAILABLE',
    ],
    limited: true,
    handle: async (exchange, services) =>
      fromOracle(await resolveAndRecord(services, exchange.body, exchange)),
  }),
  route({
    method: 'post',
    path: '/v1/verify',
    operationId: 'verify',
    tag: 'Resolving',
    summary: "Resolve a scenario and check its author's expectations",
    query: noQuery,
    body: { schema: scenario, yaml: true, example: VERIFY_EXAMPLE },
    answers: [
      { status: 200, description: 'Which expectations hold, and why not.', schema: verification },
    ],
    errors: [...ENGINE_ERRORS, 'DEATH_EVENT_CACHE_NOT_FOUND', 'STORE_UNAVAILABLE'],
    limited: true,
    handle: async (exchange, services) =>
      fromOracle(await askAboutScenario(services, 'verify', exchange.body, exchange)),
  }),
  route({
    method: 'post',
    path: '/v1/actions',
    operationId: 'legalActions',
    tag: 'Resolving',
    summary: 'List the legal actions of a state',
    query: noQuery,
    body: { schema: scenario, yaml: true, example: EXAMPLE },
    answers: [
      {
        status: 200,
        description: 'The legal actions, and why others are not.',
        schema: legalActions,
      },
    ],
    errors: [...ENGINE_ERRORS, 'DEATH_EVENT_CACHE_NOT_FOUND', 'STORE_UNAVAILABLE'],
    limited: true,
    handle: async (exchange, services) =>
      fromOracle(await askAboutScenario(services, 'actions', exchange.body, exchange)),
  }),
];

/** The reply of the engine as it goes out: its bytes untouched. */
export function fromOracle(reply: OracleReply): Reply {
  const { status, bytes, code, workMs } = reply;
  return { status, body: bytes, code, workMs, headers: retryHeaders(reply) };
}
