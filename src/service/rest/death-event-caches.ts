import { parsedObject } from '../core/body.js';
import { appendDeaths, getCache } from '../core/death-event-caches.js';
import { once } from '../core/once.js';
import { createCache } from '../core/start-death-event-cache.js';
import { type Route, route } from '../http/route.js';
import { parseWith } from '../schemas/parse.js';
import { cacheDraft, cacheQuery, deathsDraft, noQuery } from '../schemas/requests.js';
import { cacheVersion, deathEventCache } from '../schemas/stored.js';
import { KEY_ERRORS, KEY_HEADER, keyOf, REPEATED } from './keys.js';

const DEATH_EXAMPLE = { entityId: 12, cardId: 'CS2_120', controller: 1, turn: 5, zonePosition: 2 };

/** The routes that keep death event caches: what died earlier in a game. */
export const deathEventCacheRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/v1/death-event-caches',
    operationId: 'createDeathEventCache',
    tag: 'Death event caches',
    summary: 'Start a death event cache',
    query: noQuery,
    headers: [KEY_HEADER],
    body: {
      schema: cacheDraft,
      yaml: false,
      example: { ruleset: 'hearthstone', patch: '10.0', deaths: [DEATH_EXAMPLE] },
    },
    answers: [{ status: 201, description: 'It was started.', schema: cacheVersion }],
    errors: [
      ...(['SAVE_QUOTA_EXCEEDED', 'OVERLOADED', 'WORKER_LOST'] as const),
      ...(['UNSTORABLE', 'STORE_UNAVAILABLE'] as const),
      ...KEY_ERRORS,
    ],
    limited: true,
    handle: async (exchange, services) => {
      const draft = parseWith(cacheDraft, parsedObject(exchange.body), 'INVALID_BODY');
      const asked = { ...keyOf(exchange), operation: 'createDeathEventCache', content: draft };
      const { answer, isRepeated } = await once(services, asked, exchange, () =>
        createCache(services, draft, exchange),
      );
      const Location = `/v1/death-event-caches/${answer.id}`;
      return { status: 201, body: answer, headers: { Location, ...(isRepeated ? REPEATED : {}) } };
    },
  }),
  route({
    method: 'get',
    path: '/v1/death-event-caches/:id',
    operationId: 'getDeathEventCache',
    tag: 'Death event caches',
    summary: 'Read a page of a death event cache, or of its first deaths',
    query: cacheQuery,
    answers: [{ status: 200, description: 'The deaths in order.', schema: deathEventCache }],
    errors: ['BAD_QUERY', 'DEATH_EVENT_CACHE_NOT_FOUND', 'STORE_UNAVAILABLE'],
    limited: true,
    handle: async ({ id, query }, services) => ({
      status: 200,
      body: await getCache(services, id, query),
    }),
  }),
  route({
    method: 'post',
    path: '/v1/death-event-caches/:id/deaths',
    operationId: 'recordDeaths',
    tag: 'Death event caches',
    summary: 'Append deaths to a cache that is still at the expected version',
    query: noQuery,
    headers: [KEY_HEADER],
    body: {
      schema: deathsDraft,
      yaml: false,
      example: { expectedVersion: 1, deaths: [DEATH_EXAMPLE] },
    },
    answers: [{ status: 200, description: 'The new version.', schema: cacheVersion }],
    errors: [
      ...(['DEATH_EVENT_CACHE_NOT_FOUND', 'VERSION_CONFLICT', 'SAVE_QUOTA_EXCEEDED'] as const),
      ...(['UNSTORABLE', 'STORE_UNAVAILABLE'] as const),
      ...KEY_ERRORS,
    ],
    limited: true,
    handle: async (exchange, services) => {
      const draft = parseWith(deathsDraft, parsedObject(exchange.body), 'INVALID_BODY');
      const content = { id: exchange.id, ...draft };
      const asked = { ...keyOf(exchange), operation: 'recordDeaths', content };
      const { answer, isRepeated } = await once(services, asked, exchange, async () =>
        appendDeaths(services, exchange.id, draft, exchange),
      );
      return { status: 200, body: answer, headers: isRepeated ? REPEATED : {} };
    },
  }),
];
