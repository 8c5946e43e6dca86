import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new edit token, and the hash that the store keeps of it. */
export function newEditToken(): { readonly token: string; readonly hash: Uint8Array<ArrayBuffer> } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** Whether the token is the one whose hash was kept; takes the same time for each wrong token. */
export function isEditToken(token: string, hash: Uint8Array): boolean {
  return timingSafeEqual(hashOf(token), hash);
}

function hashOf(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(token, 'utf8').digest());
}
