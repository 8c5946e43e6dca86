import { z } from 'zod';
import { itemFilter } from '../catalogue/schema.js';
import { component, type Of, optional } from '../terms/schema.js';

/** Bounds of a deck that is asked about. */
export const DECK_LIMITS = {
  /** Different cards. */
  lines: 200,
  /** Copies of one of them. */
  copies: 200,
} as const;

const name = z.string().min(1).max(200);

const line = z
  .union([
    name,
    z.strictObject({
      card: name.describe('A name or an id.'),
      count: optional(z.int().min(1).max(DECK_LIMITS.copies), '1 when left out.'),
    }),
  ])
  .describe('A card, or a card and how often it is there.');

const list = z.array(line).max(DECK_LIMITS.lines);

/** What `checkDeck` takes. */
export const deckRequest = itemFilter.extend({
  format: optional(name, 'How the deck is built; the usual way when left out.'),
  hero: optional(name, 'The hero; that of the deck code when left out.'),
  deck: optional(list, 'The cards, where there is no `code`.'),
  code: optional(name, 'A deck code, where the game has such.'),
  sideDeck: optional(list, 'The side deck, where the game has one.'),
});

const counted = component('DeckCard', { id: z.string(), name: z.string(), count: z.int() });

const fault = component('DeckFault', {
  code: z.string(),
  message: z.string().describe('What is wrong, in a sentence.'),
  rules: z.array(z.string()).describe('The ids of the rules that say so.'),
  cards: z
    .array(z.string())
    .describe('The ids of the cards that it is about; empty: it is about the deck.'),
});

/** What `checkDeck` answers. */
export const deckCheck = component('DeckCheck', {
  ruleset: z.string(),
  edition: z.string(),
  format: z.string(),
  legal: z.boolean().describe('Whether nothing is wrong.'),
  hero: z.string().nullable().describe('The id of the hero; null: there is none.'),
  size: z.int().describe('The cards of the deck.'),
  cards: z.array(counted),
  sideDeck: z.array(counted),
  faults: z.array(fault).describe('Everything that is wrong.'),
});

/** What `checkDeck` answers. */
export type DeckCheck = Of<typeof deckCheck>;
