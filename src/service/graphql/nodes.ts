import type { z } from 'zod';
import { DEFAULT_RULESET } from '../../rulesets/index.js';
import { cursorAfter } from '../../scenario/catalogue/cursor.js';
import type { CatalogueItem, CataloguePage } from '../../scenario/oracle.js';
import { cursorAfter as cursorAfterShare } from '../../store/scenarios/cursor.js';
import { getCache } from '../core/death-event-caches.js';
import { answerOf, askCatalogue, itemOf } from '../core/oracle.js';
import { getScenario, type ShownSummary, searchScenarios } from '../core/scenarios.js';
import type { cacheQuery, scenarioQuery } from '../schemas/requests.js';
import { connection } from './connections.js';
import type { GraphQLContext } from './context.js';
import { withTypes } from './fields.js';
import { globalId, type Kind, namedBy } from './global-ids.js';

/** The lists of the catalogue whose items can be read alone, and what the items are. */
const ITEMS = {
  cards: 'Card',
  cases: 'WorkedCase',
  rules: 'Rule',
  patches: 'Patch',
  rulesets: 'Ruleset',
} as const satisfies Readonly<Record<string, Kind>>;

type List = keyof typeof ITEMS;

/** What was asked for beside an id. */
interface Filter {
  readonly ruleset?: string | undefined;
  readonly patch?: string | undefined;
  readonly after?: string | undefined;
}

/** Lists whose items differ by rule system and edition. */
const EDITED: readonly List[] = ['cards', 'rules'];

function withGlobalId(list: List, filter: Filter, item: CatalogueItem): CatalogueItem {
  const { ruleset = DEFAULT_RULESET, patch } = filter;
  const edited = EDITED.includes(list) ? { ruleset, patch } : {};
  return { ...item, globalId: globalId({ kind: ITEMS[list], id: item.id, ...edited }) };
}

/** A page of the catalogue. */
export async function listed(list: List, filter: Filter, { services, caller }: GraphQLContext) {
  const page = answerOf<CataloguePage>(await askCatalogue(services, list, filter, caller));
  const items = page.items.map((item) => withGlobalId(list, filter, item));
  return connection({ ...page, items }, filter.after, ({ id }) => cursorAfter(id));
}

/** An item of the catalogue. */
export async function itemCalled(
  list: List,
  id: string,
  filter: Filter,
  { services, caller }: GraphQLContext,
): Promise<CatalogueItem> {
  const reply = await askCatalogue(services, list, { ...filter, id }, caller);
  return withGlobalId(list, filter, itemOf(reply, id));
}

/** What a list shows of a scenario, with its global id. */
export function summary<Shown extends Pick<ShownSummary, 'slug'>>(shown: Shown) {
  return { ...shown, globalId: globalId({ kind: 'Scenario', id: shown.slug }) };
}

/** A page of saved scenarios. */
export async function scenariosListed(
  query: z.output<typeof scenarioQuery>,
  { services, caller }: GraphQLContext,
) {
  const page = await searchScenarios(services, query, caller);
  const items = page.items.map(summary);
  return connection({ ...page, items }, query.after, ({ createdAt, slug }) =>
    cursorAfterShare({ createdAt: new Date(createdAt), slug }),
  );
}

/** A saved scenario. */
export async function scenarioCalled(id: string, { services }: GraphQLContext) {
  return summary(withTypes(await getScenario(services, id)));
}

/** A page of a death event cache. */
export async function cacheCalled(
  id: string,
  query: z.output<typeof cacheQuery>,
  { services }: GraphQLContext,
) {
  const cache = await getCache(services, id, query);
  const own = globalId({ kind: 'DeathEventCache', id: cache.id });
  return { ...cache, deaths: [...cache.deaths], globalId: own };
}

/**
 * Whatever has a global id.
 * @throws ServiceError as reading it by its own id does.
 */
export async function node(id: string, context: GraphQLContext) {
  const { kind, id: own, ...filter } = namedBy(id);
  if (kind === 'Scenario') return { __typename: kind, ...(await scenarioCalled(own, context)) };
  if (kind === 'DeathEventCache')
    return { __typename: kind, ...(await cacheCalled(own, {}, context)) };
  const list = LISTS[kind];
  return { __typename: kind, ...(await itemCalled(list, own, filter, context)) };
}

const LISTS: Readonly<Record<Exclude<Kind, 'Scenario' | 'DeathEventCache'>, List>> = {
  Card: 'cards',
  WorkedCase: 'cases',
  Rule: 'rules',
  Patch: 'patches',
  Ruleset: 'rulesets',
};
