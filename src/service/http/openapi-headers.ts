import { HEADERS, type HeaderName } from './answer-headers.js';
import type { Route } from './route.js';

/** The parameter by which a caller says what it has already. */
export const IF_NONE_MATCH = {
  name: 'If-None-Match',
  description:
    'The `ETag` of what you have: if that is the answer still, it is not sent again (304).',
};

/** Whether an answer of a route has a tag, by which it need not be sent again. */
export function isTagged({
  method,
  isFleeting = false,
}: Pick<Route, 'method' | 'isFleeting'>): boolean {
  return method === 'get' && !isFleeting;
}

/** The headers of all answers, for the components of the document. */
export function headerComponents(): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(HEADERS).map(([name, description]) => [
      name,
      { description, schema: { type: 'string' } },
    ]),
  );
}

/** References to headers of an answer, as the document has them. */
export function headersOf(names: readonly HeaderName[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** The headers of every answer of a route. */
export function everywhere({ limited }: Pick<Route, 'limited'>): HeaderName[] {
  return ['X-Request-Id', ...(limited ? (['RateLimit', 'RateLimit-Policy'] as const) : [])];
}

/** The headers of an answer that is no problem. */
export function answerHeaders(each: Route, status: number): HeaderName[] {
  const { headers = [], query, method, answers } = each;
  const own = answers.find((row) => row.status === status)?.headers ?? [];
  const isMade = method === 'post' && answers.some((row) => row.status === 201);
  const hasKey = headers.some(({ name }) => name === 'Idempotency-Key');
  return [
    ...everywhere(each),
    ...(status === 303 ? [] : (['Cache-Control'] as const)),
    ...(isTagged(each) && status !== 303 ? (['ETag'] as const) : []),
    ...(isMade || status === 303 ? (['Location'] as const) : []),
    ...(hasKey ? (['Idempotent-Replayed'] as const) : []),
    ...(Object.hasOwn(query.shape, 'after') && method === 'get' ? (['Link'] as const) : []),
    ...own,
  ];
}

/** Statuses of problems that are over after a time. */
const PASSING: ReadonlySet<number> = new Set([429, 503]);

/** The headers of a problem. */
export function problemHeaders(
  each: Route,
  status: number,
  codes: readonly string[],
): HeaderName[] {
  const passes = PASSING.has(status) || codes.includes('KEY_IN_USE');
  return [
    ...everywhere(each),
    'Oracle-Error',
    ...(passes ? (['Retry-After'] as const) : []),
    'Cache-Control',
  ];
}
