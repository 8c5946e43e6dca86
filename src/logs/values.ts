/** The tags that the import looks at, by the numbers of HSReplay XML. Others keep their number. */
const TAG_NUMBERS: Readonly<Record<string, number>> = {
  TAG_SCRIPT_DATA_NUM_1: 2,
  TAG_SCRIPT_DATA_NUM_2: 3,
  PLAYSTATE: 17,
  STEP: 19,
  TURN: 20,
  FATIGUE: 22,
  CURRENT_PLAYER: 23,
  FIRST_PLAYER: 24,
  RESOURCES_USED: 25,
  RESOURCES: 26,
  HERO_ENTITY: 27,
  PLAYER_ID: 30,
  ATTACHED: 40,
  EXHAUSTED: 43,
  DAMAGE: 44,
  HEALTH: 45,
  ATK: 47,
  COST: 48,
  ZONE: 49,
  CONTROLLER: 50,
  ENTITY_ID: 53,
  DEFENDING: 36,
  PROPOSED_DEFENDER: 37,
  DURABILITY: 187,
  SILENCED: 188,
  WINDFURY: 189,
  TAUNT: 190,
  STEALTH: 191,
  DIVINE_SHIELD: 194,
  CHARGE: 197,
  NEXT_STEP: 198,
  CARDTYPE: 202,
  STATE: 204,
  OVERLOAD: 215,
  SECRET: 219,
  CANT_ATTACK: 227,
  CANT_BE_DAMAGED: 240,
  FROZEN: 260,
  ZONE_POSITION: 263,
  NUM_CARDS_PLAYED_THIS_TURN: 269,
  NUM_TURNS_IN_PLAY: 271,
  ARMOR: 292,
  TEMP_RESOURCES: 295,
  OVERLOAD_OWED: 296,
  NUM_ATTACKS_THIS_TURN: 297,
  CREATOR: 313,
  NUM_MINIONS_PLAYED_THIS_TURN: 317,
  PREDAMAGE: 318,
  POISONOUS: 363,
  OVERLOAD_LOCKED: 393,
  TO_BE_DESTROYED: 417,
  PROXY_CTHUN: 434,
  JADE_GOLEM: 441,
  QUEST: 462,
  QUEST_PROGRESS: 534,
  LIFESTEAL: 685,
  RUSH: 791,
  REBORN: 1085,
};

const TAG_NAMES: ReadonlyMap<number, string> = new Map(
  Object.entries(TAG_NUMBERS).map(([name, number]) => [number, name]),
);

/** Names of older clients, and what they are called now. */
const OLD_NAMES: ReadonlyMap<string, string> = new Map([
  ['RECALL', 'OVERLOAD'],
  ['RECALL_OWED', 'OVERLOAD_OWED'],
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

/** A tag's name from its name or number in a log. */
export function tagName(text: string): string {
  if (/^\d+$/.test(text)) return TAG_NAMES.get(Number(text)) ?? text;
  return OLD_NAMES.get(text) ?? text;
}

/** A tag's value as a number: names of an enum become theirs; a name that is not known is 0. */
export function tagValue(tag: string, text: string): number {
  const number = Number(text);
  if (text !== '' && Number.isSafeInteger(number)) return number;
  const key = tag === 'NEXT_STEP' ? 'STEP' : tag;
  const names = Object.hasOwn(VALUE_NAMES, key) ? VALUE_NAMES[key]! : [];
  return Math.max(0, names.indexOf(text));
}

/** A block's type from its name or number. */
export function blockType(text: string): string {
  return /^\d+$/.test(text) ? (BLOCK_TYPES[Number(text)] ?? text) : text;
}
