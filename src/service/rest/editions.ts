import { z } from 'zod';
import { optional } from '../../scenario/terms/schema.js';
import { viewComparison } from '../core/compare-page.js';
import { viewEditions } from '../core/editions-page.js';
import { pageOf } from '../http/page-reply.js';
import { pageRow, type Route, route } from '../http/route.js';
import { anyObject } from '../schemas/meta.js';
import { lang, name } from '../schemas/requests.js';
import { comparePage } from '../web/compare.js';
import { editionsPage } from '../web/editions.js';

const compareQuery = z.strictObject({
  b: optional(z.string(), 'The board code.'),
  one: optional(name, 'An edition; that of the board when left out.'),
  other: optional(name, 'Another edition; the newest when left out.'),
});

const editionsQuery = z.strictObject({
  b: optional(z.string(), 'The board code.'),
  lang,
});

/** The routes of a board in other editions. */
export const editionRoutes: readonly Route[] = [
  route({
    path: '/compare',
    operationId: 'openComparison',
    tag: 'Scenarios',
    summary: 'Compare a board in two editions on a page; programs post to /v1/compare',
    query: compareQuery,
    answers: [{ status: 200, description: 'What the page shows.', schema: anyObject }],
    errors: ['BAD_BOARD_CODE', 'BAD_QUERY', 'OVERLOADED'],
    handle: async (exchange, services) => {
      const { comparison, editions } = await viewComparison(services, exchange.query, exchange);
      return { status: 200, body: { editions, comparison } };
    },
    page: pageRow({
      query: compareQuery.loose(),
      handle: async (exchange, services) =>
        pageOf(comparePage(await viewComparison(services, exchange.query, exchange)), 'no-cache'),
    }),
  }),
  route({
    path: '/editions',
    operationId: 'openEditions',
    tag: 'Scenarios',
    summary: 'Read how a board ends in every edition on a page; programs post to /v1/timeline',
    query: editionsQuery,
    answers: [{ status: 200, description: 'What the page shows.', schema: anyObject }],
    errors: ['BAD_BOARD_CODE', 'BAD_QUERY', 'OVERLOADED'],
    handle: async (exchange, services) => {
      const { edition, timeline } = await viewEditions(services, exchange.query, exchange);
      return { status: 200, body: { edition, timeline } };
    },
    page: pageRow({
      query: editionsQuery.loose(),
      handle: async (exchange, services) => {
        const view = await viewEditions(services, exchange.query, exchange);
        return pageOf(editionsPage(view), view.timeline.ok ? 'public, max-age=3600' : 'no-cache');
      },
    }),
  }),
];
