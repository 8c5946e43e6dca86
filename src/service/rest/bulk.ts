import { z } from 'zod';
import { itemFilter } from '../../scenario/catalogue/schema.js';
import { catalogueFile, fileNameOf, scenarioLines } from '../core/bulk.js';
import { constantReply, type Reply } from '../http/reply.js';
import { type Route, route } from '../http/route.js';
import { scenarioQuery } from '../schemas/requests.js';

const GZIP = 'application/gzip';

const COMMON = { method: 'get', tag: 'Catalogue', limited: true, type: GZIP } as const;

/** Which of the scenarios a file has. */
const fileQuery = scenarioQuery.pick({ changedSince: true, after: true });

const SCENARIO_ANSWERS = [
  {
    status: 200,
    description:
      'A file of lines, a JSON value each, compressed with gzip. The last line has the number of lines before it, and in ' +
      '`next` the `after` of the next file; null: that is all. A file without it was broken off.',
    schema: z.string(),
    headers: ['Content-Disposition'],
  },
] as const;

const ANSWERS = [
  {
    status: 200,
    description: 'A file of lines, a JSON value each, compressed with gzip.',
    schema: z.string(),
    headers: ['Content-Disposition', 'Last-Modified'],
  },
] as const;

/** The routes that give whole lists, for those who want all of it: one file instead of hundreds of pages. */
export const bulkRoutes: readonly Route[] = [
  ...(['cards', 'rules'] as const).map((kind) =>
    route({
      ...COMMON,
      path: `/v1/bulk/${kind}`,
      operationId: `bulk${kind === 'cards' ? 'Cards' : 'Rules'}`,
      summary: `Get all ${kind} of an edition as one file`,
      query: itemFilter,
      answers: ANSWERS,
      errors: ['OVERLOADED', 'WORKER_LOST', 'INVALID_FILTER'],
      handle: async ({ query, ...caller }, services) => {
        const name = fileNameOf(kind, query);
        return constantReply(services, `file ${name}`, async () =>
          fileReply(name, await catalogueFile(services, kind, query, caller)),
        );
      },
    }),
  ),
  route({
    ...COMMON,
    path: '/v1/bulk/scenarios',
    operationId: 'bulkScenarios',
    summary: 'Get all saved scenarios, with all that is kept of them, as one file',
    query: fileQuery,
    isFleeting: true,
    answers: SCENARIO_ANSWERS,
    errors: ['BAD_QUERY', 'BAD_CURSOR', 'STORE_UNAVAILABLE'],
    handle: async ({ query, ...caller }, services) => ({
      status: 200,
      body: await scenarioLines(services, query, caller),
      headers: {
        'Content-Type': GZIP,
        'Content-Disposition': disposition('scenarios', new Date()),
        'Cache-Control': 'no-store, no-transform',
      },
    }),
  }),
];

/** A file with the day on which it was made. */
function fileReply(name: string, body: Uint8Array): Reply {
  const madeAt = new Date();
  return {
    status: 200,
    body,
    headers: {
      'Content-Type': GZIP,
      'Content-Disposition': disposition(name, madeAt),
      'Last-Modified': madeAt.toUTCString(),
      'Cache-Control': 'public, max-age=3600',
    },
  };
}

/** What a file is called when it is kept. */
function disposition(name: string, madeAt: Date): string {
  const safe = name.replaceAll(/[^\w.-]/g, '_');
  const day = madeAt.toISOString().slice(0, 'YYYY-MM-DD'.length);
  return `attachment; filename="${safe}-${day}.ndjson.gz"`;
}
