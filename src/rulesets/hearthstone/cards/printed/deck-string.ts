import { decode } from 'deckstrings';

/** What a deck code says: cards and heroes by their dbfIds. */
interface CodedDeck {
  readonly cards: readonly (readonly [dbfId: number, count: number])[];
  readonly heroes: readonly number[];
}

/** Reads a deck code; null: it is none. */
export function decoded(code: string): CodedDeck | null {
  try {
    return decode(code.trim());
  } catch {
    return null;
  }
}
