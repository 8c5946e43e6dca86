/** Whether an `If-None-Match` names the tag, weak or not, or any. */
export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag);
}

/** Whether a header is one entity tag. */
export function isTag(header: string): boolean {
  return /^(W\/)?"[\x21\x23-\x7e]*"$/.test(header);
}
