/** Cards of a deck that are the same, each once in a list. */
export interface DeckCards {
  readonly id: string;
  readonly count: number;
}

/** A deck that somebody wants to play with. */
export interface Deck {
  readonly edition: string;
  readonly format: string;
  /** The id of the hero; null: none is named. */
  readonly hero: string | null;
  readonly main: readonly DeckCards[];
  /** Null: there is none. */
  readonly side: readonly DeckCards[] | null;
}

/** Something that is wrong with a deck, and the rules that say so. */
export interface DeckFault {
  readonly code: string;
  readonly message: string;
  readonly rules: readonly string[];
  /** The cards that it is about; none: it is about the deck. */
  readonly cards: readonly string[];
}

/** What a deck code says: ids, or numbers that no card has. */
export interface DeckOfCode {
  readonly hero: string | null;
  readonly cards: readonly DeckCards[];
}

/** How a game says which decks are legal. */
export interface DeckRules {
  /** The ways to build one, the usual one first. */
  readonly formats: readonly string[];
  /** Whether a deck can have a side deck. */
  readonly hasSideDeck: boolean;
  /** Everything that is wrong with a deck of known cards. */
  faults(deck: Deck): readonly DeckFault[];
  /** The card that is meant by a name or id in a deck; undefined: there is none. */
  cardCalled(text: string): { readonly id: string; readonly name: string } | undefined;
  /** The names of all cards that a deck can name, for suggestions. */
  cardNames(): readonly string[];
  /** Reads a deck code; null: it is none. Absent: the game has no such codes. */
  readCode?(code: string): DeckOfCode | null;
}

/** How many cards there are. */
export function sizeOf(cards: readonly DeckCards[]): number {
  return cards.reduce((sum, { count }) => sum + count, 0);
}

/** How many cards there are of each kind, whatever tells kinds apart. */
export function countBy(
  cards: readonly DeckCards[],
  kindOf: (id: string) => string,
): ReadonlyMap<string, { readonly count: number; readonly ids: readonly string[] }> {
  const found = new Map<string, { count: number; ids: string[] }>();
  for (const { id, count } of cards) {
    const kind = kindOf(id);
    const known = found.get(kind) ?? { count: 0, ids: [] };
    found.set(kind, {
      count: known.count + count,
      ids: known.ids.includes(id) ? known.ids : [...known.ids, id],
    });
  }
  return found;
}
