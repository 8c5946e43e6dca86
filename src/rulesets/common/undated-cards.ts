import type { JsonObject } from './fields.js';
import { lazily } from './lazily.js';

/** A card as a list shows it. */
export interface Row extends JsonObject {
  readonly id: string;
  readonly name: string;
}

/** What a catalogue says of its cards. */
export interface CardList {
  /** All of them whose texts are known, by id. */
  readonly cards: () => readonly Row[];
  readonly rows: () => readonly Row[];
  /** The others, with the reason in `unknownBecause`. */
  readonly unknownCards: () => readonly Row[];
  /** The card of an id; null: there is none. */
  readonly card: (id: string) => Row | null;
  /** The ids of the cards of an id or name, in any letter case. */
  readonly idsCalled: (text: string) => readonly string[];
}

/** How the cards of a rule system are listed in which they are the same in every edition. */
interface Listing<Card extends object> {
  readonly cards: () => readonly Card[];
  /** What a card does in sentences; empty: nothing. */
  readonly reads: (card: Card) => string;
  /** Why the text of a card is not known; null: it is. Absent: all are. */
  readonly whyUnknown?: (card: Card) => string | null;
}

/** The cards of a rule system that are called by their ids and names alone. They are listed at the first question. */
export function undatedCards<Card extends object>(listing: Listing<Card>): CardList {
  const listed = lazily(() => listOf(listing.cards().map((card) => rowOf(card, listing))));
  return {
    cards: () => listed().cards,
    rows: () => listed().cards,
    unknownCards: () => listed().unknown,
    card: (id) => listed().byId.get(id) ?? null,
    idsCalled: (text) => listed().idsByName.get(text.toLowerCase()) ?? [],
  };
}

function rowOf<Card extends object>(card: Card, { reads, whyUnknown }: Listing<Card>): Row {
  const unknownBecause = whyUnknown?.(card) ?? null;
  const said = reads(card);
  return JSON.parse(
    JSON.stringify({
      ...card,
      ...(unknownBecause !== null ? { unknownBecause } : said === '' ? {} : { reads: said }),
    }),
  ) as Row;
}

interface Listed {
  readonly cards: readonly Row[];
  readonly unknown: readonly Row[];
  readonly byId: ReadonlyMap<string, Row>;
  /** By id and name, in lower case. */
  readonly idsByName: ReadonlyMap<string, readonly string[]>;
}

function listOf(rows: readonly Row[]): Listed {
  const all = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const idsByName = new Map<string, string[]>();
  for (const { id, name } of all) {
    for (const called of new Set([id.toLowerCase(), name.toLowerCase()])) {
      const ids = idsByName.get(called) ?? [];
      ids.push(id);
      idsByName.set(called, ids);
    }
  }
  return {
    cards: all.filter((row) => !('unknownBecause' in row)),
    unknown: all.filter((row) => 'unknownBecause' in row),
    byId: new Map(all.map((card) => [card.id, card])),
    idsByName,
  };
}
