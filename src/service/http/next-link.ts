/** The header that leads to the next page of a list: the same address with another `after`. Empty on the last page. */
export function nextLink(target: string, next: string | null): Readonly<Record<string, string>> {
  if (next === null) return {};
  const [path = '', query = ''] = target.split('?');
  const asked = new URLSearchParams(query);
  asked.set('after', next);
  return { Link: `<${path}?${asked}>; rel="next"` };
}
