import { z } from 'zod';
import type { Json } from '../../kernel/index.js';
import { INT32_MAX, type JsonObject } from './fields.js';
import { ALIAS } from './names.js';

export interface ScenarioForm {
  readonly setup: Shape;
  readonly action: z.ZodType;
  readonly state: StateForm;
  readonly customCard: z.ZodType;
  /** Parts with a name in the words of the game, such as `Side`: descriptions of the form tell them once. */
  readonly parts: Shape;
  readonly first: string;
  /** What a game from decks has beside its players; absent: none begins with decks. */
  readonly opening?: { readonly turn: JsonObject; readonly actions: readonly Json[] };
}

export interface StateForm {
  readonly answered: z.ZodType;
  /** What follows from the rest may be left out, and the game's default is taken for fields of entities. */
  readonly taken: z.ZodType;
  readonly parts: Shape;
}

export type Shape = Readonly<Record<string, z.ZodType>>;

/** A field that may be left out, with its line of the documents. */
export function optional<Field extends z.ZodType>(
  field: Field,
  says?: string,
): z.ZodExactOptional<Field> {
  const left = z.exactOptional(field);
  return says === undefined ? left : left.describe(says);
}

export const text = z.string().min(1);

export const alias = z.string().regex(ALIAS).describe('A name of your own, used once.');

export const flag = z.boolean();

export const anything = z.unknown() as z.ZodType<Json>;

export const player = z.literal([1, 2]);

export const reference = z
  .union([text, z.int().min(1)])
  .describe('An alias, an entity id, a place or the name of a card.');

export const pick = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.strictObject({ entity: z.union([z.string(), z.int()]) }),
  z.strictObject({ card: z.string() }),
]);

export const decisionAnswer = z.union([
  pick,
  z.strictObject({ pick }),
  z.strictObject({ option: z.int().min(0) }),
]);

export const choice = z.union([
  reference,
  z.int(),
  z.strictObject({ entity: z.union([z.string(), z.int()]) }),
  z.strictObject({ card: z.string() }),
  z.strictObject({ option: z.int().min(0) }),
]);

const ownCards = new Map<number, z.ZodType>();

/** The field with the cards that a scenario brings along; one schema for the games that take as many. */
export function customCards(most: number): z.ZodType {
  let field = ownCards.get(most);
  if (field === undefined) {
    field = z
      .array(anything)
      .max(most)
      .exactOptional()
      .describe('Cards of your own, as `GET /v1/cards/schema` describes them.');
    ownCards.set(most, field);
  }
  return field;
}

export function whole(min: number, max: number): z.ZodInt {
  return z.int().min(min).max(max);
}

export const turn = z
  .strictObject({
    number: whole(1, INT32_MAX).exactOptional(),
    player: player.exactOptional().describe('The player to act.'),
  })
  .exactOptional();

/** The same schema for every field of a list, each of which may be left out. */
export function each<Field extends z.ZodType>(
  names: readonly string[],
  field: Field,
): Readonly<Record<string, z.ZodExactOptional<Field>>> {
  return Object.fromEntries(names.map((name) => [name, field.exactOptional()]));
}

/** A card by its name or id, or an object that says more of it. */
export function named<Fields extends Shape>(shape: Fields) {
  return z.union([text.describe('The name or id of a card.'), z.strictObject(shape)]);
}

export const cardName = z
  .union([text, z.int().min(1)])
  .describe('A card: its name in English or Chinese, its id, or its dbfId.');

/** As {@link named}, where the game's cards have numbers as well. */
export function numbered<Fields extends Shape>(shape: Fields) {
  return z.union([...cardName.options, z.strictObject(shape)]);
}
