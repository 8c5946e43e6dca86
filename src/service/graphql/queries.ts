import type {
  Card,
  Comparison,
  Death,
  Explanation,
  LegalActions,
  Outcomes,
  Patch,
  QueryResolvers,
  Resolution,
  Rule,
  Ruleset,
  Verification,
} from '../../generated/graphql.js';
import type { CatalogueItem, CataloguePage, DeathRecord } from '../../scenario/oracle.js';
import { getCache } from '../core/death-event-caches.js';
import {
  answerOf,
  askAboutScenario,
  askCatalogue,
  type CatalogueOperation,
  itemOf,
} from '../core/oracle.js';
import { getScenario, searchScenarios } from '../core/scenarios.js';
import { LIMITS } from '../limits.js';
import {
  cacheQuery,
  catalogueItemQuery,
  catalogueQuery,
  editionQuery,
  rulesetQuery,
  scenarioQuery,
} from '../schemas/requests.js';
import { checkedArguments, scenarioBody, withoutNulls } from './arguments.js';
import type { GraphQLContext } from './context.js';

/** The queries, by name. What the engine answers goes out as it is; `traceJson` is its trace once more. */
export const queries: QueryResolvers<GraphQLContext> = {
  resolve: async (_, { scenario, ...wanted }, { services, caller }) => {
    const body = scenarioBody(scenario, wanted);
    const reply = await askAboutScenario(services, 'resolve', body, caller);
    const answer = answerOf<Omit<Resolution, 'traceJson'>>(reply);
    return { ...answer, traceJson: answer.trace };
  },
  verify: async (_, { scenario, ...wanted }, { services, caller }) => {
    const body = scenarioBody(scenario, wanted);
    const reply = await askAboutScenario(services, 'verify', body, caller);
    const answer = answerOf<Omit<Verification, 'traceJson'>>(reply);
    return { ...answer, traceJson: answer.trace };
  },
  legalActions: async (_, { scenario, illegal }, { services, caller }) => {
    const body = scenarioBody(scenario, { illegal });
    return answerOf<LegalActions>(await askAboutScenario(services, 'actions', body, caller));
  },
  outcomes: async (_, { scenario, groupBy, budget }, { services, caller }) => {
    const body = scenarioBody(scenario, { groupBy, budget });
    return answerOf<Outcomes>(await askAboutScenario(services, 'outcomes', body, caller));
  },
  compare: async (_, { scenario, ...settings }, { services, caller }) => {
    const body = scenarioBody(scenario, settings);
    return answerOf<Comparison>(await askAboutScenario(services, 'compare', body, caller));
  },
  explain: async (_, { scenario, entity, event }, { services, caller }) => {
    const asked = entity == null ? {} : { explain: withoutNulls({ entity, event }) };
    const body = scenarioBody(scenario, asked);
    return answerOf<Explanation>(await askAboutScenario(services, 'explain', body, caller));
  },
  scenario: async (_, { id }, { services }) => getScenario(services, id),
  scenarios: async (_, args, { services }) =>
    searchScenarios(services, checkedArguments(scenarioQuery, args)),
  deathEventCache: async (_, { id, ...args }, { services }) => {
    const { version } = checkedArguments(cacheQuery, args);
    const cache = await getCache(services, id, version);
    return { ...cache, deaths: cache.deaths.map(shownDeath) };
  },
  cards: async (_, args, context) =>
    shownPage(
      await list('cards', checkedArguments(catalogueQuery, args), context),
      shownItem<Card>,
    ),
  card: async (_, { id, ...args }, context) =>
    shownItem<Card>(await item('cards', id, checkedArguments(catalogueItemQuery, args), context)),
  cardSchema: async (_, args, { services, caller }) => {
    const filter = checkedArguments(rulesetQuery, args);
    return answerOf<unknown>(await askCatalogue(services, 'cardSchema', filter, caller));
  },
  rules: async (_, args, context) =>
    shownPage(
      await list('rules', checkedArguments(catalogueQuery, args), context),
      shownItem<Rule>,
    ),
  rule: async (_, { id, ...args }, context) =>
    shownItem<Rule>(await item('rules', id, checkedArguments(catalogueItemQuery, args), context)),
  patches: async (_, args, context) =>
    shownPage(
      await list('patches', checkedArguments(editionQuery, args), context),
      shownItem<Patch>,
    ),
  rulesets: async (_, args, context) =>
    shownPage(
      await list('rulesets', checkedArguments(editionQuery, args), context),
      shownItem<Ruleset>,
    ),
};

async function list(
  operation: CatalogueOperation,
  filter: object,
  { services, caller }: GraphQLContext,
): Promise<CataloguePage> {
  const whole = { first: LIMITS.page.default, ...filter };
  return answerOf<CataloguePage>(await askCatalogue(services, operation, whole, caller));
}

async function item(
  operation: CatalogueOperation,
  id: string,
  filter: object,
  { services, caller }: GraphQLContext,
): Promise<CatalogueItem> {
  return itemOf(await askCatalogue(services, operation, { ...filter, id }, caller), id);
}

function shownPage<Shown>(
  { items, next }: CataloguePage,
  show: (item: CatalogueItem) => Shown,
): { items: Shown[]; next: string | null } {
  return { items: items.map(show), next };
}

/** An item with all that is known of it under `json`; fields that it does not have are null. */
function shownItem<Shown extends { json: unknown }>(found: CatalogueItem): Shown {
  return { ...found, json: found } as unknown as Shown;
}

function shownDeath(death: DeathRecord & { readonly seq: number }): Death {
  return { zonePosition: null, extra: null, ...death };
}
