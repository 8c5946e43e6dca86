import { VERSION } from '../../scenario/terms/version.js';
import type { DeprecatedParts } from '../deprecated.js';
import { ERROR_TABLE } from '../error-table.js';
import { PROBLEM_TYPE } from '../problem-details.js';
import { problem } from '../schemas/problem.js';
import { componentSchemas, type JsonSchema, schemaOf } from '../schemas/registry.js';
import { MAX_WAIT_HEADER } from './admit.js';
import { LINES_TYPE } from './read-lines.js';
import type { Route } from './route.js';

const EVERYWHERE = ['NOT_ACCEPTABLE', 'BAD_QUERY', 'INTERNAL_ERROR'] as const;
const WITH_BODY = [
  ...(['MALFORMED_JSON', 'BODY_REQUIRED', 'BODY_INCOMPLETE', 'BAD_ENCODING'] as const),
  ...(['BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const),
  ...(['INVALID_BODY', 'BODY_TOO_DEEP', 'BODY_TOO_MANY_NODES'] as const),
];

/** What requests that count against a limit may meet before anything is done. */
const GUARDED = ['RATE_LIMITED', 'BAD_HEADER', 'WAIT_TOO_LONG'] as const;

/** In the form that ids of scenarios and death event caches have. */
const STORED_ID = 'ul2mhqnduckbeh264l3wulctj4';

const TAGS = {
  Resolving: 'What happens, and why.',
  Scenarios:
    'Scenarios that were saved: each content once, and for whoever saves it a share of it.',
  'Death event caches': 'What died earlier in a game, kept between resolutions.',
  Catalogue: 'What the rules engine knows.',
  Service: 'The service itself.',
};

/** The OpenAPI 3.1 document of a table of routes. */
export function openApiDocument(
  routes: readonly Route[],
  deprecated: Readonly<Record<string, DeprecatedParts>> = {},
): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const each of routes) {
    const path = each.path.replaceAll(/\/:(\w+)/g, '/{$1}');
    paths[path] = {
      ...paths[path],
      [each.method]: operationOf(each, deprecated[each.operationId] ?? {}),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rules Oracle',
      version: VERSION,
      description: 'Answers what exactly happens in a card game, in which order, and why.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        editToken: { type: 'http', scheme: 'bearer', description: 'The token of a scenario.' },
      },
    },
  };
}

function operationOf(each: Route, going: DeprecatedParts): Record<string, unknown> {
  const { operationId, tag, summary, body } = each;
  const parameters = [
    ...pathParameters(each),
    ...headerParameters(each),
    ...queryParameters(each, going),
  ];
  const takesToken = each.errors.includes('EDIT_TOKEN_REQUIRED');
  return {
    operationId,
    summary,
    tags: [tag],
    ...(going.route === undefined ? {} : { deprecated: true }),
    ...(takesToken ? { security: [{ editToken: [] }] } : {}),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: requestBody(body) }),
    responses: { ...answersOf(each), ...problemsOf(each) },
  };
}

function pathParameters({ path, exampleId }: Route): unknown[] {
  return [...path.matchAll(/\/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    example: exampleId ?? STORED_ID,
  }));
}

/** The headers that are parameters; the token is a security scheme. */
function headerParameters({ headers = [], limited }: Route): unknown[] {
  return [...headers, ...(limited ? [MAX_WAIT_HEADER] : [])]
    .filter(({ name }) => name !== 'Authorization')
    .map(({ name, description }) => ({
      name,
      in: 'header',
      description,
      required: false,
      schema: { type: 'string' },
    }));
}

function queryParameters({ query }: Route, going: DeprecatedParts): unknown[] {
  const { properties = {} } = schemaOf(query) as { properties?: Record<string, JsonSchema> };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: false,
    ...(description === undefined ? {} : { description }),
    ...(going.query?.[name] === undefined ? {} : { deprecated: true }),
    schema,
  }));
}

function requestBody({ schema, yaml, lines, example }: NonNullable<Route['body']>): unknown {
  const content = { schema: schemaOf(schema), example };
  return {
    required: true,
    content: {
      'application/json': content,
      ...(yaml ? { 'application/yaml': content } : {}),
      ...(lines === true ? { [LINES_TYPE]: { schema: { type: 'string' } } } : {}),
    },
  };
}

function answersOf({ answers, page, type: own, forms = [] }: Route): Record<string, unknown> {
  return Object.fromEntries(
    answers.map(({ status, description, schema, line }) => {
      const isText = schema.def.type === 'string';
      const type = own?.split(';')[0] ?? (isText ? 'text/plain' : 'application/json');
      const others = [
        ...(page === undefined ? [] : ['text/html']),
        ...forms.map((form) => form.type.split(';')[0]!),
      ];
      const texts = others.map((other) => [other, { schema: { type: 'string' } }]);
      const content = {
        [type]: { schema: schemaOf(schema) },
        ...Object.fromEntries(texts),
        ...(line === undefined ? {} : { [LINES_TYPE]: { schema: schemaOf(line) } }),
      };
      return [status, { description, content }];
    }),
  );
}

/** The problems that a route may answer, by status, but for those with an answer of the same status. */
function problemsOf(each: Route): Record<string, unknown> {
  const codes = new Set<Route['errors'][number]>([...each.errors, ...EVERYWHERE]);
  if (each.limited) for (const code of GUARDED) codes.add(code);
  if (each.body !== undefined) for (const code of WITH_BODY) codes.add(code);
  if (each.body?.yaml === true) codes.add('MALFORMED_YAML');
  const byStatus = new Map<number, string[]>();
  for (const code of codes) {
    const { status } = ERROR_TABLE.get(code)!;
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  for (const { status } of each.answers) byStatus.delete(status);
  const [type = ''] = PROBLEM_TYPE.split(';');
  const content = { [type]: { schema: schemaOf(problem) } };
  return Object.fromEntries(
    [...byStatus].map(([status, listed]) => [
      status,
      { description: `\`${listed.sort().join('`, `')}\``, content },
    ]),
  );
}
