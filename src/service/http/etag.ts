import { createHash } from 'node:crypto';

const LENGTH = 22;

/** A strong entity tag of the bytes of an answer. */
export function etagOf(bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('base64url');
  return `"${hash.slice(0, LENGTH)}"`;
}

/** Whether an `If-None-Match` or `If-Match` names the tag, or any. */
export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag);
}
