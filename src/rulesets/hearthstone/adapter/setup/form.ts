import { z } from 'zod';
import { cacheReference, deathRecord } from '../../../common/death.js';
import { INT32_MAX, INT32_MIN } from '../../../common/fields.js';
import {
  alias,
  cardName,
  customCards,
  each,
  flag,
  numbered,
  optional,
  player,
  type Shape,
  text,
  turn,
  whole,
} from '../../../common/form.js';
import { MAX_ENTITIES } from '../../../common/limits.js';
import { MAX_CARDS } from '../../cards/schema/limits.js';
import { FORMATS } from '../../vocabulary/formats.js';
import {
  LARGEST_HAND,
  LOCATION_COOLDOWN,
  MAX_BOARD,
  MAX_DECK,
  MAX_RESOURCES,
  MAX_SECRETS,
} from '../../vocabulary/index.js';
import { COUNTERS, FLAG_FIELDS, NUMBER_FIELDS } from './tag-fields.js';

export const MAX_ENCHANTMENTS = 60;
export const MAX_GRAVEYARD = 200;
export const MAX_DEATHS = 200;
export const MAX_PLAYS = 200;

const count = whole(0, INT32_MAX);
const number = whole(INT32_MIN, INT32_MAX);
const tags = z.record(z.string(), number).describe('Tags by their names in the game data.');

export const ENCHANTMENT = {
  as: optional(alias),
  card: cardName.describe('The card that gives it.'),
  by: optional(player, 'Whose card gave it.'),
  num1: optional(number),
  num2: optional(number),
};

const enchantment = numbered(ENCHANTMENT);
const enchantments = optional(z.array(enchantment).max(MAX_ENCHANTMENTS));
const common = {
  as: optional(alias),
  card: cardName,
  enchantments,
  tags: optional(tags),
};
const attack = optional(count);
const cost = optional(count);
const damage = optional(count);
const silenced = optional(flag);
const health = optional(whole(1, INT32_MAX));
const durability = health;
const cooldown = whole(0, LOCATION_COOLDOWN);

export const SHOWN = { attack, health, durability, cost, enchantments };

const shown = optional(
  z.strictObject(SHOWN),
  'Numbers and enchantments as the board or a log shows them, those of auras included.',
);
const { cooldown: _, ...states } = {
  ...each(Object.keys(FLAG_FIELDS), flag),
  ...each(Object.keys(NUMBER_FIELDS), count),
};
const { pendingDestroy: __, ...statesOfHeroes } = states;

export const ENTITY = {
  hero: {
    ...common,
    card: optional(cardName),
    attack,
    health,
    damage,
    armor: optional(count),
    shown,
    ...statesOfHeroes,
  },
  heroPower: { ...common, card: optional(cardName), cost, exhausted: optional(flag) },
  board: {
    ...common,
    attack,
    health,
    durability: durability.describe('Of a Location.'),
    damage,
    silenced,
    shown,
    ...states,
    cooldown: optional(
      cooldown,
      "Of a Location: ends of its player's turns until it opens; 0: it is open.",
    ),
  },
  weapon: { ...common, attack, durability, damage, shown, ...states },
  hand: {
    ...common,
    attack,
    health,
    durability,
    cost,
    shown,
    startedInDeck: optional(
      flag,
      'Whether the deck of its player had it from the start; it did if nothing is said.',
    ),
  },
  secrets: {
    as: optional(alias),
    card: cardName,
    progress: optional(count, 'How far a Quest has come.'),
    tags: optional(tags),
  },
  graveyard: { as: optional(alias), card: cardName, silenced, tags: optional(tags) },
} satisfies Readonly<Record<string, Shape>>;

const minion = numbered(ENTITY.board);
const card = numbered(ENTITY.hand);
const secret = numbered(ENTITY.secrets);
const hero = numbered(ENTITY.hero);
const heroPower = numbered(ENTITY.heroPower);
const weapon = numbered(ENTITY.weapon);
const buried = numbered(ENTITY.graveyard);
const crystals = whole(0, MAX_RESOURCES);

export const MANA = {
  crystals: optional(crystals),
  used: optional(whole(0, INT32_MAX - MAX_RESOURCES)),
  temporary: optional(crystals),
  overloaded: optional(crystals, 'Locked in this turn.'),
  owed: optional(count, 'Locked in the next turn.'),
};

const mana = z.union([crystals, z.strictObject(MANA)]);

export const SIDE = {
  hero: optional(hero),
  heroPower: optional(heroPower.nullable()),
  mana: optional(mana),
  board: optional(z.array(minion).max(MAX_BOARD), 'Minions and Locations, left to right.'),
  hand: optional(z.array(card).max(LARGEST_HAND)),
  deck: optional(
    z.union([z.array(card).max(MAX_DECK), text]),
    'The top card first; or a deck code.',
  ),
  secrets: optional(z.array(secret).max(MAX_SECRETS)),
  quest: optional(secret.nullable()),
  weapon: optional(weapon.nullable()),
  graveyard: optional(z.array(buried).max(MAX_GRAVEYARD)),
  enchantments: optional(
    z.array(enchantment).max(MAX_ENCHANTMENTS),
    "What is attached to the player, as what was given to every C'Thun.",
  ),
  tags: optional(tags),
  ...each(Object.keys(COUNTERS), count),
  noFatigue: optional(flag, 'Drawing from the empty deck does nothing, where decks are left out.'),
};

export const DEATH = {
  card: optional(cardName),
  cardId: optional(cardName, 'The same as `card`.'),
  player: optional(player, 'The player who controlled it.'),
  controller: optional(player, 'The same as `player`.'),
  turn: optional(count),
  entityId: optional(count),
  zonePosition: optional(count),
  extra: deathRecord.shape.extra,
};

export const PLAY = {
  card: optional(cardName),
  player: optional(player, 'Who played it.'),
  turn: optional(
    count,
    'In which turn; the last one of this player before this one if nothing is said.',
  ),
  cost: optional(count, 'What it cost; what is printed on it if nothing is said.'),
  onOwnMinion: optional(flag, 'It was aimed at a minion on the side of whoever played it.'),
  onOwnCharacter: optional(flag, 'It was aimed at a character on the side of whoever played it.'),
  notFromStart: optional(flag, 'It was not among the cards with which its player began.'),
};

const side = z.strictObject(SIDE);
const death = z.strictObject(DEATH);
const play = z.strictObject(PLAY);

export const SETUP = {
  turn,
  players: optional(z.strictObject({ 1: optional(side), 2: optional(side) })),
  order: optional(z.array(text).max(MAX_ENTITIES), 'Aliases in order of play.'),
  deaths: optional(
    z.union([z.array(death).max(MAX_DEATHS), cacheReference]),
    'Deaths before the first action, or a stored cache of them.',
  ),
  plays: optional(
    z.array(play).max(MAX_PLAYS),
    'Cards that were played before the first action, the oldest first.',
  ),
  format: optional(
    z.enum(FORMATS),
    'What can come at random and by Discover: default `wild`, all that is out.',
  ),
  unknownText: optional(
    z.literal('ignore'),
    'Cards whose text is not known may be in play, too: only what is printed counts.',
  ),
  customCards: customCards(MAX_CARDS),
};

export const PARTS = {
  Minion: minion,
  Card: card,
  Hero: hero,
  HeroPower: heroPower,
  Weapon: weapon,
  Secret: secret,
  Enchantment: enchantment,
  Mana: mana,
  BuriedCard: buried,
  Side: side,
  Death: death,
  Play: play,
};

export const FIRST_SCENARIO = `title: A knife for the whelp
ruleset: hearthstone
patch: "10.0"                 # the edition of the rules; the newest when left out

players:                      # what is left out: full health, ten mana crystals, empty zones
  1:
    hand: [ { as: flamestrike, card: Flamestrike } ]
  2:
    board:                    # left to right; "as" gives a card a name of your own
      - { as: egg, card: Dragon Egg }
      - { as: juggler, card: Knife Juggler }

actions:                      # also: { attack: egg, target: hero 1 }, heroPower, endTurn
  - { play: flamestrike }

expect:                       # what you think happens; verify tells whether it does
  - { player: 2, board: [ Black Whelp ] }
  - { before: [ damage egg, death egg ] }
`;
