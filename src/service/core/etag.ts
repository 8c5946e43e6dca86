import { createHash } from 'node:crypto';

const LENGTH = 22;

/** A strong entity tag of the bytes of an answer. */
export function etagOf(bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('base64url');
  return `"${hash.slice(0, LENGTH)}"`;
}
