import type { Exchange } from '../http/route.js';

/** The header under whose value a request is done once. */
export const KEY_HEADER = {
  name: 'Idempotency-Key',
  description:
    'Sent again from the same network with the same key and content within 24 hours, the answer is the first one. ' +
    'Nobody should be able to guess a key: use a UUID, as `5f0c2b8e-3d8a-4f5e-9c57-0a1c64a2f9d1`.',
};

/** Says that an answer is that of an earlier request. */
export const REPEATED = { 'Idempotent-Replayed': 'true' } as const;

/** What may be wrong with a key. */
export const KEY_ERRORS = ['BAD_HEADER', 'KEY_IN_USE', 'KEY_REUSED'] as const;

/** The key of a request. */
export function keyOf({ header }: Exchange): { readonly key: string | undefined } {
  return { key: header('idempotency-key') };
}
