import { LruCache } from '../../../common/memoize.js';
import type { CardRow, JsonObject } from '../../../ruleset.js';
import { asWritten, definitionIn } from '../../cards/compiling/dated-definition.js';
import { printedCard } from '../../cards/printed/printed-card.js';
import { rowOf as printedRow } from '../../cards/printed/table.js';
import { whyUnknown } from '../../cards/reading/unknown.js';
import { poolOf } from '../../cards/registry.js';
import { sentencesOf } from '../../cards/sentences/card.js';
import type { CardDefinition } from '../../language/card.js';
import type { CardPool, ListedCard } from '../../state/pool.js';
import { editionOf } from '../../vocabulary/editions.js';
import { CardType, HELD_TYPES } from '../../vocabulary/index.js';
import { cardIndexOf, cardsNamed } from '../names/card-index.js';

type Shown = Pick<ListedCard, 'type' | 'known'> & { readonly definition: CardDefinition };

/** A card of a pool. Of those that are listed none is compiled to be shown. */
function shownIn(pool: CardPool, id: string): Shown | undefined {
  const number = pool.numberOf(id);
  if (number === undefined) return undefined;
  const listed = pool.listed[number];
  return listed === undefined ? pool.at(number) : asShown(pool, listed);
}

function asShown({ patch }: CardPool, { type, known, present }: ListedCard): Shown {
  return { type, known, definition: definitionIn(present, patch) };
}

const names = new LruCache<string, readonly CardRow[]>(4);

/** All known cards of an edition by their names; what they do takes seconds to say of thousands. */
export function cardNames(patch: string): readonly CardRow[] {
  return names.get(patch, () => {
    const pool = poolOf(editionOf(patch));
    return knownCards(pool)
      .map((card) => {
        const { id, name } = asShown(pool, card).definition;
        return { id, name, ...otherNames(id) };
      })
      .sort(byId);
  });
}

const rows = new LruCache<string, readonly CardRow[]>(4);

export function cardRows(patch: string): readonly CardRow[] {
  return rows.get(patch, () => {
    const pool = poolOf(editionOf(patch));
    return knownCards(pool)
      .map((card) => rowOf(asShown(pool, card).definition, pool))
      .sort(byId);
  });
}

function knownCards({ listed }: CardPool): readonly ListedCard[] {
  return listed.filter((card) => card.known && isCard(card));
}

function byId(a: CardRow, b: CardRow): number {
  return a.id < b.id ? -1 : 1;
}

/** What is printed on a card whose text is not known, and why it is not; null: there is none, or its text is known. */
function unknownCard(id: string, patch: string): CardRow | null {
  const pool = poolOf(editionOf(patch));
  const card = shownIn(pool, id);
  if (card?.known === true) return null;
  const definition = card?.definition ?? printedCard(id)?.definition;
  if (definition === undefined) return null;
  const { reads: _, ...row } = rowOf(definition, pool);
  return { ...row, unknownBecause: whyUnknown(id) };
}

export function cardRow(id: string, patch: string): CardRow | null {
  const pool = poolOf(editionOf(patch));
  const card = shownIn(pool, id);
  if (card?.known !== true) return unknownCard(id, patch);
  return isCard(card) ? rowOf(card.definition, pool) : null;
}

const unknownRows = new LruCache<string, readonly CardRow[]>(4);

export function unknownCardRows(patch: string): readonly CardRow[] {
  return unknownRows.get(patch, () =>
    poolOf(editionOf(patch))
      .listed.filter(({ known }) => !known)
      .flatMap(({ id }) => unknownCard(id, patch) ?? []),
  );
}

/** The ids of the cards that a text names: an id, a dbfId, a name in English or Chinese. */
export function idsCalled(text: string, patch: string): readonly string[] {
  return cardsNamed(cardIndexOf(poolOf(editionOf(patch))), text).map(({ id }) => id);
}

export function cardHistory(id: string, patch: string): readonly JsonObject[] {
  const { was = [] } = shownIn(poolOf(editionOf(patch)), id)?.definition ?? {};
  return JSON.parse(JSON.stringify(was)) as JsonObject[];
}

const NEVER_HELD: readonly CardType[] = [CardType.HERO_POWER, CardType.ENCHANTMENT];

function isCard({ type }: Pick<ListedCard, 'type'>): boolean {
  return HELD_TYPES.includes(type) || NEVER_HELD.includes(type);
}

function rowOf(whole: CardDefinition, pool: CardPool): CardRow {
  const { was: _, ...definition } = asWritten(whole);
  const reads = sentencesOf(definition, (id) => {
    const named = shownIn(pool, id)?.definition;
    return named && asWritten(named);
  });
  return {
    ...(JSON.parse(JSON.stringify(definition)) as CardRow),
    ...otherNames(definition.id),
    ...(reads === '' ? {} : { reads }),
  };
}

/** The number of a card, and its name in each language. */
function otherNames(id: string): JsonObject {
  const [, dbfId = '', enUS = '', zhCN = ''] = printedRow(id) ?? [];
  if (dbfId === '') return {};
  return { dbfId: Number(dbfId), names: { enUS, ...(zhCN === '' ? {} : { zhCN }) } };
}
