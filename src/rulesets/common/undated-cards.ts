/** A card of a list. */
interface Card {
  readonly id: string;
  readonly name: string;
}

/** What a catalogue says of its cards. */
interface CardList<Row extends Card> {
  /** All of them, by id. */
  readonly cards: () => readonly Row[];
  /** The card of an id; null: there is none. */
  readonly card: (id: string) => Row | null;
  /** The ids of the cards of an id or name, in any letter case. */
  readonly idsCalled: (text: string) => readonly string[];
}

/**
 * The cards of a rule system in which they are the same in every edition and are called by their ids and names alone.
 * @param rows all of them; made when somebody asks for the first time.
 */
export function undatedCards<Row extends Card>(rows: () => readonly Row[]): CardList<Row> {
  let made: Listed<Row> | undefined;
  const listed = (): Listed<Row> => {
    made ??= listOf(rows());
    return made;
  };
  return {
    cards: () => listed().cards,
    card: (id) => listed().byId.get(id) ?? null,
    idsCalled: (text) => listed().idsByName.get(text.toLowerCase()) ?? [],
  };
}

interface Listed<Row extends Card> {
  readonly cards: readonly Row[];
  readonly byId: ReadonlyMap<string, Row>;
  /** By id and name, in lower case. */
  readonly idsByName: ReadonlyMap<string, readonly string[]>;
}

function listOf<Row extends Card>(rows: readonly Row[]): Listed<Row> {
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
