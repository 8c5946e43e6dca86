import { z } from 'zod';
import { EXAMPLE } from '../../scenario/form/example.js';
import type { Json } from '../../scenario/oracle.js';
import { problemReply, resolveEach, resultBytes } from '../core/batch.js';
import { parsedObject, type RawBody, rawBody } from '../core/body.js';
import type { Caller, Services } from '../core/services.js';
import { failure } from '../errors.js';
import { LINES_TYPE } from '../http/read-lines.js';
import type { Reply } from '../http/reply.js';
import { type Route, route } from '../http/route.js';
import { LIMITS } from '../limits.js';
import { batchAnswer, batchInput, batchResult } from '../schemas/batch.js';
import { parseWith } from '../schemas/parse.js';
import { SERVICE_ERRORS } from './operations.js';

/** What of the body is looked at here; what the requests say is looked at one by one. */
const envelope = z.strictObject({
  requests: z.array(z.unknown()).min(1).max(LIMITS.many.requests),
});

const NEWLINE = Buffer.from('\n');

/** The route that resolves many scenarios at once. */
export const batchRoute: Route = route({
  method: 'post',
  path: '/v1/resolve:batch',
  operationId: 'resolveBatch',
  tag: 'Resolving',
  summary: 'Resolve many scenarios at once, each for itself',
  body: { schema: batchInput, yaml: false, lines: true, example: { requests: [EXAMPLE] } },
  answers: [
    {
      status: 200,
      description:
        'What became of each request, in their order. A body of lines is answered in lines, as they are resolved.',
      schema: batchAnswer,
      line: batchResult,
    },
  ],
  errors: [...SERVICE_ERRORS, 'INVALID_BODY'],
  handle: async ({ body, lines, ...caller }, services) => {
    if (lines !== undefined) return inLines(services, lines, caller);
    const { requests } = parseWith(envelope, parsedObject(body), 'INVALID_BODY');
    return asOne(services, requests as Json[], caller);
  },
});

async function asOne(
  services: Services,
  requests: readonly Json[],
  caller: Caller,
): Promise<Reply> {
  const parts: Uint8Array[] = [];
  for await (const reply of resolveEach(services, bodiesOf(requests), caller)) {
    parts.push(Buffer.from(parts.length === 0 ? '' : ','), resultBytes(parts.length / 2, reply));
  }
  const body = Buffer.concat([Buffer.from('{"results":['), ...parts, Buffer.from(']}')]);
  return { status: 200, body };
}

async function* bodiesOf(requests: readonly Json[]): AsyncGenerator<RawBody> {
  for (const request of requests) yield rawBody(request);
}

/** @throws ServiceError OVERLOADED when as many streams are open as may be. */
function inLines(services: Services, lines: AsyncIterable<RawBody>, caller: Caller): Reply {
  if (!services.streams.begin(caller.caller)) {
    const { streams, streamsEach } = LIMITS.many;
    const detail = `${streams} bodies of lines are resolved at once, ${streamsEach} of one address.`;
    throw failure('OVERLOADED', detail, { headers: { 'Retry-After': '5' } });
  }
  return {
    status: 200,
    body: streamed(services, lines, caller),
    headers: { 'Content-Type': LINES_TYPE, 'Cache-Control': 'no-store, no-transform' },
  };
}

/** The answers, a line each; what is wrong with the body itself is the last. */
async function* streamed(
  services: Services,
  lines: AsyncIterable<RawBody>,
  caller: Caller,
): AsyncGenerator<Uint8Array> {
  let index = 0;
  try {
    for await (const reply of resolveEach(services, lines, caller)) {
      yield Buffer.concat([resultBytes(index++, reply), NEWLINE]);
      await services.admission.whenAllowed(caller, caller.signal);
    }
  } catch (error) {
    yield Buffer.concat([resultBytes(index, problemReply(error, caller)), NEWLINE]);
  } finally {
    services.streams.end(caller.caller);
  }
}
