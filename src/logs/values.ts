/** The tags that are read or written, by the numbers of HSReplay XML. Others keep their number. */
const TAG_NUMBERS: Readonly<Record<string, number>> = {
  TAG_NOT_SET: 0,
  TAG_SCRIPT_DATA_NUM_1: 2,
  TAG_SCRIPT_DATA_NUM_2: 3,
  PLAYSTATE: 17,
  LAST_AFFECTED_BY: 18,
  STEP: 19,
  TURN: 20,
  FATIGUE: 22,
  CURRENT_PLAYER: 23,
  FIRST_PLAYER: 24,
  RESOURCES_USED: 25,
  RESOURCES: 26,
  HERO_ENTITY: 27,
  MAXHANDSIZE: 28,
  PLAYER_ID: 30,
  DEFENDING: 36,
  PROPOSED_DEFENDER: 37,
  ATTACKING: 38,
  PROPOSED_ATTACKER: 39,
  ATTACHED: 40,
  EXHAUSTED: 43,
  DAMAGE: 44,
  HEALTH: 45,
  ATK: 47,
  COST: 48,
  ZONE: 49,
  CONTROLLER: 50,
  ENTITY_ID: 53,
  DURABILITY: 187,
  SILENCED: 188,
  WINDFURY: 189,
  TAUNT: 190,
  STEALTH: 191,
  SPELLPOWER: 192,
  DIVINE_SHIELD: 194,
  CHARGE: 197,
  NEXT_STEP: 198,
  CLASS: 199,
  CARDTYPE: 202,
  STATE: 204,
  OVERLOAD: 215,
  DEATHRATTLE: 217,
  SECRET: 219,
  CANT_ATTACK: 227,
  IMMUNE: 240,
  FROZEN: 260,
  ZONE_POSITION: 263,
  CANT_BE_FROZEN: 264,
  COMBO_ACTIVE: 266,
  NUM_CARDS_PLAYED_THIS_TURN: 269,
  CANT_BE_TARGETED_BY_OPPONENTS: 270,
  NUM_TURNS_IN_PLAY: 271,
  ARMOR: 292,
  TEMP_RESOURCES: 295,
  OVERLOAD_OWED: 296,
  NUM_ATTACKS_THIS_TURN: 297,
  CANT_BE_TARGETED_BY_SPELLS: 311,
  CREATOR: 313,
  NUM_MINIONS_PLAYED_THIS_TURN: 317,
  PREDAMAGE: 318,
  HEALING_DOES_DAMAGE: 326,
  CANT_BE_TARGETED_BY_HERO_POWERS: 332,
  HEALTH_MINIMUM: 337,
  SPELLPOWER_DOUBLE: 356,
  SPELL_HEALING_DOUBLE: 357,
  TO_BE_DESTROYED: 360,
  POISONOUS: 363,
  HERO_POWER_DOUBLE: 366,
  NUM_MINIONS_PLAYER_KILLED_THIS_TURN: 368,
  NUM_MINIONS_KILLED_THIS_TURN: 369,
  EXTRA_MINION_DEATHRATTLES_BASE: 371,
  IMMUNE_WHILE_ATTACKING: 373,
  STEADY_SHOT_CAN_TARGET: 383,
  FORGETFUL: 389,
  OVERLOAD_LOCKED: 393,
  NUM_TIMES_HERO_POWER_USED_THIS_GAME: 394,
  HEROPOWER_DAMAGE: 396,
  NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN: 398,
  NUM_CARDS_DRAWN_THIS_TURN: 399,
  HEROPOWER_ACTIVATIONS_THIS_TURN: 406,
  EXTRA_BATTLECRIES_BASE: 411,
  NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_GAME: 412,
  CANNOT_ATTACK_HEROES: 413,
  NUM_RESOURCES_SPENT_THIS_GAME: 418,
  CHOOSE_BOTH: 419,
  PREHEALING: 425,
  OVERLOAD_THIS_GAME: 427,
  SPELLS_COST_HEALTH: 431,
  IGNORE_TAUNT: 433,
  PROXY_CTHUN: 434,
  JADE_GOLEM: 441,
  EXTRA_ATTACKS_THIS_TURN: 444,
  UNTOUCHABLE: 448,
  QUEST: 462,
  CARD_COSTS_HEALTH: 481,
  QUEST_PROGRESS: 534,
  LIFESTEAL: 685,
  HERO_POWER_DISABLED: 777,
  GHOSTLY: 785,
  RUSH: 791,
  HIDDEN_CHOICE: 813,
  ECHO: 846,
  MODULAR: 849,
  EXTRA_DEATHRATTLES_BASE: 882,
  OVERKILL: 923,
  AMOUNT_HEALED_THIS_GAME: 958,
  MARK_OF_EVIL: 994,
  NUM_HERO_POWER_DAMAGE_THIS_GAME: 1025,
  ALL_HEALING_DOUBLE: 1058,
  REBORN: 1085,
  MEGA_WINDFURY: 1207,
  GALAKROND_HERO_CARD: 1365,
  INVOKE_COUNTER: 1366,
  SPELLBURST: 1427,
  DORMANT: 1518,
  FRENZY: 1637,
  SPELLS_CAST_TWICE: 1681,
  NUM_SPELLS_PLAYED_THIS_GAME: 1780,
  HONORABLEKILL: 1920,
  SPELLPOWER_FIRE: 1946,
  SPELLPOWER_NATURE: 1948,
};

const TAG_NAMES: ReadonlyMap<number, string> = new Map(
  Object.entries(TAG_NUMBERS).map(([name, number]) => [number, name]),
);

/** Names of older clients, and what they are called now. */
const OLD_NAMES: ReadonlyMap<string, string> = new Map([
  ['RECALL', 'OVERLOAD'],
  ['RECALL_OWED', 'OVERLOAD_OWED'],
  ['CANT_BE_DAMAGED', 'IMMUNE'],
  ['CANT_BE_TARGETED_BY_ABILITIES', 'CANT_BE_TARGETED_BY_SPELLS'],
  ['EXTRA_DEATHRATTLES', 'EXTRA_MINION_DEATHRATTLES_BASE'],
]);

/** The values of tags that Power.log writes as names. */
const VALUE_NAMES: Readonly<Record<string, readonly string[]>> = {
  ZONE: ['INVALID', 'PLAY', 'DECK', 'HAND', 'GRAVEYARD', 'REMOVEDFROMGAME', 'SETASIDE', 'SECRET'],
  CARDTYPE: [
    'INVALID',
    'GAME',
    'PLAYER',
    'HERO',
    'MINION',
    'SPELL',
    'ENCHANTMENT',
    'WEAPON',
    'ITEM',
    'TOKEN',
    'HERO_POWER',
  ],
  PLAYSTATE: [
    'INVALID',
    'PLAYING',
    'WINNING',
    'LOSING',
    'WON',
    'LOST',
    'TIED',
    'DISCONNECTED',
    'CONCEDED',
  ],
  STATE: ['INVALID', 'LOADING', 'RUNNING', 'COMPLETE'],
  STEP: [
    'INVALID',
    'BEGIN_FIRST',
    'BEGIN_SHUFFLE',
    'BEGIN_DRAW',
    'BEGIN_MULLIGAN',
    'MAIN_BEGIN',
    'MAIN_READY',
    'MAIN_RESOURCE',
    'MAIN_DRAW',
    'MAIN_START',
    'MAIN_ACTION',
    'MAIN_COMBAT',
    'MAIN_END',
    'MAIN_NEXT',
    'FINAL_WRAPUP',
    'FINAL_GAMEOVER',
    'MAIN_CLEANUP',
    'MAIN_START_TRIGGERS',
  ],
};

const BLOCK_TYPES = [
  '',
  'ATTACK',
  'JOUST',
  'POWER',
  'SCRIPT',
  'TRIGGER',
  'DEATHS',
  'PLAY',
  'FATIGUE',
  'RITUAL',
  'REVEAL_CARD',
  'GAME_RESET',
  'MOVE_MINION',
  'DECK_ACTION',
];

/** The values that the import compares with. */
export const ZONES = { PLAY: 1, DECK: 2, HAND: 3, GRAVEYARD: 4, SETASIDE: 6, SECRET: 7 } as const;
export const CARD_TYPES = {
  HERO: 3,
  MINION: 4,
  SPELL: 5,
  ENCHANTMENT: 6,
  WEAPON: 7,
  HERO_POWER: 10,
} as const;
export const STEPS = { MAIN_BEGIN: 5, MAIN_ACTION: 10, MAIN_END: 12 } as const;
export const CONCEDED = 8;
export const COMPLETE = 3;
/** Older clients call it QUIT. */
export const DISCONNECTED = 7;

/** The number of a step of the game by its name. */
export function stepNumber(name: string): number {
  return tagValue('STEP', name);
}

/** A tag's name from its name or number in a log. */
export function tagName(text: string): string {
  if (/^\d+$/.test(text)) return TAG_NAMES.get(Number(text)) ?? text;
  return OLD_NAMES.get(text) ?? text;
}

/** A tag's value as a number: names of an enum become theirs; a name that is not known is 0. */
export function tagValue(tag: string, text: string): number {
  if (tag === 'PLAYSTATE' && text === 'QUIT') return DISCONNECTED;
  const number = Number(text);
  if (text !== '' && Number.isSafeInteger(number)) return number;
  const key = tag === 'NEXT_STEP' ? 'STEP' : tag;
  const names = Object.hasOwn(VALUE_NAMES, key) ? VALUE_NAMES[key]! : [];
  return Math.max(0, names.indexOf(text));
}

/** The number of a tag that is written; undefined: nobody writes it. */
export function tagNumber(tag: string): number | undefined {
  return Object.hasOwn(TAG_NUMBERS, tag) ? TAG_NUMBERS[tag] : undefined;
}

/** A tag's value as Power.log writes it: the name where the tag has an enum. */
export function valueText(tag: string, value: number): string {
  const key = tag === 'NEXT_STEP' ? 'STEP' : tag;
  const names = Object.hasOwn(VALUE_NAMES, key) ? VALUE_NAMES[key]! : [];
  return names[value] ?? String(value);
}

/** The number of a block's type. */
export function blockNumber(type: string): number {
  return BLOCK_TYPES.indexOf(type);
}

/** A block's type from its name or number. */
export function blockType(text: string): string {
  return /^\d+$/.test(text) ? (BLOCK_TYPES[Number(text)] ?? text) : text;
}
