import { REPLAY } from '../../scenario/replay/operation.js';
import { replaySaved, viewScenario } from '../core/scenario-page.js';
import { getScenario } from '../core/scenarios.js';
import type { Services } from '../core/services.js';
import { pageOf } from '../http/page-reply.js';
import type { Reply } from '../http/reply.js';
import { type Exchange, pageRow, type Route, route } from '../http/route.js';
import { pageQuery, stepsQuery } from '../schemas/requests.js';
import { permalink } from '../schemas/stored.js';
import { scenarioPage } from '../web/scenario.js';
import { FORMS } from './scenario-forms.js';
import { steps, stepsReply } from './steps.js';

/** A withdrawn scenario is gone from the caches of others after so long, in seconds. */
const CACHE_CONTROL = 'public, max-age=3600';
/** A page shows title and note too, which can be changed. */
const PAGE_CACHE_CONTROL = 'public, max-age=60';

/** The routes of permalinks. */
export const permalinkRoutes: readonly Route[] = [
  route({
    path: '/s/:id.json',
    operationId: 'openScenarioAsJson',
    tag: 'Scenarios',
    summary: 'Read a scenario as JSON, whatever is accepted',
    answers: [{ status: 200, description: 'The scenario.', schema: permalink }],
    errors: ['SCENARIO_NOT_FOUND', 'SCENARIO_WITHDRAWN', 'STORE_UNAVAILABLE'],
    handle: permalinkReply,
  }),
  route({
    path: '/s/:id',
    operationId: 'openPermalink',
    tag: 'Scenarios',
    summary: 'Read what never changes of a scenario; browsers get a page of it',
    answers: [{ status: 200, description: 'The scenario.', schema: permalink }],
    errors: ['SCENARIO_NOT_FOUND', 'SCENARIO_WITHDRAWN', 'STORE_UNAVAILABLE'],
    forms: Object.values(FORMS).filter(({ type }) => !type.startsWith('text/html')),
    handle: permalinkReply,
    page: pageRow({
      query: pageQuery,
      handle: async (exchange, services) => {
        const view = await viewScenario(services, exchange.id, exchange.query, exchange);
        return pageOf(scenarioPage(view), PAGE_CACHE_CONTROL);
      },
    }),
  }),
  route({
    path: '/s/:id/steps',
    operationId: 'openSteps',
    tag: 'Scenarios',
    summary: 'Read how the table of a scenario looks at every step',
    query: stepsQuery,
    answers: [{ status: 200, description: 'The steps, and the boards.', schema: steps }],
    errors: [
      ...(['SCENARIO_NOT_FOUND', 'SCENARIO_WITHDRAWN', 'STORE_UNAVAILABLE'] as const),
      ...REPLAY.errors,
    ],
    handle: async ({ id, query, ...caller }, services) => {
      const { replay } = await replaySaved(services, id, query, caller);
      return stepsReply(replay, PAGE_CACHE_CONTROL);
    },
  }),
];

/** What never changes of a scenario. */
async function permalinkReply({ id: key }: Exchange, services: Services): Promise<Reply> {
  const scenario = await getScenario(services, key);
  const { id, permalink: url, ruleset, edition, engine, state, actions, decisions } = scenario;
  const { random, expect, result, traceHash } = scenario;
  const body = {
    ...{ id, url, ruleset, edition, engine, state, actions, decisions },
    ...{ random, expect, result, traceHash },
  };
  return { status: 200, body, headers: { 'Cache-Control': CACHE_CONTROL } };
}
