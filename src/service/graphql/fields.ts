import type { Resolvers } from '../../generated/graphql.js';
import type { CatalogueItem } from '../../scenario/oracle.js';
import type { GraphQLContext } from './context.js';

/** Everything that is known of an item, in one value. */
const json = (item: CatalogueItem): CatalogueItem => item;

/** Fields that are not simply fields of what the engine answers: the same once more, as one value. */
export const fields: Resolvers<GraphQLContext> = {
  Resolution: { traceJson: ({ trace }) => trace },
  Verification: { traceJson: ({ trace }) => trace },
  Card: { json },
  Rule: { json },
  Patch: { json },
  Ruleset: { json },
};
