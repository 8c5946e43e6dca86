import type { JsonObject } from './fields.js';

interface Row extends JsonObject {
  readonly id: string;
  readonly name: string;
}

interface CardList {
  readonly cards: () => readonly Row[];
  /** The card of an id; null: there is none. */
  readonly card: (id: string) => Row | null;
  /** The ids of the cards of an id or name, in any letter case. */
  readonly idsCalled: (text: string) => readonly string[];
  readonly playedCards: () => readonly object[];
}

/**
 * The cards of a rule system in which they are the same in every edition and are called by their ids and names alone.
 * They are listed when somebody asks for the first time.
 * @param readOf what a card does in sentences; empty: nothing.
 */
export function undatedCards<Card extends object>(
  cards: readonly Card[],
  readOf: (card: Card) => string,
): CardList {
  let made: Listed | undefined;
  const listed = (): Listed => {
    made ??= listOf(cards.map((card) => rowOf(card, readOf(card))));
    return made;
  };
  return {
    cards: () => listed().cards,
    card: (id) => listed().byId.get(id) ?? null,
    playedCards: () => cards,
    idsCalled: (text) => listed().idsByName.get(text.toLowerCase()) ?? [],
  };
}

function rowOf(card: object, reads: string): Row {
  return JSON.parse(JSON.stringify({ ...card, ...(reads === '' ? {} : { reads }) })) as Row;
}

interface Listed {
  readonly cards: readonly Row[];
  readonly byId: ReadonlyMap<string, Row>;
  /** By id and name, in lower case. */
  readonly idsByName: ReadonlyMap<string, readonly string[]>;
}

function listOf(rows: readonly Row[]): Listed {
  const cards = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const idsByName = new Map<string, string[]>();
  for (const { id, name } of cards) {
    for (const called of new Set([id.toLowerCase(), name.toLowerCase()])) {
      const ids = idsByName.get(called) ?? [];
      ids.push(id);
      idsByName.set(called, ids);
    }
  }
  return { cards, byId: new Map(cards.map((card) => [card.id, card])), idsByName };
}
