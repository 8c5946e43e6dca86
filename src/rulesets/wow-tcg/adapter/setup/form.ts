import { z } from 'zod';
import { INT32_MAX } from '../../../common/fields.js';
import {
  alias,
  customCards,
  each,
  flag,
  named,
  optional,
  type Shape,
  text,
  whole,
} from '../../../common/form.js';
import { stateForm } from '../../../common/state-form.js';
import { MAX_CUSTOM_CARDS } from '../../cards/schema.js';
import { ROWS } from '../../state/codec.js';
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

const card = { as: optional(alias), card: text } satisfies Shape;

export const CARD = card;

export const IN_PLAY = {
  ...card,
  ...each(Object.keys(CARD_NUMBERS), whole(0, MAX_VALUE)),
  ...each(Object.keys(CARD_FLAGS), flag),
  owner: optional(whole(1, MAX_PLAYERS), 'Who owns it, if not this player.'),
  on: optional(text, 'The alias or place of what it is attached to.'),
  isNew: optional(flag, 'It came into play this turn.'),
  used: optional(flag, 'Its once-a-turn powers were used this turn.'),
} satisfies Shape;

const cardForm = named(card);
const inPlayForm = named(IN_PLAY);

/** Cards of a deck as deck lists write them: a card, and how often it is there. */
export const DECK_CARD = {
  ...card,
  count: optional(whole(1, MAX_LIST), 'How many of them follow each other; 1.'),
} satisfies Shape;

const list = optional(z.array(cardForm).max(MAX_LIST));
const counted = z.union([whole(0, MAX_LIST), z.array(inPlayForm).max(MAX_LIST)]);

export const SIDE = {
  hero: optional(inPlayForm),
  board: optional(z.array(inPlayForm).max(MAX_LIST)),
  resources: optional(counted, 'So many face down and ready, or each of them.'),
  hand: list,
  deck: optional(z.union([whole(0, MAX_LIST), z.array(named(DECK_CARD)).max(MAX_LIST)])),
  graveyard: list,
  removed: list,
  team: optional(whole(1, MAX_PLAYERS)),
  placed: optional(flag, 'A resource was placed this turn.'),
  shuffled: optional(flag, 'Nobody knows the order of the deck.'),
} satisfies Shape;

const side = z.strictObject(SIDE);

export const SETUP = {
  turn: optional(
    z.strictObject({
      number: optional(whole(1, INT32_MAX)),
      player: optional(whole(1, MAX_PLAYERS), 'The turn player.'),
      step: optional(z.enum(STEPS)),
    }),
  ),
  players: optional(
    z.strictObject({
      1: optional(side),
      2: optional(side),
      3: optional(side),
      4: optional(side),
    }),
  ),
  customCards: customCards(MAX_CUSTOM_CARDS),
};

export const PARTS = { Card: cardForm, InPlay: inPlayForm, Side: side };

const inPlay = z.object({
  id: z.int(),
  name: z.string(),
  ready: z.boolean(),
  atk: optional(z.int(), 'Of heroes and allies.'),
  health: optional(z.int(), 'Of heroes and allies.'),
  damage: optional(z.int(), 'Of heroes and allies.'),
});

const summary = z.object({
  lost: z.boolean(),
  inPlay: z.array(inPlay),
  resources: z.int(),
  hand: z.array(z.string()),
  graveyard: z.array(z.string()),
  deck: z.int().describe('How many cards are left.'),
});

export const STATE_FORM = stateForm({
  ruleset: 'wow-tcg',
  rows: ROWS,
  players: Array.from({ length: MAX_PLAYERS }, (_, i) => i + 1),
  summary,
  parts: { ShownCard: inPlay },
});

export const FIRST_SCENARIO = `title: An ally attacks a hero
ruleset: wow-tcg

players:                      # what is left out: a blank hero, ten resources, empty zones
  1:
    board: [ { as: kor, card: Kor Cindervein } ]
  2:
    board: [ { as: igvand, card: Crazy Igvand } ]   # "as" gives a card a name of your own
    hand: [ { as: sneak, card: Sneak } ]            # an instant: it can be played in response

actions:
  - { propose: kor, against: hero 2 }
  - pass: all                 # the proposal resolves, the attacker window opens
  - pass: all                 # it closes: the protection point
  - { protect: igvand }       # without it, pass
  - pass: all                 # the defender window closes, the combat concludes

expect:                       # what you think happens; verify tells whether it does
  - { entity: igvand, damage: 3, exhausted: true }
  - { entity: hero 2, damage: 0 }
`;
