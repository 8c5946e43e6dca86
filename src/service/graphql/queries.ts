import type { GraphQLResolveInfo } from 'graphql';
import type { QueryResolvers } from '../../generated/graphql.js';
import {
  cardsFilter,
  caseFilter,
  catalogueFilter,
  editionFilter,
  itemFilter,
  rulesetFilter,
} from '../../scenario/catalogue/schema.js';
import { deckRequest } from '../../scenario/decks/schema.js';
import { logsRequest } from '../../scenario/logs/schema.js';
import type {
  AnswerOf,
  CatalogueOperationName,
  ScenarioOperationName,
} from '../../scenario/operations.js';
import { searchFilter } from '../../scenario/search/schema.js';
import { rawBody } from '../core/body.js';
import { answerOf, askAboutScenario, askCatalogue } from '../core/oracle.js';
import { cacheQuery, manyIds, scenarioQuery } from '../schemas/requests.js';
import { answeredTo, argumentsOf, checkedArguments, type Sent, scenarioBody } from './arguments.js';
import type { GraphQLContext } from './context.js';
import { cacheCalled, itemCalled, itemsOf, node, scenarioCalled, scenariosOf } from './nodes.js';
import { resolveMany } from './resolve-many.js';

/** The queries, by name. What the engine answers goes out as it is. */
export const queries: QueryResolvers<GraphQLContext> = {
  resolve: ask('resolve'),
  resolveMany: async (_, args, context, info) => resolveMany(args, context, info),
  verify: async (_, args, context, info) => {
    const sent = scenarioBody(argumentsOf(info), args);
    const answer = await answerTo('verify', sent, context);
    const expectations = answer.expectations.map((one) => ({ ...one, path: sent.at(one.path) }));
    return { ...answer, expectations };
  },
  legalActions: ask('actions'),
  outcomes: ask('outcomes'),
  compare: ask('compare'),
  timeline: ask('timeline'),
  checkDeck: async (_, args, context) =>
    answerTo(
      'checkDeck',
      { body: checkedArguments(deckRequest, args), at: (path) => path },
      context,
    ),
  logs: async (_, args, context) =>
    answerTo('logs', { body: checkedArguments(logsRequest, args), at: (path) => path }, context),
  explain: async (_, args, context, info) => {
    const { body, at } = scenarioBody(argumentsOf(info), args);
    const { entity = null, event, ...scenario } = body;
    const explain = { entity, ...(event === undefined ? {} : { event }) };
    const sent: Sent = {
      body: { ...scenario, explain },
      at: (path) => at(path[0] === 'explain' ? [path[1] === 'event' ? 'event' : 'entity'] : path),
    };
    return answerTo('explain', sent, context);
  },
  node: async (_, { id }, context) => node(id, context),
  nodes: (_, { ids }, context) => {
    const asked = checkedArguments(manyIds, { ids });
    // each for itself: what is not there is null, with an error of its own
    return asked.ids.map(async (id) => node(id, context));
  },
  scenario: async (_, { slug }, context) => scenarioCalled(slug, context),
  scenarios: async (_, { slugs, ...args }, context) =>
    renamed({ ids: 'slugs' }, async () =>
      scenariosOf(checkedArguments(scenarioQuery, { ...args, ids: slugs ?? null }), context),
    ),
  deathEventCache: async (_, { cacheId, ...args }, context) =>
    cacheCalled(cacheId, checkedArguments(cacheQuery, args), context),
  cards: async (_, { cardIds, ...args }, context) =>
    renamed({ ids: 'cardIds' }, async () =>
      itemsOf('cards', checkedArguments(cardsFilter, { ...args, ids: cardIds ?? null }), context),
    ),
  card: async (_, { cardId, ...args }, context) =>
    renamed({ id: 'cardId' }, async () =>
      itemCalled('cards', cardId, checkedArguments(itemFilter, args), context),
    ),
  cardSchema: async (_, args, context) =>
    catalogue('cardSchema', checkedArguments(rulesetFilter, args), context),
  cardCoverage: async (_, args, context) =>
    catalogue('cardCoverage', checkedArguments(itemFilter, args), context),
  cases: async (_, args, context) => itemsOf('cases', checkedArguments(caseFilter, args), context),
  case: async (_, { caseId, ...args }, context) =>
    renamed({ id: 'caseId' }, async () =>
      itemCalled('cases', caseId, checkedArguments(rulesetFilter, args), context),
    ),
  search: async (_, args, context) =>
    (await catalogue('search', checkedArguments(searchFilter, args), context)).items,
  scenarioSchema: async (_, args, context) =>
    catalogue('scenarioSchema', checkedArguments(rulesetFilter, args), context),
  rules: async (_, { ruleIds, ...args }, context) =>
    renamed({ ids: 'ruleIds' }, async () =>
      itemsOf(
        'rules',
        checkedArguments(catalogueFilter, { ...args, ids: ruleIds ?? null }),
        context,
      ),
    ),
  rule: async (_, { ruleId, ...args }, context) =>
    renamed({ id: 'ruleId' }, async () =>
      itemCalled('rules', ruleId, checkedArguments(itemFilter, args), context),
    ),
  patches: async (_, args, context) =>
    itemsOf('patches', checkedArguments(editionFilter, args), context),
  rulesets: async (_, args, context) =>
    itemsOf('rulesets', checkedArguments(editionFilter, args), context),
};

/** Errors with the names that arguments have here. */
async function renamed<Answer>(
  names: Readonly<Record<string, string>>,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  return answeredTo(([first = '', ...rest]) => [names[first] ?? first, ...rest], answer);
}

/** An answer of the catalogue that is no page. */
async function catalogue<Name extends CatalogueOperationName>(
  name: Name,
  filter: object,
  { services, caller }: GraphQLContext,
): Promise<AnswerOf<Name>> {
  return answerOf<AnswerOf<Name>>(await askCatalogue(services, name, filter, caller));
}

/** A query that is an operation on a scenario; its other arguments are fields of the body. */
function ask<Name extends ScenarioOperationName>(name: Name) {
  return async (
    _: unknown,
    args: object,
    context: GraphQLContext,
    info: GraphQLResolveInfo,
  ): Promise<AnswerOf<Name>> => answerTo(name, scenarioBody(argumentsOf(info), args), context);
}

/** The answer to a body. */
async function answerTo<Name extends ScenarioOperationName>(
  name: Name,
  { body, at }: Sent,
  { services, caller }: GraphQLContext,
): Promise<AnswerOf<Name>> {
  return answeredTo(at, async () =>
    answerOf<AnswerOf<Name>>(await askAboutScenario(services, name, rawBody(body), caller)),
  );
}
