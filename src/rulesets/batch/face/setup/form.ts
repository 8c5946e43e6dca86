import { z } from 'zod';
import {
  alias,
  customCards,
  each,
  flag,
  named,
  type Shape,
  text,
  turn,
  whole,
} from '../../../common/form.js';
import { MAX_CUSTOM_CARDS } from '../../cards/schema.js';
import { MAX_DECK, MAX_HAND, MAX_LANE, MAX_LEVEL } from '../../vocabulary/index.js';
import { CREATURE_FLAGS, CREATURE_NUMBERS, SIDE_FLAGS, SIDE_NUMBERS } from './column-fields.js';

/** Values stay far from the bounds of 32 bits. */
export const MAX_VALUE = 1_000_000;
export const MAX_GRANTS = 20;
export const MAX_DEAD = 100;

const value = whole(0, MAX_VALUE);
const signed = whole(-MAX_VALUE, MAX_VALUE).exactOptional();

export const CARD = {
  as: alias.exactOptional(),
  card: text,
  level: whole(1, MAX_LEVEL).exactOptional(),
};

export const GRANT = { ...CARD, uses: value.exactOptional(), thisTurn: flag.exactOptional() };

const grant = named(GRANT);
const granted = z.array(grant).max(MAX_GRANTS).exactOptional();

export const CREATURE = {
  ...CARD,
  lane: whole(1, MAX_LANE).exactOptional(),
  granted,
  ...each(Object.keys(CREATURE_NUMBERS), value),
  attack: signed,
  health: signed,
  ...each(Object.keys(CREATURE_FLAGS), flag),
} satisfies Shape;

const card = named(CARD);
const creature = named(CREATURE);

export const SIDE = {
  ...each(Object.keys(SIDE_NUMBERS), value),
  health: signed,
  ...each(Object.keys(SIDE_FLAGS), flag),
  board: z.array(creature).max(MAX_LANE).exactOptional(),
  hand: z.array(card).max(MAX_HAND).exactOptional(),
  deck: z.array(card).max(MAX_DECK).exactOptional(),
  discard: z.array(card).max(MAX_DECK).exactOptional(),
  dead: z.array(card).max(MAX_DEAD).exactOptional(),
  granted,
} satisfies Shape;

const side = z.strictObject(SIDE);

export const SETUP = {
  turn,
  players: z.strictObject({ 1: side.exactOptional(), 2: side.exactOptional() }).exactOptional(),
  order: z
    .array(text)
    .max(2 * MAX_LANE)
    .exactOptional()
    .describe('Aliases of creatures, the one that appeared first first.'),
  customCards: customCards(MAX_CUSTOM_CARDS),
};

export const PARTS = { Creature: creature, Card: card, Grant: grant, Side: side };
