import { parsedObject } from '../core/body.js';
import { deleteCache, getCache } from '../core/death-event-caches.js';
import { idempotent } from '../core/idempotency.js';
import { appendSentDeaths, createCache } from '../core/start-death-event-cache.js';
import { type Route, route } from '../http/route.js';
import { parseWith } from '../schemas/parse.js';
import { cacheDraft, cacheQuery, deathsDraft } from '../schemas/requests.js';
import { cacheVersion, deathEventCache, startedCache } from '../schemas/stored.js';
import { editToken, TOKEN_HEADER } from './edit-token.js';
import { KEY_ERRORS, KEY_HEADER, keyOf, REPEATED } from './keys.js';

const DEATH_EXAMPLE = { entityId: 12, cardId: 'CS2_120', controller: 1, turn: 5, zonePosition: 2 };

/** The engine checks deaths against rule system and edition. */
const ENGINE_ERRORS = [
  'DEADLINE_EXCEEDED',
  'MEMORY_EXCEEDED',
  'OVERLOADED',
  'WORKER_LOST',
] as const;

/** The routes that keep death event caches: what died earlier in a game. */
export const deathEventCacheRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/v1/death-event-caches',
    operationId: 'createDeathEventCache',
    tag: 'Death event caches',
    summary: 'Start a death event cache: an id to read it by, and a token to append to it',
    headers: [KEY_HEADER],
    body: {
      schema: cacheDraft,
      yaml: false,
      example: { ruleset: 'hearthstone', patch: '10.0', deaths: [DEATH_EXAMPLE] },
    },
    answers: [{ status: 201, description: 'It was started.', schema: startedCache }],
    errors: [
      ...(['SAVE_QUOTA_EXCEEDED', ...ENGINE_ERRORS] as const),
      ...(['UNSTORABLE', 'STORE_UNAVAILABLE'] as const),
      ...KEY_ERRORS,
    ],
    handle: async (exchange, services) => {
      const draft = parseWith(cacheDraft, parsedObject(exchange.body), 'INVALID_BODY');
      const asked = { ...keyOf(exchange), operation: 'createDeathEventCache', content: draft };
      const { answer, isRepeated } = await idempotent(services, asked, exchange, () =>
        createCache(services, draft, exchange),
      );
      const Location = `/v1/death-event-caches/${answer.id}`;
      return { status: 201, body: answer, headers: { Location, ...(isRepeated ? REPEATED : {}) } };
    },
  }),
  route({
    path: '/v1/death-event-caches/:id',
    operationId: 'getDeathEventCache',
    tag: 'Death event caches',
    summary: 'Read a page of a death event cache, or of its first deaths',
    query: cacheQuery,
    answers: [{ status: 200, description: 'The deaths in order.', schema: deathEventCache }],
    errors: ['BAD_QUERY', 'DEATH_EVENT_CACHE_NOT_FOUND', 'STORE_UNAVAILABLE'],
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
    headers: [TOKEN_HEADER, KEY_HEADER],
    body: {
      schema: deathsDraft,
      yaml: false,
      example: { expectedVersion: 1, deaths: [DEATH_EXAMPLE] },
    },
    answers: [{ status: 200, description: 'The new version.', schema: cacheVersion }],
    errors: [
      ...(['DEATH_EVENT_CACHE_NOT_FOUND', 'VERSION_CONFLICT', 'SAVE_QUOTA_EXCEEDED'] as const),
      ...(['EDIT_TOKEN_REQUIRED', 'BAD_TOKEN', ...ENGINE_ERRORS] as const),
      ...(['UNSTORABLE', 'STORE_UNAVAILABLE'] as const),
      ...KEY_ERRORS,
    ],
    handle: async (exchange, services) => {
      const token = editToken(exchange);
      const draft = parseWith(deathsDraft, parsedObject(exchange.body), 'INVALID_BODY');
      const content = { id: exchange.id, ...draft };
      const asked = { ...keyOf(exchange), operation: 'recordDeaths', content };
      const { answer, isRepeated } = await idempotent(services, asked, exchange, async () =>
        appendSentDeaths(services, exchange.id, { ...draft, editToken: token }, exchange),
      );
      return { status: 200, body: answer, headers: isRepeated ? REPEATED : {} };
    },
  }),
  route({
    method: 'delete',
    path: '/v1/death-event-caches/:id',
    operationId: 'deleteDeathEventCache',
    tag: 'Death event caches',
    summary: 'Delete a death event cache with its deaths',
    headers: [TOKEN_HEADER],
    answers: [{ status: 200, description: 'It is gone.', schema: cacheVersion }],
    errors: [
      ...(['EDIT_TOKEN_REQUIRED', 'BAD_TOKEN'] as const),
      ...(['DEATH_EVENT_CACHE_NOT_FOUND', 'STORE_UNAVAILABLE'] as const),
    ],
    handle: async (exchange, services) => ({
      status: 200,
      body: await deleteCache(services, exchange.id, editToken(exchange)),
    }),
  }),
];
