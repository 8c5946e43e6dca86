import type { Request } from 'express';
import type { Services } from '../core/services.js';
import type { ServiceError } from '../errors.js';
import { errorPage } from '../web/scenario.js';
import { PAGE_POLICY } from '../web/style.js';
import type { Reply } from './reply.js';
import { errorOf, errorReply } from './respond.js';
import type { Exchange, PageRow } from './route.js';

/** The headers of every page: what it is, and what it may do. */
export const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': PAGE_POLICY,
  // With `no-referrer` browsers would not say of a page's own forms where they come from.
  'Referrer-Policy': 'same-origin',
} as const;

/** The reply that is a page. */
export function pageOf(body: Uint8Array, cacheControl: string, status = 200): Reply {
  return { status, body, headers: { ...PAGE_HEADERS, 'Cache-Control': cacheControl } };
}

/** Whether a request would rather have a page than the JSON that the route answers too. */
export function prefersPage(request: Request, types: readonly string[]): boolean {
  return request.accepts([...types, 'text/html']) === 'text/html';
}

/** The reply of a page; an error is a page too. */
export async function pageReply(
  page: PageRow,
  exchange: () => Promise<Exchange>,
  services: Services,
): Promise<Reply> {
  try {
    return await page.handle(await exchange(), services);
  } catch (error) {
    const known = errorOf(error);
    if (known === null) throw error;
    return errorPageReply(known);
  }
}

function errorPageReply(error: ServiceError): Reply {
  const { headers, ...reply } = errorReply(error, '');
  return { ...reply, body: errorPage(error.problem), headers: { ...headers, ...PAGE_HEADERS } };
}
