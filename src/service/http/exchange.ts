import { setMaxListeners } from 'node:events';
import type { Request, Response } from 'express';
import type { Language } from '../../rulesets/common/names.js';
import { callerKey, priorityOf } from '../admission/caller.js';
import type { BodyFormat } from '../body/parse-body.js';
import type { RawBody } from '../core/body.js';
import type { Caller } from '../core/services.js';
import { parseQuery } from '../schemas/parse.js';
import { bodyFormat } from './media-types.js';
import { readBody } from './read-body.js';
import { readLines, sendsLines } from './read-lines.js';
import { notesOf } from './request-log.js';
import type { BodyRow, Exchange, Route } from './route.js';
import { refuseForeignForm } from './same-site.js';

const NO_BODY: RawBody = { bytes: new Uint8Array(), format: 'json' };

/** The caller of a request, with a signal for when nobody waits any more. */
export function callerOf(request: Request, response: Response): Caller {
  const gone = new AbortController();
  // Every field of a GraphQL query waits for a thread of its own.
  setMaxListeners(0, gone.signal);
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  const notes = notesOf(response);
  const { requestId } = notes;
  const worked = (ms: number): void => {
    notes.workMs += ms;
  };
  const address = request.ip ?? request.socket.remoteAddress ?? '0.0.0.0';
  const priority = priorityOf(request.headers);
  const caller = callerKey(address);
  return { requestId, address, caller, priority, signal: gone.signal, worked };
}

/** The setting of an app that names its origin. */
export const PUBLIC_URL = 'public url';

/** The setting of an app for how long a body may take to arrive, in milliseconds. */
export const BODY_TIME = 'body time';

/** How long the body of a request may take to arrive. */
export function bodyTimeOf(request: Request): number {
  return request.app.get(BODY_TIME) as number;
}

const HOST = /^[\w.-]{1,253}(:\d{1,5})?$|^\[[\da-f:]{2,45}\](:\d{1,5})?$/i;

function publicUrlOf(request: Request): string | undefined {
  return request.app.get(PUBLIC_URL) as string | undefined;
}

/** Scheme and host of our addresses: what is configured, or what the request was sent to. */
function originOf(request: Request): string {
  const configured = publicUrlOf(request);
  if (configured !== undefined) return configured;
  const host = request.get('host') ?? '';
  return `${request.protocol}://${HOST.test(host) ? host : 'localhost'}`;
}

/** What a request would rather have than English, in which everything is unless something else is asked for. */
function languageOf(request: Request, response: Response): Language | undefined {
  response.vary('Accept-Language');
  const preferred = request.acceptsLanguages(['en', 'zh']);
  return preferred === 'zh' ? preferred : undefined;
}

function formatOf(request: Request, body: BodyRow): BodyFormat {
  const format = bodyFormat(request, body);
  if (format === 'form') refuseForeignForm(request, publicUrlOf(request));
  return format;
}

/**
 * The request as the handler of its route sees it.
 * @throws ServiceError, or an error of the body reader.
 */
export async function exchangeOf(
  each: Route,
  request: Request,
  response: Response,
): Promise<Exchange> {
  const takesLanguage = Object.hasOwn(each.query.shape, 'lang');
  const language =
    takesLanguage || each.isSpoken === true ? languageOf(request, response) : undefined;
  const parsed = parseQuery(each.query, request.query);
  const query = takesLanguage && language !== undefined ? { lang: language, ...parsed } : parsed;
  const lines =
    each.body?.lines === true && sendsLines(request)
      ? readLines(request, bodyTimeOf(request))
      : undefined;
  const body =
    each.body === undefined || lines !== undefined
      ? NO_BODY
      : await readBody(request, formatOf(request, each.body), bodyTimeOf(request));
  const { id } = request.params;
  return {
    ...callerOf(request, response),
    origin: originOf(request),
    // Nothing has an id with a NUL, which is no text for the engine or the store: such an id is not found.
    id: typeof id === 'string' ? id.replaceAll('\0', '\uFFFD') : '',
    target: request.originalUrl,
    query,
    language,
    body,
    ...(lines === undefined ? {} : { lines }),
    header: (name) => request.get(name),
  };
}
