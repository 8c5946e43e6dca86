import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new edit token, and the hash that the store keeps of it. */
export function newEditToken(): { readonly token: string; readonly hash: Uint8Array<ArrayBuffer> } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: tokenHash(token) };
}

/** Whether the token is the one of which the store keeps this hash, compared in constant time. */
export function isTokenOf(token: string, hash: Uint8Array): boolean {
  const given = tokenHash(token);
  return given.length === hash.length && timingSafeEqual(given, hash);
}

/**
 * The hash under which a share is found by its token. How long the database takes to compare it tells nothing of the
 * token: a guess would have to come close to a hash.
 */
export function tokenHash(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(token, 'utf8').digest());
}
