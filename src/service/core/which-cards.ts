import { DEFAULT_RULESET } from '../../rulesets/index.js';
import { boardCode } from '../../scenario/board-code/write.js';
import type { CatalogueItem, CataloguePage, JsonObject } from '../../scenario/oracle.js';
import type { SearchHit, SearchResult } from '../../scenario/search/schema.js';
import { LIMITS } from '../limits.js';
import { laidOut, type NamedCard } from '../play/lay-out.js';
import type { FoundCard, WhichCardsView } from '../web/which-cards.js';
import { caseRuling } from './case-rulings.js';
import { answerOf, askCatalogue, itemOf } from './oracle.js';
import { viewTable } from './play-page.js';
import type { Caller, Services } from './services.js';

/** Names that are looked for. */
const MOST_CARDS = 5;
/** Commas in the name of a card, and one. */
const MOST_PARTS = 2;
/** Other cards that a name can mean. */
const OTHERS = 4;
/** Rulings on a page: each is a scenario that is played. */
const RULINGS = 6;

/** What a page shows to somebody who has typed names of cards: rulings about them, and a board that has them. */
export async function viewWhichCards(
  services: Services,
  typed: string,
  caller: Caller,
): Promise<WhichCardsView> {
  const searched = await cardsCalled(services, typed, caller);
  const hits = searched.flatMap(({ hit }) => hit ?? []);
  const ruleset = hits[0]?.ruleset ?? DEFAULT_RULESET;
  const names = hits.filter((hit) => hit.ruleset === ruleset).map(({ name }) => name);
  const { cases, total, shared } = await casesWith(services, { names, ruleset }, caller);
  const rulings = await Promise.all(cases.map(async (one) => caseRuling(services, one, caller)));
  const table = names.length === 0 ? null : await tableWith(services, hits, caller);
  const shown = rulings.filter((one) => one !== null);
  return {
    typed,
    isWhole: shown.length === cases.length && table?.replay.ok !== false,
    searched,
    shared,
    total,
    rulings: shown,
    table,
  };
}

/** What each of the names means; they have commas between them, and some have commas themselves. */
async function cardsCalled(
  services: Services,
  typed: string,
  caller: Caller,
): Promise<readonly FoundCard[]> {
  const pieces = typed.split(',').filter((piece) => piece.trim() !== '');
  const found: FoundCard[] = [];
  for (let from = 0; from < pieces.length && found.length < MOST_CARDS; ) {
    const one = await longestName(services, pieces.slice(from, from + MOST_PARTS), caller);
    found.push(one.card);
    from += one.parts;
  }
  return found;
}

/** The longest of the first pieces that is the name of a card as it stands, or else what the first piece means. */
async function longestName(
  services: Services,
  pieces: readonly string[],
  caller: Caller,
): Promise<{ readonly card: FoundCard; readonly parts: number }> {
  for (let parts = pieces.length; parts > 1; parts--) {
    const text = pieces.slice(0, parts).join(',').trim();
    const card = await cardCalled(services, text, caller);
    if (card.hit?.name.toLowerCase() === text.toLowerCase()) return { card, parts };
  }
  return { card: await cardCalled(services, pieces[0]!.trim(), caller), parts: 1 };
}

/** The card that a text means most likely, and others that it can mean. */
async function cardCalled(services: Services, text: string, caller: Caller): Promise<FoundCard> {
  const filter = { q: text, kind: 'card', first: 4 * OTHERS };
  const { items } = answerOf<SearchResult>(await askCatalogue(services, 'search', filter, caller));
  const [hit = null] = items;
  const others = items.map(({ name }) => name).filter((name) => name !== hit?.name);
  return { text, hit, others: [...new Set(others)].slice(0, OTHERS) };
}

/** Worked cases with all of the cards, or else with as many of them as there are cases for. */
async function casesWith(
  services: Services,
  { names, ruleset }: { readonly names: readonly string[]; readonly ruleset: string },
  caller: Caller,
): Promise<{
  readonly cases: readonly CatalogueItem[];
  readonly total: number;
  readonly shared: number;
}> {
  for (let size = names.length; size > 0; size--) {
    const pages = await Promise.all(
      groupsOf(names, size).map(async (group) => {
        const filter = { ruleset, card: group.join(', '), first: LIMITS.page.max };
        return answerOf<CataloguePage>(await askCatalogue(services, 'cases', filter, caller));
      }),
    );
    const all = pages.flatMap(({ items }) => items);
    if (all.length === 0) continue;
    const unique = [...new Map(all.map((one) => [one.id, one])).values()];
    const total = pages.length === 1 ? pages[0]!.total : unique.length;
    // those with the fewest other cards are about these
    const cases = unique.toSorted((a, b) => cardsOf(a) - cardsOf(b)).slice(0, RULINGS);
    return { cases, total, shared: size };
  }
  return { cases: [], total: 0, shared: 0 };
}

function cardsOf({ cards }: CatalogueItem): number {
  return Array.isArray(cards) ? cards.length : 0;
}

/** All groups of so many of these names, in their order. */
function groupsOf(names: readonly string[], size: number): readonly (readonly string[])[] {
  if (size === 0) return [[]];
  return names.flatMap((name, i) =>
    groupsOf(names.slice(i + 1), size - 1).map((rest) => [name, ...rest]),
  );
}

async function tableWith(
  services: Services,
  hits: readonly SearchHit[],
  caller: Caller,
): Promise<WhichCardsView['table']> {
  const ruleset = hits[0]!.ruleset;
  const own = hits.filter((hit) => hit.ruleset === ruleset);
  const cards = await Promise.all(
    own.map(async ({ id }): Promise<NamedCard> => {
      const card = itemOf(await askCatalogue(services, 'cards', { id, ruleset }, caller), id);
      return { name: String(card.name), type: String(card.type), isSecret: card.secret === true };
    }),
  );
  const game: JsonObject = ruleset === DEFAULT_RULESET ? {} : { ruleset };
  return viewTable(services, { b: boardCode({ ...game, ...laidOut(cards) }) }, caller);
}
