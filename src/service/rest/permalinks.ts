import { getScenario, type ShownScenario } from '../core/scenarios.js';
import type { Services } from '../core/services.js';
import { etagOf, matches } from '../http/etag.js';
import { type Reply, type Route, route } from '../http/route.js';
import { noQuery } from '../schemas/requests.js';
import { permalink } from '../schemas/stored.js';

/** A withdrawn scenario is gone from the caches of others after so long, in seconds. */
const CACHE_CONTROL = 'public, max-age=3600';
/** How long this process trusts that a permalink still answers the same, in milliseconds. */
const TRUST_MS = 60_000;
const REMEMBERED = 10_000;

/** The routes of permalinks. Make one set for each store. */
export function permalinkRoutes(): readonly Route[] {
  const known = new Map<string, { readonly etag: string; readonly until: number }>();
  const remember = (id: string, etag: string): void => {
    if (known.size >= REMEMBERED) known.clear();
    known.set(id, { etag, until: Date.now() + TRUST_MS });
  };
  return [
    route({
      method: 'get',
      path: '/s/:id',
      operationId: 'openPermalink',
      tag: 'Scenarios',
      summary: 'Read what never changes of a scenario',
      query: noQuery,
      answers: [{ status: 200, description: 'The scenario.', schema: permalink }],
      errors: ['SCENARIO_NOT_FOUND', 'SCENARIO_WITHDRAWN', 'STORE_UNAVAILABLE'],
      limited: true,
      handle: async ({ id, header }, services) => {
        const seen = known.get(id);
        if (seen !== undefined && seen.until > Date.now()) {
          if (matches(header('if-none-match'), seen.etag)) return unchanged(seen.etag);
        }
        const reply = await read(services, id);
        remember(id, reply.headers.ETag);
        return reply;
      },
    }),
  ];
}

function unchanged(etag: string): Reply {
  return { status: 304, body: null, headers: { ETag: etag, 'Cache-Control': CACHE_CONTROL } };
}

async function read(
  services: Services,
  id: string,
): Promise<Reply & { readonly headers: { readonly ETag: string } }> {
  const body = Buffer.from(JSON.stringify(immutablePart(await getScenario(services, id))));
  return {
    status: 200,
    body,
    headers: { ETag: etagOf(body), 'Cache-Control': CACHE_CONTROL },
  };
}

function immutablePart(scenario: ShownScenario) {
  const { id, url, ruleset, edition, engine, state, actions, decisions } = scenario;
  const { random, expect, result, traceHash } = scenario;
  return {
    id,
    url,
    ruleset,
    edition,
    engine,
    state,
    actions,
    decisions,
    random,
    expect,
    result,
    traceHash,
  };
}
