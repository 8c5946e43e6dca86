import type { QueryResolvers } from '../../generated/graphql.js';
import {
  caseFilter,
  catalogueFilter,
  editionFilter,
  itemFilter,
  rulesetFilter,
} from '../../scenario/catalogue/schema.js';
import type {
  AnswerOf,
  CatalogueOperationName,
  ScenarioOperationName,
} from '../../scenario/operations.js';
import type { CatalogueItem, CataloguePage } from '../../scenario/oracle.js';
import { searchFilter } from '../../scenario/search/schema.js';
import { getCache } from '../core/death-event-caches.js';
import { answerOf, askAboutScenario, askCatalogue, itemOf } from '../core/oracle.js';
import { getScenario, searchScenarios } from '../core/scenarios.js';
import { cacheQuery, scenarioQuery } from '../schemas/requests.js';
import {
  checkedArguments,
  type GivenScenario,
  manyScenarios,
  oneScenario,
  scenarioBody,
  withoutNulls,
} from './arguments.js';
import type { GraphQLContext } from './context.js';
import { withTypes } from './fields.js';
import { resolveMany } from './resolve-many.js';

/** The queries, by name. What the engine answers goes out as it is. */
export const queries: QueryResolvers<GraphQLContext> = {
  resolve: ask('resolve'),
  resolveMany: async (_, { scenarios, typedScenarios, ...wanted }, { services, caller }) =>
    resolveMany(services, manyScenarios(scenarios, typedScenarios), {
      wanted: withoutNulls(wanted),
      caller,
    }),
  verify: ask('verify'),
  legalActions: ask('actions'),
  outcomes: ask('outcomes'),
  compare: ask('compare'),
  explain: (_, { entity, event, ...given }, context) => {
    const explain = entity == null ? undefined : withoutNulls({ entity, event });
    return ask('explain')(_, { ...given, ...(explain === undefined ? {} : { explain }) }, context);
  },
  scenario: async (_, { id }, { services }) => withTypes(await getScenario(services, id)),
  scenarios: async (_, args, { services, caller }) =>
    searchScenarios(services, checkedArguments(scenarioQuery, args), caller),
  deathEventCache: async (_, { id, ...args }, { services }) => {
    const cache = await getCache(services, id, checkedArguments(cacheQuery, args));
    return { ...cache, deaths: [...cache.deaths] };
  },
  cards: async (_, args, context) =>
    list('cards', checkedArguments(catalogueFilter, args), context),
  card: async (_, { id, ...args }, context) =>
    item('cards', id, checkedArguments(itemFilter, args), context),
  cardSchema: (_, args, context) => schema('cardSchema', args, context),
  cardCoverage: async (_, args, { services, caller }) => {
    const filter = checkedArguments(itemFilter, args);
    return answerOf<AnswerOf<'cardCoverage'>>(
      await askCatalogue(services, 'cardCoverage', filter, caller),
    );
  },
  cases: async (_, args, context) => list('cases', checkedArguments(caseFilter, args), context),
  case: async (_, { id, ...args }, context) =>
    item('cases', id, checkedArguments(rulesetFilter, args), context),
  search: async (_, args, { services, caller }) => {
    const filter = checkedArguments(searchFilter, args);
    return answerOf<AnswerOf<'search'>>(await askCatalogue(services, 'search', filter, caller));
  },
  scenarioSchema: (_, args, context) => schema('scenarioSchema', args, context),
  rules: async (_, args, context) =>
    list('rules', checkedArguments(catalogueFilter, args), context),
  rule: async (_, { id, ...args }, context) =>
    item('rules', id, checkedArguments(itemFilter, args), context),
  patches: async (_, args, context) =>
    list('patches', checkedArguments(editionFilter, args), context),
  rulesets: async (_, args, context) =>
    list('rulesets', checkedArguments(editionFilter, args), context),
};

/** A JSON Schema of a rule system. */
async function schema(
  name: 'cardSchema' | 'scenarioSchema',
  args: object,
  { services, caller }: GraphQLContext,
): Promise<unknown> {
  const filter = checkedArguments(rulesetFilter, args);
  return answerOf<unknown>(await askCatalogue(services, name, filter, caller));
}

/** A query that is an operation on a scenario; its other arguments are fields of the body. */
function ask<Name extends ScenarioOperationName>(name: Name) {
  return async (
    _: unknown,
    { scenario, typedScenario, ...wanted }: GivenScenario,
    { services, caller }: GraphQLContext,
  ): Promise<AnswerOf<Name>> => {
    const body = scenarioBody(oneScenario({ scenario, typedScenario }), wanted);
    return answerOf<AnswerOf<Name>>(await askAboutScenario(services, name, body, caller));
  };
}

async function list(
  name: CatalogueOperationName,
  filter: object,
  { services, caller }: GraphQLContext,
): Promise<CataloguePage> {
  return answerOf<CataloguePage>(await askCatalogue(services, name, filter, caller));
}

async function item(
  name: CatalogueOperationName,
  id: string,
  filter: object,
  { services, caller }: GraphQLContext,
): Promise<CatalogueItem> {
  return itemOf(await askCatalogue(services, name, { ...filter, id }, caller), id);
}
