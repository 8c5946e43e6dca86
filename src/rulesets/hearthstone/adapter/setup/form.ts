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
  as: alias.exactOptional(),
  card: cardName.describe('The card that gives it.'),
  by: player.exactOptional().describe('Whose card gave it.'),
  num1: number.exactOptional(),
  num2: number.exactOptional(),
};

const enchantment = numbered(ENCHANTMENT);
const enchantments = z.array(enchantment).max(MAX_ENCHANTMENTS).exactOptional();
const common = {
  as: alias.exactOptional(),
  card: cardName,
  enchantments,
  tags: tags.exactOptional(),
};
const attack = count.exactOptional();
const cost = count.exactOptional();
const damage = count.exactOptional();
const silenced = flag.exactOptional();
const health = whole(1, INT32_MAX).exactOptional();
const durability = health;
const cooldown = whole(0, LOCATION_COOLDOWN);

export const SHOWN = { attack, health, durability, cost, enchantments };

const shown = z
  .strictObject(SHOWN)
  .exactOptional()
  .describe('Numbers and enchantments as the board or a log shows them, those of auras included.');
const { cooldown: _, ...states } = {
  ...each(Object.keys(FLAG_FIELDS), flag),
  ...each(Object.keys(NUMBER_FIELDS), count),
};
const { pendingDestroy: __, ...statesOfHeroes } = states;

export const ENTITY = {
  hero: {
    ...common,
    card: cardName.exactOptional(),
    attack,
    health,
    damage,
    armor: count.exactOptional(),
    shown,
    ...statesOfHeroes,
  },
  heroPower: { ...common, card: cardName.exactOptional(), cost, exhausted: flag.exactOptional() },
  board: {
    ...common,
    attack,
    health,
    durability: durability.describe('Of a Location.'),
    damage,
    silenced,
    shown,
    ...states,
    cooldown: cooldown
      .exactOptional()
      .describe("Of a Location: ends of its player's turns until it opens; 0: it is open."),
  },
  weapon: { ...common, attack, durability, damage, shown, ...states },
  hand: {
    ...common,
    attack,
    health,
    durability,
    cost,
    shown,
    startedInDeck: flag
      .exactOptional()
      .describe('Whether the deck of its player had it from the start; it did if nothing is said.'),
  },
  secrets: {
    as: alias.exactOptional(),
    card: cardName,
    progress: count.exactOptional().describe('How far a Quest has come.'),
    tags: tags.exactOptional(),
  },
  graveyard: { as: alias.exactOptional(), card: cardName, silenced, tags: tags.exactOptional() },
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
  crystals: crystals.exactOptional(),
  used: whole(0, INT32_MAX - MAX_RESOURCES).exactOptional(),
  temporary: crystals.exactOptional(),
  overloaded: crystals.exactOptional().describe('Locked in this turn.'),
  owed: count.exactOptional().describe('Locked in the next turn.'),
};

const mana = z.union([crystals, z.strictObject(MANA)]);

export const SIDE = {
  hero: hero.exactOptional(),
  heroPower: heroPower.nullable().exactOptional(),
  mana: mana.exactOptional(),
  board: z
    .array(minion)
    .max(MAX_BOARD)
    .exactOptional()
    .describe('Minions and Locations, left to right.'),
  hand: z.array(card).max(LARGEST_HAND).exactOptional(),
  deck: z
    .union([z.array(card).max(MAX_DECK), text])
    .exactOptional()
    .describe('The top card first; or a deck code.'),
  secrets: z.array(secret).max(MAX_SECRETS).exactOptional(),
  quest: secret.nullable().exactOptional(),
  weapon: weapon.nullable().exactOptional(),
  graveyard: z.array(buried).max(MAX_GRAVEYARD).exactOptional(),
  enchantments: z
    .array(enchantment)
    .max(MAX_ENCHANTMENTS)
    .exactOptional()
    .describe("What is attached to the player, as what was given to every C'Thun."),
  tags: tags.exactOptional(),
  ...each(Object.keys(COUNTERS), count),
  noFatigue: flag
    .exactOptional()
    .describe('Drawing from the empty deck does nothing, where decks are left out.'),
};

export const DEATH = {
  card: cardName.exactOptional(),
  cardId: cardName.exactOptional().describe('The same as `card`.'),
  player: player.exactOptional().describe('The player who controlled it.'),
  controller: player.exactOptional().describe('The same as `player`.'),
  turn: count.exactOptional(),
  entityId: count.exactOptional(),
  zonePosition: count.exactOptional(),
  extra: deathRecord.shape.extra,
};

export const PLAY = {
  card: cardName.exactOptional(),
  player: player.exactOptional().describe('Who played it.'),
  turn: count
    .exactOptional()
    .describe('In which turn; the last one of this player before this one if nothing is said.'),
  cost: count.exactOptional().describe('What it cost; what is printed on it if nothing is said.'),
  onOwnMinion: flag
    .exactOptional()
    .describe('It was aimed at a minion on the side of whoever played it.'),
  onOwnCharacter: flag
    .exactOptional()
    .describe('It was aimed at a character on the side of whoever played it.'),
  notFromStart: flag
    .exactOptional()
    .describe('It was not among the cards with which its player began.'),
};

const side = z.strictObject(SIDE);
const death = z.strictObject(DEATH);
const play = z.strictObject(PLAY);

export const SETUP = {
  turn,
  players: z.strictObject({ 1: side.exactOptional(), 2: side.exactOptional() }).exactOptional(),
  order: z.array(text).max(MAX_ENTITIES).exactOptional().describe('Aliases in order of play.'),
  deaths: z
    .union([z.array(death).max(MAX_DEATHS), cacheReference])
    .exactOptional()
    .describe('Deaths before the first action, or a stored cache of them.'),
  plays: z
    .array(play)
    .max(MAX_PLAYS)
    .exactOptional()
    .describe('Cards that were played before the first action, the oldest first.'),
  format: z
    .enum(FORMATS)
    .exactOptional()
    .describe('What can come at random and by Discover: default `wild`, all that is out.'),
  unknownText: z
    .literal('ignore')
    .exactOptional()
    .describe('Cards whose text is not known may be in play, too: only what is printed counts.'),
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
