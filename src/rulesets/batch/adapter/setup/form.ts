import { z } from 'zod';
import {
  alias,
  customCards,
  each,
  flag,
  named,
  optional,
  type Shape,
  text,
  turn,
  whole,
} from '../../../common/form.js';
import { stateForm } from '../../../common/state-form.js';
import { MAX_CUSTOM_CARDS } from '../../cards/schema.js';
import { ROWS } from '../../state/codec.js';
import { PLAYERS } from '../../state/state.js';
import { type Column, MAX_DECK, MAX_HAND, MAX_LANE, MAX_LEVEL } from '../../vocabulary/index.js';

export const CREATURE_NUMBERS: Readonly<Record<string, Column>> = {
  attack: 'ATTACK',
  health: 'HEALTH',
  maxHealth: 'MAX_HEALTH',
  armor: 'ARMOR',
  armorUsed: 'ARMOR_USED',
  poison: 'POISON',
  regenerate: 'REGENERATE',
  mobility: 'MOBILITY',
  extraBattles: 'EXTRA_BATTLES',
};

export const CREATURE_FLAGS: Readonly<Record<string, Column>> = {
  asleep: 'ASLEEP',
  aggressive: 'AGGRESSIVE',
  defender: 'DEFENDER',
  breakthrough: 'BREAKTHROUGH',
  forged: 'FORGED',
  moved: 'MOVED',
  activated: 'ACTIVATED',
  initiated: 'INITIATED',
};

export const SIDE_NUMBERS: Readonly<Record<string, Column>> = {
  health: 'HEALTH',
  plays: 'PLAYS',
  armor: 'ARMOR',
  armorUsed: 'ARMOR_USED',
  poison: 'POISON',
  regenerate: 'REGENERATE',
  cardsPlayed: 'CARDS_PLAYED',
  turnsTaken: 'TURNS_TAKEN',
  rank: 'RANK',
};

export const SIDE_FLAGS: Readonly<Record<string, Column>> = {
  battled: 'BATTLED',
  shuffled: 'SHUFFLED',
};

/** Values stay far from the bounds of 32 bits. */
export const MAX_VALUE = 1_000_000;
export const MAX_GRANTS = 20;
export const MAX_DEAD = 100;

const value = whole(0, MAX_VALUE);
const signed = optional(whole(-MAX_VALUE, MAX_VALUE));

export const CARD = {
  as: optional(alias),
  card: text,
  level: optional(whole(1, MAX_LEVEL)),
};

export const GRANT = { ...CARD, uses: optional(value), thisTurn: optional(flag) };

const grant = named(GRANT);
const granted = optional(z.array(grant).max(MAX_GRANTS));

export const CREATURE = {
  ...CARD,
  lane: optional(whole(1, MAX_LANE)),
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
  board: optional(z.array(creature).max(MAX_LANE)),
  hand: optional(z.array(card).max(MAX_HAND)),
  deck: optional(z.array(card).max(MAX_DECK)),
  discard: optional(z.array(card).max(MAX_DECK)),
  dead: optional(z.array(card).max(MAX_DEAD)),
  granted,
} satisfies Shape;

const side = z.strictObject(SIDE);

export const SETUP = {
  turn,
  players: optional(z.strictObject({ 1: optional(side), 2: optional(side) })),
  order: optional(
    z.array(text).max(2 * MAX_LANE),
    'Aliases of creatures, the one that appeared first first.',
  ),
  customCards: customCards(MAX_CUSTOM_CARDS),
};

export const PARTS = { Creature: creature, Card: card, Grant: grant, Side: side };

const shownCreature = z.object({
  id: z.int(),
  name: z.string().describe('Its card and level.'),
  lane: z.int(),
  attack: z.int(),
  health: z.int(),
});

const summary = z.object({
  health: z.int(),
  plays: z.int(),
  rank: z.int(),
  board: z.array(shownCreature),
  hand: z.array(z.string()),
  discard: z.array(z.string()),
  deck: z.int().describe('How many cards are left.'),
});

export const STATE_FORM = stateForm({
  ruleset: 'batch',
  rows: ROWS,
  players: PLAYERS,
  summary,
  parts: { ShownCreature: shownCreature },
});

export const FIRST_SCENARIO = `title: A creature below 0 can be chosen and saved
ruleset: batch

players:                      # what is left out: full health, empty zones
  1:
    hand: [ { as: mender, card: Toorgmai Mender } ]
    board: [ { as: mystic, card: Cauldron Mystic } ]   # each in the first free lane, or in its "lane"
  2:
    board: [ { as: glutton, card: Graveborn Glutton, health: 1 } ]

actions:
  - { play: mender, lane: 2 }
  - { choose: glutton }
decisions: [ glutton ]        # what chance decides, in order: here whom the Mystic hits

expect:                       # what you think happens; verify tells whether it does
  - { entity: glutton, zone: LANE, health: 4 }
`;
