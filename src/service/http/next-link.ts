import type { Exchange } from './route.js';

/** The address of the next page of a list: the same with another `after`. Null on the last page. */
export function nextUrl(
  { origin, target }: Pick<Exchange, 'origin' | 'target'>,
  next: string | null,
): string | null {
  if (next === null) return null;
  const [path = '', query = ''] = target.split('?');
  const asked = new URLSearchParams(query);
  asked.set('after', next);
  return `${origin}${path}?${asked}`;
}

/** The header that leads to the next page of a list. Empty on the last page. */
export function nextLink(url: string | null): Readonly<Record<string, string>> {
  return url === null ? {} : { Link: `<${url}>; rel="next"` };
}
