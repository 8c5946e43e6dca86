import { pipeline, Readable } from 'node:stream';
import type { Request, Response } from 'express';
import { CachedAnswer, type Encoding } from '../core/cached-answer.js';
import { etagOf } from '../core/etag.js';
import { failure, problemOf, ServiceError } from '../errors.js';
import { PROBLEM_TYPE, problemDetails } from '../problem-details.js';
import { closeIfUnread } from './close-unread.js';
import { matches } from './etag.js';
import type { Reply, Streamed } from './reply.js';

/** For `Cache-Control`: nobody may keep the answer. */
export const NO_STORE = 'no-store';

const CODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];
const OF_BODY = ['Content-Type', 'Content-Disposition', 'Last-Modified'] as const;
const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends the reply of a handler; bytes go out untouched. */
export function respond(request: Request, response: Response, reply: Reply): void {
  const { body, code = null } = reply;
  const { Link: links, ...headers } = reply.headers ?? {};
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const isCached = body instanceof CachedAnswer;
  if (isCached && isRead(request)) response.setHeader('ETag', body.head.etag);
  const bytes = isCached || isStream(body) ? null : bytesOf(body);
  if (reply.status === 200 && isRead(request)) {
    const etag = tagOf(response, bytes);
    if (etag !== undefined && matches(request.get('if-none-match'), etag)) {
      // They describe what is not sent.
      for (const name of OF_BODY) response.removeHeader(name);
      response.status(304).end();
      return;
    }
  }
  // Answers to what is sent may hold a token, and are for the sender alone.
  if (!isRead(request) && !keepsNothing(response)) response.setHeader('Cache-Control', NO_STORE);
  response.status(reply.status);
  // A link that the route has set stays.
  if (links !== undefined) response.append('Link', links);
  if (code !== null) response.setHeader('Oracle-Error', code);
  if (!response.hasHeader('Content-Type')) {
    response.setHeader('Content-Type', code === null ? JSON_TYPE : PROBLEM_TYPE);
  }
  closeIfUnread(response);
  if (isCached) {
    void sendCached(request, response, body);
    return;
  }
  if (bytes === null && request.method === 'HEAD') {
    response.end();
    return;
  }
  if (bytes === null) {
    // Who does not wait any more ends it; there is nobody to tell.
    pipeline(Readable.from(body as Streamed, { objectMode: false }), response, () => undefined);
    return;
  }
  response.setHeader('Content-Length', bytes.byteLength);
  response.end(bytes);
}

/** Sends an answer that is kept, in the coding that its reader takes. */
async function sendCached(
  request: Request,
  response: Response,
  answer: CachedAnswer,
): Promise<void> {
  const encoding = encodingFor(request, answer);
  try {
    const bytes = answer.ready(encoding) ?? (await answer.in(encoding));
    if (response.destroyed) return;
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', bytes.byteLength);
    response.end(bytes);
  } catch {
    // Nothing has been sent, and the answer cannot be read: its reader sees a connection that ends.
    response.destroy();
  }
}

/** The smallest coding that a request takes; none where it would rather have none. */
function encodingFor(request: Request, { head }: CachedAnswer): Encoding {
  if (head.encodings.length === 1) return head.encodings[0]!;
  if (request.headers['accept-encoding'] === undefined) return 'identity';
  const best = request.acceptsEncodings([...CODINGS]);
  if (best !== 'br' && best !== 'gzip') return 'identity';
  return request.acceptsEncodings('br') === 'br' ? 'br' : 'gzip';
}

function isStream(body: unknown): body is Streamed {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
}

function bytesOf(body: unknown): Uint8Array {
  return body instanceof Uint8Array ? body : Buffer.from(JSON.stringify(body));
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The entity tag of what is read: its own, or that of its bytes where it may be kept. */
function tagOf(response: Response, bytes: Uint8Array | null): string | undefined {
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
  const own = response.getHeader('ETag');
  if (own !== undefined) return String(own);
  if (bytes === null || keepsNothing(response)) return undefined;
  const etag = etagOf(bytes);
  response.setHeader('ETag', etag);
  return etag;
}

function keepsNothing(response: Response): boolean {
  return String(response.getHeader('Cache-Control')).includes(NO_STORE);
}

/**
 * The error to answer with for anything that was thrown. Null for a fault of the service: the log gets it in full,
 * the caller does not.
 */
export function errorOf(error: unknown): ServiceError | null {
  if (error instanceof ServiceError) return error;
  if (error instanceof URIError) return failure('MALFORMED_URL', 'The path cannot be decoded.');
  return null;
}

/** The reply of an error. */
export function errorReply({ problem, headers }: ServiceError, requestId: string): Reply {
  return {
    status: problem.status,
    body: problemDetails(problem, requestId),
    code: problem.code,
    headers: problem.status === 503 ? { 'Retry-After': '2', ...headers } : headers,
  };
}

/** The reply of a mistake of ours: it says nothing about what is inside. */
export function faultReply(requestId: string): Reply {
  const problem = problemOf('INTERNAL_ERROR', 'The request id names the case in the log.');
  return { status: problem.status, body: problemDetails(problem, requestId), code: problem.code };
}
