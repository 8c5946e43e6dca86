import type { QueryResolvers } from '../../generated/graphql.js';
import {
  cardsFilter,
  caseFilter,
  catalogueFilter,
  editionFilter,
  itemFilter,
  rulesetFilter,
} from '../../scenario/catalogue/schema.js';
import type { AnswerOf, ScenarioOperationName } from '../../scenario/operations.js';
import { searchFilter } from '../../scenario/search/schema.js';
import type { RawBody } from '../core/body.js';
import { answerOf, askCatalogue, askForMembers } from '../core/oracle.js';
import { cacheQuery, manyIds, scenarioQuery } from '../schemas/requests.js';
import {
  checkedArguments,
  explainBody,
  type GivenScenario,
  manyScenarios,
  oneScenario,
  scenarioBody,
  withoutNulls,
} from './arguments.js';
import type { GraphQLContext } from './context.js';
import { cacheCalled, itemCalled, listed, node, scenarioCalled, scenariosListed } from './nodes.js';
import { resolveMany } from './resolve-many.js';
import { answeredTo, type Sent } from './sent.js';

/** The queries, by name. What the engine answers goes out as it is. */
export const queries: QueryResolvers<GraphQLContext> = {
  resolve: ask('resolve'),
  resolveMany: async (_, { scenarios, typedScenarios, ...wanted }, { services, caller }) =>
    resolveMany(services, manyScenarios(scenarios, typedScenarios), {
      wanted: withoutNulls(wanted),
      caller,
    }),
  verify: async (_, { scenario, typedScenario, ...wanted }, context) => {
    const sent = scenarioBody(oneScenario({ scenario, typedScenario }), wanted);
    const answer = await answerTo('verify', sent, context);
    const expectations = answer.expectations.map((one) => ({ ...one, path: sent.at(one.path) }));
    return { ...answer, expectations };
  },
  legalActions: ask('actions'),
  outcomes: ask('outcomes'),
  compare: ask('compare'),
  explain: async (_, { scenario, typedScenario, ...question }, context) =>
    answerTo('explain', explainBody({ scenario, typedScenario }, question), context),
  node: async (_, { id }, context) => node(id, context),
  nodes: (_, { ids }, context) => {
    const asked = checkedArguments(manyIds, { ids });
    // each for itself: what is not there is null, with an error of its own
    return asked.ids.map(async (id) => node(id, context));
  },
  scenario: async (_, { id }, context) => scenarioCalled(id, context),
  scenarios: async (_, args, context) =>
    scenariosListed(checkedArguments(scenarioQuery, args), context),
  deathEventCache: async (_, { id, ...args }, context) =>
    cacheCalled(id, checkedArguments(cacheQuery, args), context),
  cards: async (_, args, context) => listed('cards', checkedArguments(cardsFilter, args), context),
  card: async (_, { id, ...args }, context) =>
    itemCalled('cards', id, checkedArguments(itemFilter, args), context),
  cardSchema: (_, args, context) => schema('cardSchema', args, context),
  cardCoverage: async (_, args, { services, caller }) => {
    const filter = checkedArguments(itemFilter, args);
    return answerOf<AnswerOf<'cardCoverage'>>(
      await askCatalogue(services, 'cardCoverage', filter, caller),
    );
  },
  cases: async (_, args, context) => listed('cases', checkedArguments(caseFilter, args), context),
  case: async (_, { id, ...args }, context) =>
    itemCalled('cases', id, checkedArguments(rulesetFilter, args), context),
  search: async (_, args, { services, caller }) => {
    const filter = checkedArguments(searchFilter, args);
    return answerOf<AnswerOf<'search'>>(await askCatalogue(services, 'search', filter, caller));
  },
  scenarioSchema: (_, args, context) => schema('scenarioSchema', args, context),
  rules: async (_, args, context) =>
    listed('rules', checkedArguments(catalogueFilter, args), context),
  rule: async (_, { id, ...args }, context) =>
    itemCalled('rules', id, checkedArguments(itemFilter, args), context),
  patches: async (_, args, context) =>
    listed('patches', checkedArguments(editionFilter, args), context),
  rulesets: async (_, args, context) =>
    listed('rulesets', checkedArguments(editionFilter, args), context),
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
    context: GraphQLContext,
  ): Promise<AnswerOf<Name>> =>
    answerTo(name, scenarioBody(oneScenario({ scenario, typedScenario }), wanted), context);
}

/** What is answered to a body. */
async function answerTo<Name extends ScenarioOperationName>(
  name: Name,
  sent: Sent<RawBody>,
  { services, caller }: GraphQLContext,
): Promise<AnswerOf<Name>> {
  return answeredTo(sent, async () =>
    answerOf<AnswerOf<Name>>(await askForMembers(services, name, sent.value, caller)),
  );
}
