/** Zones, with the game data's numbers; PLAYED is ours (a row of the record of plays). */
export const Zone = {
  INVALID: 0,
  PLAY: 1,
  DECK: 2,
  HAND: 3,
  GRAVEYARD: 4,
  REMOVEDFROMGAME: 5,
  SETASIDE: 6,
  SECRET: 7,
  PLAYED: 8,
} as const;
export type Zone = (typeof Zone)[keyof typeof Zone];
export type ZoneName = keyof typeof Zone;
export const ZONE_NAMES = Object.keys(Zone) as readonly ZoneName[];

/** Card types, with the game data's numbers; DEATH_RECORD is ours (a row of the Death Event Cache). */
export const CardType = {
  INVALID: 0,
  GAME: 1,
  PLAYER: 2,
  HERO: 3,
  MINION: 4,
  SPELL: 5,
  ENCHANTMENT: 6,
  WEAPON: 7,
  HERO_POWER: 10,
  LOCATION: 39,
  DEATH_RECORD: 90,
} as const;
export type CardType = (typeof CardType)[keyof typeof CardType];

/** Types of what can be in a hand or a deck. */
export const HELD_TYPES: readonly CardType[] = [
  CardType.MINION,
  CardType.SPELL,
  CardType.WEAPON,
  CardType.HERO,
  CardType.LOCATION,
];

/** Types of what takes a place on the board (HS-LIMITS). */
export const BOARD_TYPES: readonly CardType[] = [CardType.MINION, CardType.LOCATION];

/** Whether something of this type takes a place on the board. */
export function takesPlace(type: number): boolean {
  return type === CardType.MINION || type === CardType.LOCATION;
}

/** Whether something of this type has Durability instead of Health. */
export function hasDurability(type: number): boolean {
  return type === CardType.WEAPON || type === CardType.LOCATION;
}

export const PlayState = {
  INVALID: 0,
  PLAYING: 1,
  WINNING: 2,
  LOSING: 3,
  WON: 4,
  LOST: 5,
  TIED: 6,
  CONCEDED: 8,
} as const;
export type PlayState = (typeof PlayState)[keyof typeof PlayState];

export const GameState = { RUNNING: 2, COMPLETE: 3 } as const;

/** A player's number: PLAYER_ID 1 is the Dominant Player (HS-DP0). */
export type PlayerId = 1 | 2;

export function opponentOf(player: number): number {
  return 3 - player;
}

export const RACES = [
  'BEAST',
  'DEMON',
  'DRAGON',
  'ELEMENTAL',
  'MECHANICAL',
  'MURLOC',
  'PIRATE',
  'TOTEM',
  'NAGA',
  'QUILBOAR',
  'UNDEAD',
  'ALL',
] as const;
export type Race = (typeof RACES)[number];

export const CardClass = {
  DEATHKNIGHT: 1,
  DRUID: 2,
  HUNTER: 3,
  MAGE: 4,
  PALADIN: 5,
  PRIEST: 6,
  ROGUE: 7,
  SHAMAN: 8,
  WARLOCK: 9,
  WARRIOR: 10,
  NEUTRAL: 12,
  DEMONHUNTER: 14,
} as const;

export const SCHOOLS_SINCE = '20.0';

export const SPELL_SCHOOLS = [
  'ARCANE',
  'FEL',
  'FIRE',
  'FROST',
  'HOLY',
  'NATURE',
  'SHADOW',
] as const;
export type SpellSchool = (typeof SPELL_SCHOOLS)[number];

/** Limits of zones (HS-LIMITS). */
export const MAX_BOARD = 7;
/** What is summoned while a cost is paid with Health can take the last place of the minion played (ZH-4.7-full-zone). */
export const MOST_ON_BOARD = MAX_BOARD + 1;
export const MAX_HAND = 10;
export const LARGEST_HAND = 12;
export const MAX_SECRETS = 5;
export const MAX_DECK = 60;
export const MAX_RESOURCES = 10;

/** The highest number that a tag can hold (HS-TAGLIMITS, ZH-4.1-overflow). */
export const MAX_NUMBER = 2 ** 31 - 1;

/** Ends of own turns until a Location that is used opens again: of that turn and of the next one (HS-INF-location). */
export const LOCATION_COOLDOWN = 2;

/** What trading a card costs (ZH-5.1-tradeable). */
export const TRADE_COST = 1;

/** The Dominant Player first (HS-DP1). */
export const PLAYER_ORDER: readonly PlayerId[] = [1, 2];
