import { problemOf, ServiceError } from '../errors.js';
import type { OracleReply } from '../pool/task.js';
import { problemDetails } from '../problem-details.js';
import type { RawBody } from './body.js';
import { askAboutScenario } from './oracle.js';
import type { Caller, Services } from './services.js';

/** Requests of a batch that wait for a thread at the same time: enough that none is idle, few beside others' requests. */
const AHEAD = 4;
const encoder = new TextEncoder();

/**
 * Resolves the scenarios of a batch, each for itself, and answers in their order as soon as that can be. No more are
 * taken than the reader of the answers keeps up with. It ends when nobody waits any more.
 * @throws what the bodies throw, after the answers to those before.
 */
export async function* resolveEach(
  services: Services,
  bodies: AsyncIterable<RawBody>,
  caller: Caller,
): AsyncGenerator<OracleReply> {
  const coming = bodies[Symbol.asyncIterator]();
  const working: Promise<OracleReply>[] = [];
  let failed: { readonly error: unknown } | null = null;
  const nextBody = async (): Promise<IteratorResult<RawBody>> =>
    coming.next().catch((error: unknown) => {
      failed = { error };
      return { done: true, value: undefined };
    });
  let next: Promise<IteratorResult<RawBody>> | null = nextBody();
  while ((next !== null || working.length > 0) && !caller.signal.aborted) {
    const taken = next !== null && working.length < AHEAD ? next : null;
    const [first] = working;
    const event = await Promise.race([
      ...(taken === null ? [] : [taken.then((body) => ({ body }))]),
      ...(first === undefined ? [] : [first.then((reply) => ({ reply }))]),
    ]);
    if ('reply' in event) {
      void working.shift();
      yield event.reply;
    } else if (event.body.done === true) {
      next = null;
    } else {
      working.push(resolveOne(services, event.body.value, caller));
      next = nextBody();
    }
  }
  if (failed !== null) throw (failed as { readonly error: unknown }).error;
}

/** Resolves one scenario; everything that goes wrong is a reply. */
async function resolveOne(services: Services, body: RawBody, caller: Caller): Promise<OracleReply> {
  try {
    return await askAboutScenario(services, 'resolve', body, caller);
  } catch (error) {
    return problemReply(error, caller);
  }
}

/** What went wrong outside the engine, as a reply; what nobody foresaw tells nothing. */
export function problemReply(error: unknown, { requestId }: Caller): OracleReply {
  const problem =
    error instanceof ServiceError
      ? error.problem
      : problemOf('INTERNAL_ERROR', 'The request id names the case in the log.');
  const { status, code } = problem;
  const bytes = encoder.encode(JSON.stringify(problemDetails(problem, requestId)));
  return { status, code, bytes, workMs: 0 };
}

/** What became of a request of a batch, as JSON: the bytes of the engine stay as they are. */
export function resultBytes(index: number, { status, code, bytes }: OracleReply): Uint8Array {
  const name = code === null ? 'answer' : 'problem';
  return Buffer.concat([
    encoder.encode(`{"index":${index},"status":${status},"${name}":`),
    bytes,
    encoder.encode('}'),
  ]);
}
