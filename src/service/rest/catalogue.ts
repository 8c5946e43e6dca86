import { askCatalogue, type CatalogueOperation, itemOf } from '../core/oracle.js';
import { etagOf } from '../http/etag.js';
import { type Reply, type Route, route } from '../http/route.js';
import { LIMITS } from '../limits.js';
import { catalogueItem, cataloguePage } from '../schemas/answers.js';
import { anyObject } from '../schemas/meta.js';
import {
  catalogueItemQuery,
  catalogueQuery,
  editionQuery,
  rulesetQuery,
} from '../schemas/requests.js';
import { fromOracle } from './operations.js';

/** The catalogue changes with the engine only. */
const CACHE_CONTROL = 'public, max-age=3600';

const ENGINE_ERRORS = ['OVERLOADED', 'WORKER_LOST'] as const;

/** The routes that tell what the engine knows. */
export const catalogueRoutes: readonly Route[] = [
  list('cards', '/v1/cards', 'listCards', 'List or search cards', catalogueQuery),
  route({
    method: 'get',
    path: '/v1/cards/schema',
    operationId: 'getCardSchema',
    tag: 'Catalogue',
    summary: 'Read the JSON Schema of the cards that a scenario may bring along',
    query: rulesetQuery,
    answers: [{ status: 200, description: 'A JSON Schema (2020-12).', schema: anyObject }],
    errors: [...ENGINE_ERRORS, 'NO_SUCH_ITEM'],
    limited: true,
    handle: async (exchange, services) => {
      const reply = await askCatalogue(services, 'cardSchema', exchange.query, exchange);
      return cacheable(fromOracle(reply), reply.bytes);
    },
  }),
  item('cards', '/v1/cards/:id', 'getCard', 'Read a card by its id', 'NEW1_019'),
  list('rules', '/v1/rules', 'listRules', 'List or search rules', catalogueQuery),
  item('rules', '/v1/rules/:id', 'getRule', 'Read a rule by its id', 'HS-R9'),
  list('patches', '/v1/patches', 'listPatches', 'List the editions of the rules', editionQuery),
  list('rulesets', '/v1/rulesets', 'listRulesets', 'List the rule systems', editionQuery),
];

function list(
  operation: CatalogueOperation,
  path: string,
  operationId: string,
  summary: string,
  query: typeof catalogueQuery | typeof editionQuery,
): Route {
  return route({
    method: 'get',
    path,
    operationId,
    tag: 'Catalogue',
    summary,
    query,
    answers: [{ status: 200, description: 'A page of the list.', schema: cataloguePage }],
    errors: [...ENGINE_ERRORS, 'BAD_QUERY'],
    limited: true,
    handle: async (exchange, services) => {
      const filter = { first: LIMITS.page.default, ...exchange.query };
      const reply = await askCatalogue(services, operation, filter, exchange);
      return cacheable(fromOracle(reply), reply.bytes);
    },
  });
}

function item(
  operation: CatalogueOperation,
  path: string,
  operationId: string,
  summary: string,
  exampleId: string,
): Route {
  return route({
    method: 'get',
    path,
    operationId,
    tag: 'Catalogue',
    summary,
    exampleId,
    query: catalogueItemQuery,
    answers: [{ status: 200, description: 'What is known of it.', schema: catalogueItem }],
    errors: [...ENGINE_ERRORS, 'NO_SUCH_ITEM'],
    limited: true,
    handle: async (exchange, services) => {
      const filter = { ...exchange.query, id: exchange.id };
      const reply = await askCatalogue(services, operation, filter, exchange);
      if (reply.code !== null) return fromOracle(reply);
      const bytes = Buffer.from(JSON.stringify(itemOf(reply, exchange.id)));
      return cacheable({ ...fromOracle(reply), body: bytes }, bytes);
    },
  });
}

function cacheable(reply: Reply, bytes: Uint8Array): Reply {
  if (reply.status !== 200) return reply;
  return { ...reply, headers: { 'Cache-Control': CACHE_CONTROL, ETag: etagOf(bytes) } };
}
