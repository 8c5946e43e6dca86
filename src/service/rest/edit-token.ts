import { failure } from '../errors.js';
import type { Exchange } from '../http/route.js';

/** The header that proves that a share or a death event cache is the caller's. */
export const TOKEN_HEADER = {
  name: 'Authorization',
  description: '`Bearer` and the edit token that saving or creating answered.',
};

/**
 * The edit token of a request.
 * @throws ServiceError EDIT_TOKEN_REQUIRED
 */
export function editToken({ header }: Pick<Exchange, 'header'>): string {
  const token = /^Bearer +([\w~+/.=-]{1,256})$/i.exec(header('authorization') ?? '')?.[1];
  if (token !== undefined) return token;
  throw failure('EDIT_TOKEN_REQUIRED', 'Authorization has to be `Bearer` and the edit token.', {
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
}
