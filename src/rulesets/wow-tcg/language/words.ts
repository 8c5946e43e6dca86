/** The words that only name and ask; plain JSON, so custom cards are written like built-in ones. */
import type { DamageType } from '../vocabulary/index.js';

export const ROLES = {
  SELF: 'the card whose text it is',
  TARGET: 'the first target',
  TARGET_2: 'the second target',
  TARGET_3: 'the third target',
  HOST: 'what SELF is attached to',
  SUBJECT: 'what the modifier was made for',
  IT: 'the one at hand of several',
  EVENT_SUBJECT: 'what the event happened to',
  EVENT_SOURCE: 'what caused the event',
  YOUR_HERO: 'the hero of the player whose text it is',
  PAID: 'what was destroyed or exhausted as a cost',
} as const;
export type RoleWord = keyof typeof ROLES;

/** Groups of things in play, by their rows; then of other zones. */
export const GROUPS = {
  HEROES: 'heroes in play',
  ALLIES: 'allies in play',
  HEROES_AND_ALLIES: 'heroes and allies in play; as targets totems too (WOW-306.4a)',
  CHARACTERS: 'heroes, allies and totems in play',
  ABILITIES: 'ability cards in play',
  WEAPONS: 'weapons in play',
  EQUIPMENT: 'armor, items and weapons in play',
  RESOURCES: 'resources in play',
  QUESTS: 'quests face up in play',
  IN_PLAY: 'every card in play',
  PLAYERS: 'the players who are still in the game',
  CHAIN_ABILITIES: 'ability cards on the chain',
  CHAIN_ALLIES: 'ally cards on the chain',
  HAND: 'cards in hand',
  DECK: 'cards in decks, from the top',
  GRAVEYARD: 'cards in graveyards',
  REMOVED: 'cards removed from the game',
  TARGETS: 'all targets of the link that are still legal',
} as const;
export type GroupWord = keyof typeof GROUPS;

export type Selector =
  | RoleWord
  | GroupWord
  | {
      readonly of: RoleWord | GroupWord;
      readonly where?: Condition;
      readonly except?: RoleWord;
    }
  /** What an earlier effect of the same link kept under this name. */
  | { readonly saved: string };

/** Conditions of one word; they speak of the thing looked at. */
export const CONDITION_WORDS = {
  IS_SELF: 'it is SELF',
  IS_HOST: 'it is what SELF is attached to',
  IS_SUBJECT: 'it is what the modifier was made for',
  YOURS: 'you control it',
  OPPOSING: 'an opponent controls it',
  OWNED: 'you own it',
  OF_EVENT_PLAYER: "the event's player controls or owns it",
  IN_YOUR_PARTY: 'it is a hero, ally or totem that you control',
  ALLY: 'it is an ally',
  HERO: 'it is a hero',
  ABILITY: 'it is an ability',
  ARMOR: 'it is an armor',
  ITEM: 'it is an item',
  WEAPON: 'it is a weapon',
  QUEST: 'it is a quest',
  EQUIPMENT: 'it is an armor, item or weapon',
  CHARACTER: 'it is a hero, ally or totem',
  EXHAUSTED: 'it is exhausted',
  READY: 'it is ready',
  DAMAGED: 'it has damage',
  DAMAGED_BEFORE: 'it had damage before that of the event',
  FATALLY_DAMAGED: 'it has fatal damage',
  TOKEN: 'it is a token',
  ATTACKING: 'it attacks',
  DEFENDING: 'it defends',
  PROTECTING: 'it is protecting',
  IN_COMBAT: 'it attacks or defends',
  ATTACHED: 'it is attached to something',
  IN_PLAY: 'it is in play',
  RESOURCE: 'it is a resource',
  COST_IS_X: 'its printed cost is X',
  MADE_BY_SELF: 'SELF made it, or put it where it is',
  FACE_DOWN: 'it lies face down',
  FIRST_ATTACK: 'it has attacked once this turn',
  HAS_ATTACKED: 'it has attacked this turn',
  HAS_DEALT_DAMAGE: 'it has dealt damage this turn',
  HAS_HIT_ALLY: 'it has dealt combat damage to an ally this turn',
  HAS_KILLED_ALLY: 'it has dealt fatal combat damage to an ally this turn',
  HAS_PLACED: 'it is a player who has placed a resource this turn',
  HURT_THIS_TURN: 'it has been dealt damage this turn',
  HURT_BY_YOUR_ALLIES: 'an ally of your party has dealt it damage this turn',
  AFFORDED_BY_RESOURCES: 'you have as many resources as its printed cost',
  HIT_BY_YOUR_HERO: 'your hero has dealt it combat damage this turn',
} as const;
export type ConditionWord = keyof typeof CONDITION_WORDS;

export type Condition =
  | ConditionWord
  | { readonly tag: string }
  | { readonly keyword: Keyword }
  | { readonly named: string }
  /** It has the same name as that. */
  | { readonly namedAs: RoleWord }
  /** The same player controls it as that. */
  | { readonly controlledAs: RoleWord }
  /** The same player owns it as that, or that player does. */
  | { readonly ownedAs: RoleWord }
  /** It is that. */
  | { readonly is: RoleWord }
  /** It is a link that targets that. */
  | { readonly targets: RoleWord }
  /** One of them attacks, and the other defends. */
  | { readonly inCombatWith: RoleWord }
  /** It is attached to that. */
  | { readonly attachedTo: RoleWord }
  /** What it is attached to is so. */
  | { readonly host: Condition }
  /** It has dealt damage of this type this turn. */
  | { readonly hasDealt: DamageType }
  /** Its printed cost is so large, or not larger. */
  | { readonly costAtLeast: number }
  | { readonly costAtMost: number }
  /** An earlier effect of the link kept it under this name. */
  | { readonly saved: string }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

/** A question about the game, for double-checks and `if`. */
export type Question =
  | { readonly the: RoleWord; readonly is: Condition }
  | { readonly exists: Selector }
  | { readonly inHand: number; readonly who?: Who }
  | { readonly turnOf: Who }
  /** A number is so large, or larger. */
  | { readonly number: Value; readonly atLeast: Value }
  /** It is so of one of these players, who is IT. */
  | { readonly some: Who; readonly has: Question }
  | { readonly every: readonly Question[] }
  | { readonly isNot: Question };

export type Value =
  | number
  | 'X'
  | 'EVENT_AMOUNT'
  /** What the last damage of this link really dealt. */
  | 'DAMAGE_DEALT'
  /** What the last healing of this link really healed. */
  | 'DAMAGE_HEALED'
  /** How many cards were removed from the game as a cost. */
  | 'REMOVED_AS_COST'
  /** The highest of numbers that players have chosen in secret. */
  | 'CHOSEN_NUMBER'
  | { readonly count: Selector }
  | { readonly atkOf: Selector }
  | { readonly costOf: Selector }
  | { readonly healthOf: Selector }
  | { readonly countersOn: Selector }
  | { readonly damageOn: Selector }
  | { readonly inHandOf: Who }
  /** How many cards a player may have in hand after the Wrap-up step. */
  | { readonly maxHandOf: Who }
  /** What these have of it together. */
  | { readonly total: Summed; readonly of: Selector }
  | { readonly minus: Value }
  /** How many times so much is in it. */
  | { readonly times: number; readonly in: Value }
  | { readonly sum: readonly Value[] };

/** What is added up over cards. */
export const SUMMED = ['ATK', 'COST', 'DAMAGE', 'HEALTH'] as const;
export type Summed = (typeof SUMMED)[number];

/** Players, in turn order. */
export type Who =
  | 'YOU'
  | 'OPPONENTS'
  | 'ALL_PLAYERS'
  | 'EVENT_PLAYER'
  | { readonly controllerOf: RoleWord };

export const WHO_WORDS = ['YOU', 'OPPONENTS', 'ALL_PLAYERS', 'EVENT_PLAYER'] as const;

/** Keywords of characters. `STEALTHED` and the forms are what abilities say of a hero. */
export const KEYWORDS = {
  PROTECTOR: 'WOW-KW-protector',
  ELUSIVE: 'WOW-KW-elusive',
  FEROCITY: 'WOW-KW-ferocity',
  LONG_RANGE: 'WOW-KW-long-range',
  STEALTHED: 'WOW-KW-stealth',
  BEAR_FORM: 'WOW-KW-bear-form',
  CAT_FORM: 'WOW-INF-forms',
} as const;
export type Keyword = keyof typeof KEYWORDS;

/** What cannot happen to a card, and what players cannot do (WOW-102.2). */
export const CANNOTS = [
  'ATTACK',
  'BE_ATTACKED',
  'PROTECT',
  'BE_DESTROYED',
  'READY_IN_READY_STEP',
  'BE_TARGETED',
  'BE_TARGETED_BY_OPPONENTS',
  'BE_HEALED',
  'BE_EXHAUSTED',
  'BE_ATTACHED_TO',
  'DRAW',
  'PLAY',
  'STRIKE',
] as const;
export type Cannot = (typeof CANNOTS)[number];

export interface PacketFilter {
  readonly from?: Condition;
  readonly to?: Condition;
  readonly type?: DamageType;
  readonly dealtWith?: Condition;
  readonly combat?: boolean;
}
