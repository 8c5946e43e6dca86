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
 * Connections that may wait to be accepted. The system drops more, and their callers try again only after seconds.
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

/** Where to listen, with the variables that say so. */
export interface ListenAddress {
  readonly port: number;
  readonly host: string;
  /** What stands before `PORT` and `HOST` in the names of the variables. */
  readonly prefix?: string;
}

/** An address that cannot be listened on; the message says so in a sentence. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** Begins to listen, and answers where. Rejects with a ListenError when the address cannot be had. */
export async function listen(server: Server, address: ListenAddress): Promise<AddressInfo> {
  const { port, host } = address;
  await new Promise<void>((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException): void => {
      reject(new ListenError(sentenceOf(error, address)));
    };
    server.once('error', failed);
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', failed);
      resolve();
    });
  });
  return server.address() as AddressInfo;
}

const LAST_PORT = 65_535;

function sentenceOf(
  { code, message }: NodeJS.ErrnoException,
  { port, host, prefix = '' }: ListenAddress,
): string {
  const other = port < LAST_PORT ? port + 1 : port - 1;
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Try ${prefix}PORT=${other}.`;
  if (code === 'EACCES')
    return `Port ${port} is not allowed for this user. Try ${prefix}PORT=3000.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${prefix}HOST is "${host}" but has to be an address of this machine.`;
  return `${prefix}HOST and ${prefix}PORT cannot be listened on: ${message}.`;
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
  const end = performance.now() + timeoutMs;
  while (!closed && performance.now() < end) {
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
