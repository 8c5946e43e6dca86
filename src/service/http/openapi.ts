import { VERSION } from '../../scenario/terms/version.js';
import type { DeprecatedParts } from '../deprecated.js';
import { componentSchemas, type JsonSchema, schemaOf } from '../schemas/registry.js';
import { MAX_WAIT_HEADER } from './admit.js';
import { answerExamples } from './answer-examples.js';
import { LOG_TYPES } from './media-types.js';
import { headerComponents, IF_NONE_MATCH, isTagged } from './openapi-headers.js';
import { problemExamples, responsesOf } from './openapi-responses.js';
import { LINES_TYPE } from './read-lines.js';
import type { Route } from './route.js';

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

/**
 * The OpenAPI 3.1 document of a table of routes.
 * @param examples an answer of each route that has one, by its `operationId`; what the build has written when left out.
 */
export function openApiDocument(
  routes: readonly Route[],
  deprecated: Readonly<Record<string, DeprecatedParts>> = {},
  examples: Readonly<Record<string, unknown>> = answerExamples(),
): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const each of routes) {
    const path = each.path.replaceAll(/\/:(\w+)/g, '/{$1}');
    paths[path] = {
      ...paths[path],
      [each.method]: {
        ...operationOf(each, deprecated[each.operationId] ?? {}),
        responses: responsesOf(each, examples[each.operationId]),
      },
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
      headers: headerComponents(),
      examples: problemExamples(routes),
      securitySchemes: {
        editToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a share or of a death event cache.',
        },
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
  const token = each.headers?.find(({ name }) => name === 'Authorization');
  const schemes = token?.isOptional === true ? [{}, { editToken: [] }] : [{ editToken: [] }];
  return {
    operationId,
    summary,
    tags: [tag],
    ...(going.route === undefined ? {} : { deprecated: true }),
    ...(token === undefined ? {} : { security: schemes }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: requestBody(body) }),
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
function headerParameters(each: Route): unknown[] {
  const { headers = [], limited } = each;
  const tag = isTagged(each) ? [IF_NONE_MATCH] : [];
  return [...headers, ...(limited ? [MAX_WAIT_HEADER] : []), ...tag]
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

/** A log as a file. */
const FILE = { schema: { type: 'string', format: 'binary' } } as const;

function requestBody({ schema, yaml, log, lines, example }: NonNullable<Route['body']>): unknown {
  const content = { schema: schemaOf(schema), example };
  return {
    required: true,
    content: {
      'application/json': content,
      ...(yaml ? { 'application/yaml': content } : {}),
      ...(log === true ? Object.fromEntries(LOG_TYPES.map((type) => [type, FILE])) : {}),
      ...(lines === true ? { [LINES_TYPE]: { schema: { type: 'string' } } } : {}),
    },
  };
}
