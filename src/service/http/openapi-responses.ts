import { ERROR_TABLE } from '../errors.js';
import { PROBLEM_TYPE, problemDetails } from '../problem-details.js';
import { problem } from '../schemas/problem.js';
import { schemaOf } from '../schemas/registry.js';
import {
  answerHeaders,
  everywhere,
  headersOf,
  isTagged,
  problemHeaders,
} from './openapi-headers.js';
import { LINES_TYPE } from './read-lines.js';
import type { AnswerRow, Route } from './route.js';

type Code = Route['errors'][number];

const EVERYWHERE = ['NOT_ACCEPTABLE', 'BAD_QUERY', 'INTERNAL_ERROR'] as const;
const WITH_BODY = [
  ...(['MALFORMED_JSON', 'BODY_REQUIRED', 'BODY_INCOMPLETE', 'BAD_ENCODING'] as const),
  ...(['BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const),
  ...(['INVALID_BODY', 'BODY_TOO_DEEP', 'BODY_TOO_MANY_NODES'] as const),
];

/** What requests that count against a limit may meet before anything is done. */
const GUARDED = ['RATE_LIMITED', 'BAD_HEADER', 'WAIT_TOO_LONG'] as const;

/** What whoever asks the engine may meet, whatever is asked. */
const ENGINE = [
  ...(['OVERLOADED', 'WORKER_LOST', 'STOPPING'] as const),
  ...(['DEADLINE_EXCEEDED', 'MEMORY_EXCEEDED'] as const),
];

/** The responses of a route, by status. */
export function responsesOf(each: Route, example: unknown): Record<string, unknown> {
  return { ...problemsOf(each), ...answersOf(each, example), ...elsewhereOf(each) };
}

/** A problem of every code that routes may answer, for the components of the document. */
export function problemExamples(routes: readonly Route[]): Record<string, unknown> {
  const codes = new Set(routes.flatMap((each) => [...codesOf(each)]));
  return Object.fromEntries(
    [...ERROR_TABLE.values()]
      .filter(({ code }) => codes.has(code as Code))
      .map(({ code, status, title, remedy }) => [
        code,
        { value: problemDetails({ code, status, title, detail: remedy }, 'a1b2c3') },
      ]),
  );
}

function answersOf(each: Route, example: unknown): Record<string, unknown> {
  return Object.fromEntries(
    each.answers.map((row, i) => [
      row.status,
      {
        description: row.description,
        headers: headersOf(answerHeaders(each, row.status)),
        content: contentOf(each, row, i === 0 ? example : undefined),
      },
    ]),
  );
}

function contentOf(
  { page, type: own, forms = [] }: Route,
  { schema, line }: AnswerRow,
  example: unknown,
): Record<string, unknown> {
  const isText = schema.def.type === 'string';
  const type = own?.split(';')[0] ?? (isText ? 'text/plain' : 'application/json');
  const others = [
    ...(page === undefined ? [] : ['text/html']),
    ...forms.map((form) => form.type.split(';')[0]!),
  ];
  const texts = others.map((other) => [other, { schema: { type: 'string' } }]);
  return {
    [type]: { schema: schemaOf(schema), ...(example === undefined ? {} : { example }) },
    ...Object.fromEntries(texts),
    ...(line === undefined ? {} : { [LINES_TYPE]: { schema: schemaOf(line) } }),
  };
}

/** Where nothing is sent: the caller has it already, or finds it elsewhere. */
function elsewhereOf(each: Route): Record<string, unknown> {
  const headers = headersOf([...everywhere(each), 'Cache-Control', 'ETag']);
  return {
    ...(isTagged(each)
      ? { 304: { description: 'What `If-None-Match` names is the answer still.', headers } }
      : {}),
    ...(each.page?.redirects === true
      ? {
          303: {
            description: 'For browsers: the page is at `Location`.',
            headers: headersOf(answerHeaders(each, 303)),
          },
        }
      : {}),
  };
}

/** The problems that a route may answer, by status, but for those with an answer of the same status. */
function problemsOf(each: Route): Record<string, unknown> {
  const byStatus = new Map<number, string[]>();
  for (const code of codesOf(each)) {
    const { status } = ERROR_TABLE.get(code)!;
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  for (const { status } of each.answers) byStatus.delete(status);
  const [type = ''] = PROBLEM_TYPE.split(';');
  const text = each.page === undefined ? {} : { 'text/html': { schema: { type: 'string' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, listed]) => {
      const codes = listed.sort();
      const examples = Object.fromEntries(
        codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
      );
      return [
        status,
        {
          description: `\`${codes.join('`, `')}\``,
          headers: headersOf(problemHeaders(each, status, codes)),
          content: { [type]: { schema: schemaOf(problem), examples }, ...text },
        },
      ];
    }),
  );
}

function codesOf({ errors, limited, body }: Route): ReadonlySet<Code> {
  const asksEngine = errors.includes('OVERLOADED');
  return new Set<Code>([
    ...[...errors, ...EVERYWHERE],
    ...(asksEngine ? ENGINE : []),
    ...(limited ? GUARDED : []),
    ...(body === undefined ? [] : WITH_BODY),
    ...(body?.yaml === true ? (['MALFORMED_YAML'] as const) : []),
  ]);
}
