import type { RawBody } from '../core/body.js';
import {
  askAboutScenario,
  resolveAndRecord,
  retryHeaders,
  type ScenarioOperation,
} from '../core/oracle.js';
import type { Caller, Services } from '../core/services.js';
import { type AnswerRow, type BodyRow, type Reply, type Route, route } from '../http/route.js';
import type { OracleReply } from '../pool/task.js';
import { legalActions, resolveAnswer, verification } from '../schemas/answers.js';
import { compareInput, comparison } from '../schemas/compare.js';
import { explainInput, explanation } from '../schemas/explain.js';
import { outcomes, outcomesInput } from '../schemas/outcomes.js';
import { noQuery, resolveInput, scenario, verifyInput } from '../schemas/requests.js';

const EXAMPLE = {
  ruleset: 'hearthstone',
  players: {
    1: { board: [{ as: 'raptor', card: 'Bloodfen Raptor' }] },
    2: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] },
  },
  actions: [{ attack: 'raptor', target: 'yeti' }],
};

const VERIFY_EXAMPLE = { ...EXAMPLE, expect: [{ entity: 'yeti', damage: 3 }] };

const OUTCOMES_EXAMPLE = {
  ruleset: 'hearthstone',
  players: {
    1: { hand: ['Mad Bomber'], mana: 2 },
    2: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] },
  },
  actions: [{ play: 'Mad Bomber' }],
  groupBy: [{ entity: 'yeti', field: 'healthLeft' }],
};

const ENGINE_ERRORS = [
  'DEADLINE_EXCEEDED',
  'MEMORY_EXCEEDED',
  'OVERLOADED',
  'WORKER_LOST',
] as const;

/** The routes that ask the rules engine about a scenario. They change nothing, with one exception. */
export const operationRoutes: readonly Route[] = [
  operationRoute({
    path: '/v1/resolve',
    operationId: 'resolve',
    summary: 'Resolve an action or a whole scenario',
    body: { schema: resolveInput, yaml: true, example: EXAMPLE },
    answer: resolveAnswer,
    description: 'Everything that happens, each line with its rules, and the state afterwards.',
    errors: ['VERSION_CONFLICT'],
    ask: resolveAndRecord,
  }),
  operationRoute({
    path: '/v1/verify',
    operationId: 'verify',
    summary: "Resolve a scenario and check its author's expectations",
    body: { schema: verifyInput, yaml: true, example: VERIFY_EXAMPLE },
    answer: verification,
    description: 'Which expectations hold, and why others do not.',
    ask: asking('verify'),
  }),
  operationRoute({
    path: '/v1/actions',
    operationId: 'legalActions',
    summary: 'List the legal actions of a state',
    body: { schema: scenario, yaml: true, example: EXAMPLE },
    answer: legalActions,
    description: 'The legal actions, and why others are not.',
    ask: asking('actions'),
  }),
  operationRoute({
    path: '/v1/outcomes',
    operationId: 'outcomes',
    summary: 'Work out exactly how likely every result of a chain of actions is',
    body: { schema: outcomesInput, yaml: true, example: OUTCOMES_EXAMPLE },
    answer: outcomes,
    description: 'The results in groups, each with its probability and a way that leads to it.',
    ask: asking('outcomes'),
  }),
  operationRoute({
    path: '/v1/compare',
    operationId: 'compare',
    summary: 'Play a scenario in several editions and tell where they part',
    body: { schema: compareInput, yaml: true, example: { ...EXAMPLE, patches: ['9.1', '10.0'] } },
    answer: comparison,
    description: 'Where the traces first part, by which switches, and how the boards differ.',
    ask: asking('compare'),
  }),
  operationRoute({
    path: '/v1/explain',
    operationId: 'explain',
    summary: 'Tell why something did or did not happen to an entity',
    body: { schema: explainInput, yaml: true, example: { ...EXAMPLE, explain: 'yeti' } },
    answer: explanation,
    description: 'Everything in the trace that is about the entity, in order.',
    ask: asking('explain'),
  }),
];

interface OperationDraft
  extends Pick<Route, 'path' | 'operationId' | 'summary'>,
    Partial<Pick<Route, 'errors'>> {
  readonly body: BodyRow;
  readonly answer: AnswerRow['schema'];
  readonly description: string;
  readonly ask: (services: Services, body: RawBody, caller: Caller) => Promise<OracleReply>;
}

function operationRoute({ answer, description, errors = [], ask, ...rest }: OperationDraft): Route {
  return route({
    ...rest,
    method: 'post',
    tag: 'Resolving',
    query: noQuery,
    answers: [{ status: 200, description, schema: answer }],
    errors: [...ENGINE_ERRORS, 'DEATH_EVENT_CACHE_NOT_FOUND', 'STORE_UNAVAILABLE', ...errors],
    limited: true,
    handle: async (exchange, services) => fromOracle(await ask(services, exchange.body, exchange)),
  });
}

function asking(operation: ScenarioOperation): OperationDraft['ask'] {
  return (services, body, caller) => askAboutScenario(services, operation, body, caller);
}

/** The reply of the engine as it goes out: its bytes untouched. */
export function fromOracle(reply: OracleReply): Reply {
  const { status, bytes, code, workMs } = reply;
  return { status, body: bytes, code, workMs, headers: retryHeaders(reply) };
}
