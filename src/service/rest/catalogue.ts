import type { CatalogueOperation } from '../../scenario/operation/operation.js';
import { CATALOGUE_OPERATIONS, type CatalogueOperationName } from '../../scenario/operations.js';
import { askCatalogue, itemOf } from '../core/oracle.js';
import { nextLink, nextUrl } from '../http/next-link.js';
import type { Reply } from '../http/reply.js';
import { type Exchange, type Route, route } from '../http/route.js';
import { LIMITS } from '../limits.js';
import type { OracleReply } from '../pool/task.js';
import { fromOracle } from './operations.js';

/** The catalogue changes with the engine only. */
const CACHE_CONTROL = 'public, max-age=3600';

const COMMON = {
  method: 'get',
  tag: 'Catalogue',
  limited: true,
} as const;

const SERVICE_ERRORS = ['OVERLOADED', 'WORKER_LOST', 'BAD_QUERY'] as const;

/** The routes that tell what the engine knows. Addresses that are written out go before those with an id. */
export const catalogueRoutes: readonly Route[] = [
  ...CATALOGUE_OPERATIONS.map(([name, operation]) => whole(name, operation)),
  ...CATALOGUE_OPERATIONS.flatMap(([name, operation]) => single(name, operation)),
];

/** A list, or whatever an operation answers as one. */
function whole(name: CatalogueOperationName, operation: CatalogueOperation): Route {
  const { address, field, summary, request, description, answer, errors } = operation;
  const { exampleRuleset } = operation;
  return route({
    ...COMMON,
    path: address,
    operationId: field,
    summary,
    ...(exampleRuleset === undefined ? {} : { exampleId: exampleRuleset }),
    query: exampleRuleset === undefined ? request : request.omit({ ruleset: true }),
    answers: [{ status: 200, description, schema: answer }],
    errors: [...SERVICE_ERRORS, ...errors],
    // The address of the next page is absolute.
    constant: Object.hasOwn(request.shape, 'after') ? 'by origin' : 'everywhere',
    handle: async (exchange, services) => {
      const named = exampleRuleset === undefined ? {} : { ruleset: exchange.id };
      const reply = await askCatalogue(services, name, { ...exchange.query, ...named }, exchange);
      return cacheable(withNext(fromOracle(reply), reply, exchange));
    },
  });
}

/** One item of a list by its id, where that can be asked for. */
function single(
  name: CatalogueOperationName,
  { address, item, errors }: CatalogueOperation,
): Route[] {
  if (item === undefined) return [];
  const { field, summary, request, answer, example } = item;
  return [
    route({
      ...COMMON,
      path: `${address}/:id`,
      operationId: field,
      summary,
      exampleId: example,
      query: request,
      answers: [{ status: 200, description: 'What is known of it.', schema: answer }],
      errors: [...SERVICE_ERRORS, ...errors],
      constant: 'everywhere',
      handle: async (exchange, services) => {
        const filter = { ...exchange.query, id: exchange.id };
        const reply = await askCatalogue(services, name, filter, exchange);
        if (reply.code !== null) return fromOracle(reply);
        const body = Buffer.from(JSON.stringify(itemOf(reply, exchange.id)));
        return cacheable({ ...fromOracle(reply), body });
      },
    }),
  ];
}

/** What follows the items of a page: short enough to be read without them. */
const NEXT = /"next":(null|"[\w-]*"),"total":\d+(?:,"missing":\[[^\]]*\])?\}$/;

/** A page of a list with the address of the next one, in the body and as a header. */
function withNext(reply: Reply, { bytes, code }: OracleReply, exchange: Exchange): Reply {
  const end = Buffer.from(bytes.subarray(-LIMITS.page.cursorLength * 2)).toString('utf8');
  const next = code === null ? NEXT.exec(end)?.[1] : undefined;
  if (next === undefined) return reply;
  const url = nextUrl(exchange, next === 'null' ? null : (JSON.parse(next) as string));
  const address = Buffer.from(`,"nextUrl":${JSON.stringify(url)}}`);
  const body = Buffer.concat([bytes.subarray(0, -1), address]);
  return { ...reply, body, headers: nextLink(url) };
}

function cacheable(reply: Reply): Reply {
  if (reply.status !== 200) return reply;
  return { ...reply, headers: { ...reply.headers, 'Cache-Control': CACHE_CONTROL } };
}
