import { nearestNames } from '../../rulesets/common/nearest.js';
import type { JsonObject } from '../../scenario/oracle.js';
import { parsedObject } from '../core/body.js';
import { idempotent } from '../core/idempotency.js';
import {
  getScenario,
  reviseScenario,
  type SaidOfIt,
  saveScenario,
  searchScenarios,
  withdrawScenario,
} from '../core/scenarios.js';
import { failure, ServiceError } from '../errors.js';
import { isTag } from '../http/etag.js';
import { nextLink, nextUrl } from '../http/next-link.js';
import type { Reply } from '../http/reply.js';
import { type Exchange, type Route, route } from '../http/route.js';
import { parseWith } from '../schemas/parse.js';
import { revision, saidOfIt, saveInput, scenarioQuery } from '../schemas/requests.js';
import {
  savedScenario,
  scenarioPage,
  scenarioRecord,
  scenarioSummary,
  withdrawnScenario,
} from '../schemas/stored.js';
import { editToken, TOKEN_HEADER } from './edit-token.js';
import { KEY_ERRORS, KEY_HEADER, keyOf, REPEATED } from './keys.js';

const SAVE_EXAMPLE = {
  title: 'A raptor runs into a yeti',
  note: 'Asked in the forum.',
  ruleset: 'hearthstone',
  players: {
    1: { board: [{ as: 'raptor', card: 'Bloodfen Raptor' }] },
    2: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] },
  },
  actions: [{ attack: 'raptor', target: 'yeti' }],
};

const MATCH_HEADER = {
  name: 'If-Match',
  description:
    'The ETag that you have seen, or `*` for whichever version there is; instead of `expectedVersion`.',
};

/** The routes that keep scenarios. */
export const scenarioRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/v1/scenarios',
    operationId: 'saveScenario',
    tag: 'Scenarios',
    summary: 'Save a scenario: a link and a token of your own',
    headers: [KEY_HEADER],
    body: { schema: saveInput, yaml: true, example: SAVE_EXAMPLE },
    answers: [{ status: 201, description: 'It was saved.', schema: savedScenario }],
    errors: [
      ...(['DEADLINE_EXCEEDED', 'MEMORY_EXCEEDED', 'OVERLOADED', 'WORKER_LOST'] as const),
      ...(['SAVE_QUOTA_EXCEEDED', 'UNSTORABLE', 'STORE_UNAVAILABLE'] as const),
      ...KEY_ERRORS,
    ],
    handle: async (exchange, services) => {
      const body = parsedObject(exchange.body);
      const { said, scenario } = partsOf(body);
      const asked = { ...keyOf(exchange), operation: 'saveScenario', content: body };
      const { answer, isRepeated } = await idempotent(services, asked, exchange, async () =>
        saveScenario(services, scenario, said, exchange),
      );
      const headers = { Location: answer.url, ...(isRepeated ? REPEATED : {}) };
      return { status: 201, body: answer, headers };
    },
  }),
  route({
    path: '/v1/scenarios',
    operationId: 'searchScenarios',
    tag: 'Scenarios',
    summary: 'List or search scenarios, newest first',
    query: scenarioQuery,
    answers: [{ status: 200, description: 'A page of the list.', schema: scenarioPage }],
    errors: ['BAD_QUERY', 'BAD_CURSOR', 'NO_SUCH_ITEM', 'INVALID_FILTER', 'STORE_UNAVAILABLE'],
    handle: async (exchange, services) => {
      const page = await searchScenarios(services, exchange.query, exchange);
      const url = nextUrl(exchange, page.next);
      return ok({ ...page, nextUrl: url }, { 'Cache-Control': 'no-cache', ...nextLink(url) });
    },
  }),
  route({
    path: '/v1/scenarios/:id',
    operationId: 'getScenario',
    tag: 'Scenarios',
    summary: 'Read a scenario with its title, note and version',
    answers: [{ status: 200, description: 'The scenario.', schema: scenarioRecord }],
    errors: ['SCENARIO_NOT_FOUND', 'SCENARIO_WITHDRAWN', 'STORE_UNAVAILABLE'],
    handle: async ({ id }, services) => {
      const scenario = await getScenario(services, id);
      return ok(scenario, { ETag: versionTag(scenario), 'Cache-Control': 'no-cache' });
    },
  }),
  route({
    method: 'patch',
    path: '/v1/scenarios/:id',
    operationId: 'reviseScenario',
    tag: 'Scenarios',
    summary: 'Change what you say of a scenario',
    headers: [TOKEN_HEADER, MATCH_HEADER],
    body: {
      schema: revision,
      yaml: false,
      example: { title: 'A raptor dies to a yeti', expectedVersion: 1 },
    },
    answers: [{ status: 200, description: 'It was changed.', schema: scenarioSummary }],
    errors: [
      ...([
        'EDIT_TOKEN_REQUIRED',
        'BAD_TOKEN',
        'SCENARIO_NOT_FOUND',
        'SCENARIO_WITHDRAWN',
      ] as const),
      ...(['VERSION_CONFLICT', 'PRECONDITION_FAILED', 'PRECONDITION_REQUIRED'] as const),
      ...(['BAD_HEADER', 'UNSTORABLE', 'STORE_UNAVAILABLE'] as const),
    ],
    handle: async (exchange, services) => {
      const { id } = exchange;
      const token = editToken(exchange);
      const body = parseWith(revision, parsedObject(exchange.body), 'INVALID_BODY');
      const { expectedVersion, ...change } = body;
      const revise = (version: number | null) =>
        reviseScenario(services, { ...change, id, editToken: token, expectedVersion: version });
      const revised =
        expectedVersion === undefined
          ? await revise(matchedVersion(exchange)).catch(unmatched(exchange))
          : await revise(expectedVersion);
      return ok(revised, { ETag: versionTag(revised) });
    },
  }),
  route({
    method: 'delete',
    path: '/v1/scenarios/:id',
    operationId: 'withdrawScenario',
    tag: 'Scenarios',
    summary: 'Withdraw your share of a scenario; its content goes with the last',
    headers: [TOKEN_HEADER],
    answers: [{ status: 200, description: 'It is gone.', schema: withdrawnScenario }],
    errors: [
      ...(['EDIT_TOKEN_REQUIRED', 'BAD_TOKEN'] as const),
      ...(['SCENARIO_NOT_FOUND', 'SCENARIO_WITHDRAWN', 'STORE_UNAVAILABLE'] as const),
    ],
    handle: async (exchange, services) =>
      ok(await withdrawScenario(services, exchange.id, editToken(exchange))),
  }),
];

/** The scenario of a body, and what its author says of it. */
function partsOf(body: JsonObject): { said: SaidOfIt; scenario: JsonObject } {
  const isSaid = ([name]: [string, unknown]): boolean =>
    Object.hasOwn(saidOfIt.shape, name) || isMeantAsSaid(name);
  const fields = Object.entries(body);
  const said = parseWith(saidOfIt, Object.fromEntries(fields.filter(isSaid)), 'INVALID_BODY');
  const scenario = Object.fromEntries(fields.filter((field) => !isSaid(field))) as JsonObject;
  return { said, scenario };
}

/** Whether a field is none of ours, and near to one of those that say something of a scenario. */
function isMeantAsSaid(name: string): boolean {
  if (Object.hasOwn(saveInput.shape, name)) return false;
  return nearestNames(name, Object.keys(saidOfIt.shape)).length > 0;
}

function ok(body: unknown, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status: 200, body, headers };
}

/** The entity tag of a version; a scenario that was withdrawn and saved again starts at 1 anew. */
function versionTag({ version, updatedAt }: { version: number; updatedAt: string }): string {
  return `"${version}-${Date.parse(updatedAt).toString(36)}"`;
}

/** A conflict with the version that If-Match named is a failed precondition; without one, it is missing. */
function unmatched({ header }: Exchange): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ServiceError) || error.problem.code !== 'VERSION_CONFLICT') throw error;
    throw header('if-match') === undefined
      ? failure('PRECONDITION_REQUIRED', 'Send If-Match or expectedVersion.')
      : failure('PRECONDITION_FAILED', 'The scenario is at another version than If-Match names.');
  };
}

/**
 * The version that If-Match names; null: whichever there is; 0, which none has, where there is no header or a tag of something
 * else: the store looks at the token first.
 */
function matchedVersion({ header }: Exchange): number | null {
  const tag = header('if-match')?.trim();
  if (tag === undefined) return 0;
  if (tag === '*') return null;
  if (!isTag(tag)) {
    throw failure('BAD_HEADER', 'If-Match has to be one ETag of this scenario, in quotes, or `*`.');
  }
  return Number(/^"(\d{1,9})(-[0-9a-z]+)?"$/.exec(tag)?.[1] ?? 0);
}
