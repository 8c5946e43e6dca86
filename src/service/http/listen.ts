import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { ERRORS, type ErrorCode, problemOf } from '../errors.js';
import { LIMITS } from '../limits.js';
import { PROBLEM_TYPE, problemDetails } from '../problem-details.js';
import { inOriginForm } from './target.js';

const POLL_MS = 50;

/**
 * Connections that may wait to be taken. When there are more the system drops them, and callers try again after
 * seconds, where a refusal would have told them in milliseconds.
 */
const BACKLOG = 4_096;

/** What an HTTP server waits for, in milliseconds. */
export type HttpTimes = Readonly<
  Record<'headerTimeoutMs' | 'requestTimeoutMs' | 'keepAliveMs', number>
>;

/** An HTTP server with the limits of the service on headers and times. */
export function createHttpServer(listener: RequestListener, times: HttpTimes): Server {
  const { headerTimeoutMs, keepAliveMs } = times;
  const server = createServer(
    {
      maxHeaderSize: LIMITS.http.headerBytes,
      headersTimeout: headerTimeoutMs,
      // Bodies have a time of their own: lines may arrive as slowly as they are resolved.
      requestTimeout: 0,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: Math.min(1_000, headerTimeoutMs),
    },
    inOriginForm(listener),
  );
  server.on('clientError', answerClientError);
  return server;
}

/** Begins to listen, and tells where. Rejects when the address cannot be had. */
export async function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return server.address() as AddressInfo;
}

/**
 * Stops listening and waits for the requests in flight; what is not answered after `timeoutMs` is cut
 * off. True when every request was answered.
 */
export async function closeServer(server: Server, timeoutMs: number): Promise<boolean> {
  let closed = false;
  const done = new Promise<void>((resolve) => {
    server.close(() => {
      closed = true;
      resolve();
    });
  });
  const end = Date.now() + timeoutMs;
  while (!closed && Date.now() < end) {
    server.closeIdleConnections();
    await Promise.race([done, sleep(POLL_MS)]);
  }
  const clean = closed;
  server.closeAllConnections();
  await done;
  return clean;
}

const CLIENT_ERRORS: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_INVALID_EOF_STATE: 'BODY_INCOMPLETE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

/** Answers what is not HTTP, too large or too slow, and hangs up. */
function answerClientError(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = CLIENT_ERRORS[error.code ?? ''] ?? 'MALFORMED_HTTP';
  const { status, remedy } = ERRORS[code];
  const body = JSON.stringify(problemDetails(problemOf(code, remedy), randomUUID()));
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${PROBLEM_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Oracle-Error: ${code}`,
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
