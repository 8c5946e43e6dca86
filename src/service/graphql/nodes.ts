import type { z } from 'zod';
import { DEFAULT_RULESET } from '../../rulesets/index.js';
import { cursorAfter } from '../../scenario/catalogue/cursor.js';
import type { CatalogueItem, CataloguePage } from '../../scenario/oracle.js';
import { cursorAfter as cursorAfterShare } from '../../store/scenarios/cursor.js';
import { getCache } from '../core/death-event-caches.js';
import { answerOf, askCatalogue, itemOf } from '../core/oracle.js';
import {
  getScenario,
  type ShownScenario,
  type ShownSummary,
  searchScenarios,
} from '../core/scenarios.js';
import type { cacheQuery, scenarioQuery } from '../schemas/requests.js';
import type { GraphQLContext } from './context.js';
import { globalId, type Kind, namedBy } from './global-ids.js';

/** The lists of the catalogue: what their items are, and the field with the id that a game or book gives them. */
const ITEMS = {
  cards: { kind: 'Card', own: 'cardId' },
  cases: { kind: 'WorkedCase', own: 'caseId' },
  rules: { kind: 'Rule', own: 'ruleId' },
  patches: { kind: 'Patch', own: 'patchId' },
  rulesets: { kind: 'Ruleset', own: 'ruleset' },
} as const satisfies Readonly<Record<string, { readonly kind: Kind; readonly own: string }>>;

/** A list of the catalogue. */
export type List = keyof typeof ITEMS;

/** What a request says beside an id. */
interface Filter {
  readonly ids?: readonly string[] | undefined;
  readonly ruleset?: string | undefined;
  readonly patch?: string | undefined;
  readonly after?: string | undefined;
}

/** Lists whose items differ by rule system and edition. */
const EDITED: readonly List[] = ['cards', 'rules'];

/** An item of the catalogue as a type of the schema, with what the engine says of it as `json`. */
export type ItemNode = CatalogueItem & { readonly __typename: Kind; readonly json: CatalogueItem };

function itemNode(
  list: List,
  { ruleset = DEFAULT_RULESET, patch }: Filter,
  item: CatalogueItem,
): ItemNode {
  const { kind, own } = ITEMS[list];
  const edited = EDITED.includes(list) ? { ruleset, patch } : {};
  const id = globalId({ kind, id: item.id, ...edited });
  return { ...item, __typename: kind, [own]: item.id, id, json: item };
}

/** A page of the catalogue. */
export async function itemsOf(list: List, filter: Filter, { services, caller }: GraphQLContext) {
  const page = answerOf<CataloguePage>(await askCatalogue(services, list, filter, caller));
  const edges = page.items.map((item) => ({
    cursor: cursorAfter(item.id),
    node: itemNode(list, filter, item),
  }));
  return {
    ...connection(edges, page.next, filter.after),
    missing: page.missing ?? [],
    totalCount: page.total,
  };
}

/** An item of the catalogue. */
export async function itemCalled(
  list: List,
  id: string,
  filter: Filter,
  { services, caller }: GraphQLContext,
) {
  const reply = await askCatalogue(services, list, { ...filter, id }, caller);
  return itemNode(list, filter, itemOf(reply, id));
}

/** A scenario of which the rest is read when it is asked for. */
export interface ScenarioNode extends Omit<ShownSummary, 'id'> {
  readonly __typename: 'Scenario';
  readonly id: string;
  readonly slug: string;
  readonly contentId: string;
  readonly ruleset: string;
  /** All that is stored, read once. */
  whole(): Promise<ShownScenario>;
}

/** A scenario of a list, or one that was read whole. */
export function scenarioNode(
  { id, ...shown }: ShownSummary,
  { services }: GraphQLContext,
): ScenarioNode {
  let read = 'source' in shown ? Promise.resolve({ id, ...shown }) : null;
  return {
    ...shown,
    __typename: 'Scenario',
    contentId: id,
    id: globalId({ kind: 'Scenario', id: shown.slug }),
    whole: async () => (read ??= getScenario(services, shown.slug)),
  };
}

/** A page of saved scenarios. */
export async function scenariosOf(query: z.output<typeof scenarioQuery>, context: GraphQLContext) {
  const page = await searchScenarios(context.services, query, context.caller);
  const edges = page.items.map((item) => ({
    cursor: cursorAfterShare({ createdAt: new Date(item.createdAt), slug: item.slug }),
    node: scenarioNode(item, context),
  }));
  return { ...connection(edges, page.next, query.after), totalCount: null };
}

/** A saved scenario. */
export async function scenarioCalled(slug: string, context: GraphQLContext) {
  return scenarioNode(await getScenario(context.services, slug), context);
}

/** A page of a death event cache. */
export async function cacheCalled(
  cacheId: string,
  query: z.output<typeof cacheQuery>,
  { services }: GraphQLContext,
) {
  const { next, ...cache } = await getCache(services, cacheId, query);
  const id = globalId({ kind: 'DeathEventCache', id: cache.id });
  return { ...cache, __typename: 'DeathEventCache' as const, id, cacheId: cache.id, nextSeq: next };
}

/**
 * Whatever has a global id.
 * @throws ServiceError as reading it by its own id does.
 */
export async function node(id: string, context: GraphQLContext) {
  const { kind, id: own, ...filter } = namedBy(id);
  if (kind === 'Scenario') return scenarioCalled(own, context);
  if (kind === 'DeathEventCache') return cacheCalled(own, {}, context);
  const [list] = Object.entries(ITEMS).find(([, item]) => item.kind === kind)!;
  return itemCalled(list as List, own, filter, context);
}

interface Edge<Node> {
  readonly cursor: string;
  readonly node: Node;
}

/** A page as Relay's clients read it; `next`: null on the last page, `after`: what was asked for. */
function connection<Node>(
  edges: readonly Edge<Node>[],
  next: string | null,
  after: string | null | undefined,
) {
  const pageInfo = {
    hasNextPage: next !== null,
    hasPreviousPage: after != null,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
  return { edges, nodes: edges.map((edge) => edge.node), pageInfo };
}
