import type { IncomingMessage } from 'node:http';
import { failure } from '../errors.js';

/**
 * Refuses a form that a page of another site has sent: a browser sends it without asking first, so every page could save
 * in the name of whoever looks at it. Other clients send neither of the two headers. JSON of other sites is taken,
 * because browsers ask first and tools of other sites are welcome.
 * @throws ServiceError CROSS_SITE_FORM.
 */
export function refuseForeignForm(
  { headers }: Pick<IncomingMessage, 'headers'>,
  publicUrl: string | undefined,
): void {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  const isOwn =
    site === undefined
      ? origin === undefined || isHost(origin, [host, hostOf(publicUrl)])
      : site === 'same-origin' || site === 'none';
  if (!isOwn) throw failure('CROSS_SITE_FORM', 'The form was sent by a page of another site.');
}

function isHost(origin: string, hosts: readonly (string | undefined)[]): boolean {
  const own = hostOf(origin);
  return own !== undefined && hosts.includes(own);
}

function hostOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).host : undefined;
}
