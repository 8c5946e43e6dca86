import type { IncomingMessage } from 'node:http';
import type { BodyFormat } from '../body/parse-body.js';
import type { RawBody } from '../core/body.js';
import { failure, type ServiceError } from '../errors.js';
import { LIMITS } from '../limits.js';

/**
 * Reads a body as bytes. One that is too large is refused as soon as that is known, and what is left of it is
 * thrown away as it comes, unless it is very much. (The usual body readers read it all first.)
 * @param timeMs how long all of it may take to arrive.
 * @throws ServiceError BODY_TOO_LARGE, BODY_INCOMPLETE, REQUEST_TIMEOUT.
 */
export async function readBody(
  request: IncomingMessage,
  format: BodyFormat,
  timeMs: number,
): Promise<RawBody> {
  const most = format === 'log' ? LIMITS.log.bytes : LIMITS.body.bytes;
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > Math.max(most, LIMITS.http.drainedBytes))
    throw tooLarge(most, { Connection: 'close' });
  if (announced > most) {
    drain(request);
    throw tooLarge(most);
  }
  return { bytes: await collect(request, most, timeMs), format };
}

async function collect(
  request: IncomingMessage,
  most: number,
  timeMs: number,
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= most) return;
      end(() => reject(tooLarge(most)));
      drain(request);
    };
    const onEnd = (): void => end(() => resolve(Buffer.concat(chunks, size)));
    const onCut = (): void => {
      end(() => reject(failure('BODY_INCOMPLETE', 'The connection ended before the body.')));
    };
    const late = setTimeout(() => end(() => reject(tooSlow(timeMs))), timeMs);
    const end = (settle: () => void): void => {
      clearTimeout(late);
      request.pause();
      request.off('data', onData).off('end', onEnd).off('error', onCut).off('close', onCut);
      settle();
    };
    request.on('data', onData).on('end', onEnd).on('error', onCut).on('close', onCut);
  });
}

/**
 * Reads on and throws away: a caller who is cut off in the middle of sending does not see the answer. Who sends
 * much more is cut off nevertheless.
 */
function drain(request: IncomingMessage): void {
  let left = LIMITS.http.drainedBytes;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.on('error', () => undefined);
  request.resume();
}

/** The refusal of a sender who is too slow; the connection ends with it. */
export function tooSlow(timeMs: number): ServiceError {
  return failure('REQUEST_TIMEOUT', `A body has to arrive within ${timeMs / 1_000} s.`, {
    headers: { Connection: 'close' },
  });
}

function tooLarge(most: number, headers: Readonly<Record<string, string>> = {}): ServiceError {
  return failure('BODY_TOO_LARGE', `A body may have ${most} bytes at most.`, { headers });
}
