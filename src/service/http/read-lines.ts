import type { IncomingMessage } from 'node:http';
import type { RawBody } from '../core/body.js';
import { failure, type ServiceError } from '../errors.js';
import { LIMITS } from '../limits.js';
import { tooSlow } from './read-body.js';

const NEWLINE = 0x0a;

/** Whether a request sends one JSON value a line. */
export function sendsLines({ headers }: IncomingMessage): boolean {
  return LINES_TYPE === (headers['content-type'] ?? '').toLowerCase().split(';')[0]!.trim();
}

/** The media type of one JSON value a line. */
export const LINES_TYPE = 'application/x-ndjson';

/**
 * The lines of a body as they come, empty ones apart. It takes no more from the network than its reader asks for.
 * @param timeMs how long one line may take to arrive.
 * @throws ServiceError BODY_TOO_LARGE, BODY_INCOMPLETE, REQUEST_TIMEOUT, after the lines that came before.
 */
export async function* readLines(
  request: IncomingMessage,
  timeMs: number,
): AsyncGenerator<RawBody> {
  const chunks = request.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  const size = { line: 0, body: 0, lines: 0 };
  let rest: Buffer[] = [];
  let end = performance.now() + timeMs;
  const lineOf = (last: Buffer): RawBody | null => {
    const bytes = Buffer.concat([...rest, last]);
    rest = [];
    size.line = 0;
    return bytes.toString('latin1').trim() === '' ? null : { bytes, format: 'json' };
  };
  for (;;) {
    const { done, value: chunk } = await within(chunks.next(), end - performance.now(), timeMs);
    if (done === true) break;
    size.body += chunk.length;
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to >= 0; to = chunk.indexOf(NEWLINE, from)) {
      const line = lineOf(chunk.subarray(from, to));
      from = to + 1;
      if (line === null) continue;
      size.lines++;
      refuseTooLarge(request, size);
      yield line;
      end = performance.now() + timeMs;
    }
    rest.push(chunk.subarray(from));
    size.line += chunk.length - from;
    refuseTooLarge(request, size);
  }
  const line = lineOf(Buffer.alloc(0));
  if (line !== null) yield line;
}

/** The next chunk, unless it takes too long. A request that breaks off is an incomplete body. */
async function within(
  next: Promise<IteratorResult<Buffer>>,
  leftMs: number,
  timeMs: number,
): Promise<IteratorResult<Buffer>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow(timeMs)), Math.max(1, leftMs));
  });
  const chunk = next.catch(() => {
    throw failure('BODY_INCOMPLETE', 'The connection ended before the body.');
  });
  return Promise.race([chunk, late]).finally(() => clearTimeout(timer));
}

/** @throws ServiceError BODY_TOO_LARGE. The rest is thrown away as it comes, so that the sender sees the answer. */
function refuseTooLarge(
  request: IncomingMessage,
  size: { readonly line: number; readonly body: number; readonly lines: number },
): void {
  const { many, body } = LIMITS;
  let most: string | null = null;
  if (size.body > many.bytes) most = `${many.bytes} bytes in all`;
  else if (size.line > body.bytes) most = `${body.bytes} bytes a line`;
  else if (size.lines > many.lines) most = `${many.lines} lines`;
  if (most === null) return;
  request.resume();
  throw tooLarge(most);
}

function tooLarge(most: string): ServiceError {
  return failure('BODY_TOO_LARGE', `A body of lines may have ${most} at most.`);
}
