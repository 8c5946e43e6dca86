import { readFileSync } from 'node:fs';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { parse } from 'graphql';
import type { Resolvers } from '../../generated/graphql.js';
import { LIMITS } from '../limits.js';
import type { Log } from '../log.js';
import type { GraphQLContext } from './context.js';
import { fields } from './fields.js';
import { formatError, isFault } from './format-error.js';
import { mutations } from './mutations.js';
import { limitsPlugin, notePlugin, statusPlugin } from './plugins.js';
import { queries } from './queries.js';
import { lowerCaseEnums, scalars } from './scalars.js';

const resolvers: Resolvers<GraphQLContext> = {
  ...fields,
  ...scalars,
  Query: queries,
  Mutation: mutations,
};

/** The text of schema.graphql. */
export function schemaText(): string {
  return readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
}

/** The GraphQL server; start it before its first request, and stop it at the end. */
export function createGraphQLServer(log: Log): ApolloServer<GraphQLContext> {
  const typeDefs = parse(schemaText());
  return new ApolloServer<GraphQLContext>({
    typeDefs,
    resolvers: { ...resolvers, ...lowerCaseEnums(typeDefs) },
    introspection: true,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    // There are no cookies and no other authority that a foreign page could borrow.
    csrfPrevention: false,
    persistedQueries: false,
    // The process stops its parts itself, in order.
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: LIMITS.graphql.tokens },
    // Each error looks for names that are near and for its line in the text.
    validationOptions: { maxErrors: LIMITS.body.reportedErrors },
    formatError: (formatted, error) => {
      if (isFault(error)) log.error({ err: error }, 'a resolver broke off');
      return formatError(formatted, error);
    },
    logger: log,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      limitsPlugin,
      statusPlugin,
      notePlugin,
    ],
  });
}
