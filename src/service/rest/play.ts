import { z } from 'zod';
import { readBoardCode } from '../../scenario/board-code/read.js';
import { boardCode } from '../../scenario/board-code/write.js';
import { REPLAY } from '../../scenario/replay/operation.js';
import { optional } from '../../scenario/terms/schema.js';
import { parsedObject } from '../core/body.js';
import { idempotent } from '../core/idempotency.js';
import { changes, replayTable, scenarioOf, viewTable } from '../core/play-page.js';
import { saveScenario } from '../core/scenarios.js';
import { failure } from '../errors.js';
import { PAGE_HEADERS, pageOf } from '../http/page-reply.js';
import type { Reply } from '../http/reply.js';
import { pageRow, type Route, route } from '../http/route.js';
import { parseWith } from '../schemas/parse.js';
import { noQuery, playQuery, saidOfIt, tableQuery, tableStepsQuery } from '../schemas/requests.js';
import { savedScenario, table } from '../schemas/stored.js';
import { playAddress } from '../web/addresses.js';
import { playPage } from '../web/play.js';
import { sharedPage } from '../web/shared.js';
import { KEY_ERRORS, KEY_HEADER, keyOf, REPEATED } from './keys.js';
import { steps, stepsReply } from './steps.js';

/** A page that nobody else has anything of: it is made of its own address. */
const CACHE_CONTROL = 'no-cache';

const shareForm = z.looseObject({ b: z.string(), title: optional(z.string()) });

/** The routes of the table: a board that is set up, played and shared, its address saying all of it. */
export const playRoutes: readonly Route[] = [
  route({
    path: '/play',
    operationId: 'readBoardCode',
    tag: 'Scenarios',
    summary: 'Read a board code, or change a board; browsers get a table to play at',
    query: tableQuery,
    answers: [{ status: 200, description: 'The scenario, and its code.', schema: table }],
    errors: ['BAD_BOARD_CODE', 'BAD_EDIT', 'BAD_QUERY'],
    handle: async ({ query }) => {
      const scenario = scenarioOf(query);
      const body = { code: boardCode(scenario), url: playAddress(scenario), scenario };
      return { status: 200, body, headers: { 'Cache-Control': CACHE_CONTROL } };
    },
    page: pageRow({
      query: playQuery,
      redirects: true,
      handle: async (exchange, services) => {
        const { query } = exchange;
        if (changes(query)) return redirect(playAddress(scenarioOf(query)));
        const body = playPage(await viewTable(services, query, exchange));
        return pageOf(body, CACHE_CONTROL);
      },
    }),
  }),
  route({
    path: '/play/steps',
    operationId: 'readTableSteps',
    tag: 'Scenarios',
    summary: 'Read how the table of a board code looks at every step',
    query: tableStepsQuery,
    answers: [{ status: 200, description: 'The steps, and the boards.', schema: steps }],
    errors: ['BAD_BOARD_CODE', 'BAD_QUERY', ...REPLAY.errors],
    handle: async (exchange, services) => {
      const replay = await replayTable(services, scenarioOf(exchange.query), exchange);
      return stepsReply(replay, CACHE_CONTROL);
    },
  }),
  route({
    method: 'post',
    path: '/play/share',
    operationId: 'shareBoard',
    tag: 'Scenarios',
    summary: 'Save a board by its code: a link and a token of your own',
    body: {
      schema: z.looseObject({ b: z.string() }),
      yaml: false,
      form: true,
      example: { b: '1.players:(1:(board:!(Wisp)))', title: 'A Wisp' },
    },
    answers: [{ status: 201, description: 'It was saved.', schema: savedScenario }],
    headers: [KEY_HEADER],
    errors: [
      ...(['BAD_BOARD_CODE', 'SAVE_QUOTA_EXCEEDED', 'UNSTORABLE', 'STORE_UNAVAILABLE'] as const),
      ...(['CROSS_SITE_FORM', ...KEY_ERRORS] as const),
    ],
    handle: async (exchange, services) => {
      const content = parsedObject(exchange.body);
      const asked = { ...keyOf(exchange), operation: 'shareBoard', content };
      const { answer, isRepeated } = await idempotent(services, asked, exchange, () =>
        share(exchange, services),
      );
      const headers = { Location: answer.url, ...(isRepeated ? REPEATED : {}) };
      return { status: 201, body: answer, headers };
    },
    page: pageRow({
      query: noQuery,
      handle: async (exchange, services) => {
        const shared = await share(exchange, services);
        return pageOf(sharedPage({ ...shared, origin: exchange.origin }), CACHE_CONTROL, 201);
      },
    }),
  }),
];

type Share = (
  exchange: Parameters<Route['handle']>[0],
  services: Parameters<Route['handle']>[1],
) => ReturnType<typeof saveScenario>;

/** Saves what a form holds. */
const share: Share = async (exchange, services) => {
  const {
    b,
    title = '',
    ...said
  } = parseWith(shareForm, parsedObject(exchange.body), 'INVALID_BODY');
  const read = readBoardCode(b);
  if (!read.ok) throw failure('BAD_BOARD_CODE', `At character ${read.at + 1}: ${read.message}.`);
  const titled = title.trim() === '' ? read.scenario : { ...read.scenario, title: title.trim() };
  return saveScenario(services, titled, parseWith(saidOfIt, said, 'INVALID_BODY'), exchange);
};

/** Sends a browser to another address. */
function redirect(address: string): Reply {
  return { status: 303, body: '', headers: { ...PAGE_HEADERS, Location: address } };
}
