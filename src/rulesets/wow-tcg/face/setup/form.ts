import { z } from 'zod';
import { INT32_MAX } from '../../../common/fields.js';
import {
  alias,
  customCards,
  each,
  flag,
  named,
  type Shape,
  text,
  whole,
} from '../../../common/form.js';
import { MAX_CUSTOM_CARDS } from '../../cards/schema.js';
import { type Column, MAX_PLAYERS, STEPS } from '../../vocabulary/index.js';

/** Values stay far from the bounds of 32 bits. */
export const MAX_VALUE = 1_000_000;
export const MAX_LIST = 120;

export const CARD_NUMBERS: Readonly<Record<string, Column>> = {
  damage: 'DAMAGE',
  counters: 'COUNTERS',
};

export const CARD_FLAGS: Readonly<Record<string, Column>> = {
  exhausted: 'EXHAUSTED',
  faceDown: 'FACE_DOWN',
};

const card = { as: alias.exactOptional(), card: text } satisfies Shape;

export const CARD = card;

export const IN_PLAY = {
  ...card,
  ...each(Object.keys(CARD_NUMBERS), whole(0, MAX_VALUE)),
  ...each(Object.keys(CARD_FLAGS), flag),
  owner: whole(1, MAX_PLAYERS).exactOptional().describe('Who owns it, if not this player.'),
  on: text.exactOptional().describe('The alias or place of what it is attached to.'),
  isNew: flag.exactOptional().describe('It came into play this turn.'),
  used: flag.exactOptional().describe('Its once-a-turn powers were used this turn.'),
} satisfies Shape;

const cardForm = named(card);
const inPlayForm = named(IN_PLAY);

const list = z.array(cardForm).max(MAX_LIST).exactOptional();
const counted = z.union([whole(0, MAX_LIST), z.array(inPlayForm).max(MAX_LIST)]);

export const SIDE = {
  hero: inPlayForm.exactOptional(),
  board: z.array(inPlayForm).max(MAX_LIST).exactOptional(),
  resources: counted.exactOptional().describe('So many face down and ready, or each of them.'),
  hand: list,
  deck: z.union([whole(0, MAX_LIST), z.array(cardForm).max(MAX_LIST)]).exactOptional(),
  graveyard: list,
  removed: list,
  team: whole(1, MAX_PLAYERS).exactOptional(),
  placed: flag.exactOptional().describe('A resource was placed this turn.'),
  shuffled: flag.exactOptional().describe('Nobody knows the order of the deck.'),
} satisfies Shape;

const side = z.strictObject(SIDE);

export const SETUP = {
  turn: z
    .strictObject({
      number: whole(1, INT32_MAX).exactOptional(),
      player: whole(1, MAX_PLAYERS).exactOptional().describe('The turn player.'),
      step: z.enum(STEPS).exactOptional(),
    })
    .exactOptional(),
  players: z
    .strictObject({
      1: side.exactOptional(),
      2: side.exactOptional(),
      3: side.exactOptional(),
      4: side.exactOptional(),
    })
    .exactOptional(),
  customCards: customCards(MAX_CUSTOM_CARDS),
};

export const PARTS = { Card: cardForm, InPlay: inPlayForm, Side: side };
