import { englishOf } from '../../rulesets/common/bilingual.js';
import { DEFAULT_RULESET } from '../../rulesets/index.js';
import type { CatalogueOperationName } from '../../scenario/operations.js';
import type {
  CatalogueFilter,
  CatalogueItem,
  CataloguePage,
  JsonObject,
} from '../../scenario/oracle.js';
import type { SearchResult } from '../../scenario/search/schema.js';
import { ServiceError } from '../errors.js';
import { playAddress } from '../web/addresses.js';
import type { CardView, IndexView, RuleView, SearchView, ShownCase } from '../web/catalogue.js';
import { answerOf, askCatalogue, itemOf } from './oracle.js';
import { searchScenarios } from './scenarios.js';
import type { Caller, Services } from './services.js';

const CASES_SHOWN = 40;
const SCENARIOS_SHOWN = 10;

/** What says which item of which game is meant. */
interface Named {
  readonly id: string;
  readonly ruleset: string;
}

/**
 * Everything that the page of a rule shows.
 * @throws ServiceError NO_SUCH_ITEM.
 */
export async function viewRule(
  services: Services,
  named: Named,
  caller: Caller,
): Promise<RuleView> {
  const { id, ruleset } = named;
  const rule = await item(services, 'rules', named, caller);
  return {
    ruleset,
    rule,
    cases: await casesOf(services, { rule: id, ruleset }, caller),
    scenarios: await savedWith(services, { rule: id }, caller),
  };
}

/**
 * Everything that the page of a card shows, as it is in an edition.
 * @throws ServiceError NO_SUCH_ITEM.
 */
export async function viewCard(
  services: Services,
  named: Named & { readonly patch?: string },
  caller: Caller,
): Promise<CardView> {
  const { id, ruleset } = named;
  const card = await item(services, 'cards', named, caller);
  return {
    ruleset,
    card,
    // No worked case is about a card whose text is not known.
    cases:
      card.unknownBecause === undefined
        ? await casesOf(services, { card: String(card.name), ruleset }, caller)
        : [],
    scenarios: await savedWith(services, { card: id }, caller),
  };
}

/** A page of the index of rules or cards, searched where something is looked for. */
export async function viewIndex(
  services: Services,
  asked: {
    readonly kind: 'rule' | 'card';
    readonly ruleset: string;
    readonly q?: string;
    readonly after?: string;
  },
  caller: Caller,
): Promise<IndexView> {
  const { kind, ruleset, q = '', after } = asked;
  const rulesets = await items(services, 'rulesets', {}, caller);
  const games = rulesets.items.map(({ id, title }) => ({ id, title: String(title) }));
  if (q.trim() !== '') {
    const { items: hits } = await found(services, { q, kind, ruleset, first: 100 }, caller);
    return { kind, ruleset, q, games, hits, next: null };
  }
  const cursor = after === undefined ? {} : { after };
  const list = await items(services, `${kind}s`, { ruleset, first: 100, ...cursor }, caller);
  const hits = list.items.map((one) => ({
    kind,
    id: one.id,
    ruleset,
    name: kind === 'rule' ? englishOf(one.name) : String(one.name),
    says: String(one.reads ?? one.says ?? ''),
  }));
  return { kind, ruleset, q, games, hits, next: list.next };
}

/** What is found by some words: cards, rules, worked cases, and saved scenarios by their titles. */
export async function viewSearch(
  services: Services,
  q: string,
  caller: Caller,
): Promise<SearchView> {
  const words = q.trim();
  if (words === '') return { q, hits: [], scenarios: [] };
  const { items: hits } = await found(services, { q: words, first: 40 }, caller);
  return { q, hits, scenarios: await savedWith(services, { text: words }, caller) };
}

/**
 * Where a worked case is played.
 * @throws ServiceError NO_SUCH_ITEM.
 */
export async function addressOfCase(
  services: Services,
  id: string,
  caller: Caller,
): Promise<string> {
  const { title, ruleset, scenario } = await item(services, 'cases', { id }, caller);
  const game = ruleset === DEFAULT_RULESET ? {} : { ruleset: ruleset! };
  return playAddress({ title: title!, ...game, ...(scenario as JsonObject) });
}

async function found(services: Services, filter: object, caller: Caller): Promise<SearchResult> {
  return answerOf<SearchResult>(await askCatalogue(services, 'search', filter, caller));
}

async function items(
  services: Services,
  operation: CatalogueOperationName,
  filter: CatalogueFilter,
  caller: Caller,
): Promise<CataloguePage> {
  return answerOf<CataloguePage>(await askCatalogue(services, operation, filter, caller));
}

async function item(
  services: Services,
  operation: CatalogueOperationName,
  filter: CatalogueFilter & { readonly id: string },
  caller: Caller,
): Promise<CatalogueItem> {
  return itemOf(await askCatalogue(services, operation, filter, caller), filter.id);
}

async function casesOf(
  services: Services,
  filter: object,
  caller: Caller,
): Promise<readonly ShownCase[]> {
  const { items: cases } = await items(
    services,
    'cases',
    { ...filter, first: CASES_SHOWN },
    caller,
  );
  return cases.map(({ id, title, section }) => ({
    id,
    title: String(title),
    section: section === undefined ? null : String(section),
  }));
}

/** What means that there are no saved scenarios to show: none has such a card, or the store is away. */
const NO_SCENARIOS: ReadonlySet<string> = new Set(['NO_SUCH_ITEM', 'STORE_UNAVAILABLE']);

/** Saved scenarios; none while the store is away, for the rest of the page is there all the same. */
async function savedWith(
  services: Services,
  filter: Parameters<typeof searchScenarios>[1],
  caller: Caller,
): Promise<readonly { readonly url: string; readonly title: string }[]> {
  const page = { ...filter, first: SCENARIOS_SHOWN };
  const list = await searchScenarios(services, page, caller).catch((error: unknown) => {
    if (error instanceof ServiceError && NO_SCENARIOS.has(error.problem.code)) return null;
    throw error;
  });
  return list?.items ?? [];
}
