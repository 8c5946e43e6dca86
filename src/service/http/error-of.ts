import { failure, ServiceError } from '../errors.js';

/**
 * What to answer for anything that was thrown on the way to an answer. Null for a mistake of ours,
 * which the log has to know in full and the caller not at all.
 */
export function errorOf(error: unknown): ServiceError | null {
  if (error instanceof ServiceError) return error;
  if (error instanceof URIError) return failure('MALFORMED_URL', 'The path cannot be decoded.');
  return null;
}
