/** Every header of answers that the document tells of. */
export const HEADERS = {
  'X-Request-Id': 'Names the request; the log has the same id.',
  'Oracle-Error': 'The code of the problem in the body.',
  RateLimit:
    'How many requests are left, and when there are all again (draft-ietf-httpapi-ratelimit-headers).',
  'RateLimit-Policy': 'How many requests an address may send in how many seconds.',
  'Retry-After': 'After how many seconds to try again.',
  'Cache-Control': 'How long the answer may be kept.',
  ETag: 'Names the answer, for `If-None-Match`, or its version, for `If-Match`.',
  Location: 'Where the thing is that was made, or that was asked for.',
  Link: 'With `rel="next"`, the next page of the list.',
  'Idempotent-Replayed': '`true`: the answer is that of an earlier request with the same key.',
  'Content-Disposition': 'The name of the file.',
  'Last-Modified': 'When the file was made.',
} as const;

/** A header of answers. */
export type HeaderName = keyof typeof HEADERS;
