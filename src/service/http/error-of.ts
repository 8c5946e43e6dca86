import { failure, ServiceError } from '../errors.js';
import { LIMITS } from '../limits.js';

/**
 * What to answer for anything that was thrown on the way to an answer. Null for a mistake of ours,
 * which the log has to know in full and the caller not at all.
 */
export function errorOf(error: unknown): ServiceError | null {
  if (error instanceof ServiceError) return error;
  if (error instanceof URIError) return failure('MALFORMED_URL', 'The path cannot be decoded.');
  switch (typeOf(error)) {
    case 'entity.too.large':
      return failure('BODY_TOO_LARGE', `A body may have ${LIMITS.body.bytes} bytes at most.`, {
        // The rest of the body is not worth reading.
        headers: { Connection: 'close' },
      });
    case 'encoding.unsupported':
      return failure('UNSUPPORTED_MEDIA_TYPE', 'Content-Encoding is not taken.');
    case 'request.aborted':
    case 'request.size.invalid':
      return failure('BODY_INCOMPLETE', 'The body is not as long as Content-Length says.');
    default:
      return null;
  }
}

/** The kind that the body reader gives its errors. */
function typeOf(error: unknown): unknown {
  return error instanceof Error && 'type' in error ? error.type : undefined;
}
