export const COLUMNS = [
  'CARD',
  /** What the row is, by its place in KINDS. */
  'KIND',
  /** Of a modifier: the player who added the link that made it (WOW-712.6). */
  'OWNER',
  /** Who controls it; 0 outside play and chain (WOW-400.1). */
  'CONTROLLER',
  /** Who controls it when no control modifier says otherwise (WOW-400.3). */
  'BASE_CONTROLLER',
  'ZONE',
  /** Place in an ordered zone: deck from the top, chain from the bottom. */
  'POSITION',
  /** When it came there (WOW-718.2); of an attached ability, when it was attached. */
  'TIMESTAMP',
  /** Lies, or will lie, in the resource row (WOW-408.1). */
  'RESOURCE',
  'EXHAUSTED',
  'FACE_DOWN',
  'DAMAGE',
  'COUNTERS',
  /** What an attached ability is attached to. */
  'HOST',
  /** The turn since which its controller has had it in play (WOW-302.2). */
  'SINCE',
  /** Parts used this turn, one bit each (WOW-701.4). */
  'USED',
  /** How often it has become ready (WOW-714.3b). */
  'READIED',
  /** When it last lost its powers (WOW-700.3). */
  'POWERS_LOST',
  /** When it got them back; -1: it has none now (WOW-718.2e). */
  'POWERS_BACK',
  /** Its part in the combat, by its place in ROLES. */
  'ROLE',
  'PROTECTING',
  /** Players whose heroes have dealt it combat damage this turn, one bit each. */
  'HIT_BY',
  /** How often it has attacked this turn. */
  'ATTACKS',
  /** Dealt damage this turn: bit 0 by anybody, the others by allies of each player. */
  'HURT',
  /** The types of damage that it has dealt this turn, one bit each. */
  'HAS_DEALT',
  /** Combat damage that it has dealt to allies this turn: bit 0 some, bit 1 some that was fatal. */
  'HAS_HIT',
  /** Of a card in a deck that was shuffled: its place is known all the same (WOW-411.2b). */
  'ORDERED',
  /** Of a link: which kind, by its place in LINKS. */
  'LINK',
  /** Of a link or modifier: the card or player that it comes from (WOW-705.5, WOW-712.5). */
  'SOURCE',
  /** Of a link or modifier: which part of its card's text it carries out. */
  'PART',
  /** Of a link: the mode that was chosen, from 1 (WOW-707.1b). */
  'MODE',
  'X',
  'TARGETS',
  'TARGET_1',
  'TARGET_2',
  'TARGET_3',
  'TARGET_4',
  'TARGET_5',
  'TARGET_6',
  'TARGET_7',
  'TARGET_8',
  /** How much of what is divided each target is assigned (WOW-707.1d). */
  'SHARE_1',
  'SHARE_2',
  'SHARE_3',
  'SHARE_4',
  'SHARE_5',
  'SHARE_6',
  'SHARE_7',
  'SHARE_8',
  /** Targets that were illegal as it resolved, one bit each: it can ask about them, and does not affect them. */
  'ILLEGAL_TARGETS',
  /** What was destroyed or exhausted to pay for it. */
  'PAID',
  /** READIED of the source when the link was added. */
  'SOURCE_READIED',
  /** Of a triggered effect: what it was that triggered it. */
  'EVENT',
  'EVENT_SUBJECT',
  'EVENT_SOURCE',
  'EVENT_PLAYER',
  'EVENT_AMOUNT',
  /** Of a modifier: what it is about, and how long it lasts. AMOUNT of a link: how many cards were removed for it. */
  'SUBJECT',
  'AMOUNT',
  'DAMAGE_TYPE',
  'UNTIL',
  'UNTIL_PLAYER',
  /** What an object that is no more has become; of a modifier that applied to one, that object. */
  'BECAME',
  /** Of a player. */
  'TEAM',
  'PLACED',
  'LAST_TURN',
  'LOST',
  /** Had to draw from an empty deck (WOW-407.6b). */
  'DECKED',
  'SHUFFLED',
  'MULLIGANED',
  /** The weapon struck with in this combat (WOW-303.2c). */
  'STRUCK_WITH',
  /** Of the game. */
  'PLAYERS',
  'TURN',
  'TURN_PLAYER',
  /** Who took the last turn that was no extra turn. */
  'NORMAL_PLAYER',
  'STEP',
  'PRIORITY',
  /** The players who have passed in succession, one bit each (WOW-407.4). */
  'PASSES',
  /** How it ended, by its place in RESULTS. */
  'RESULT',
  /** The last timestamp that was given. */
  'TIME',
  /** Links that have resolved since somebody last decided anything (WOW-801.2). */
  'UNDECIDED',
  /** The situation that the ones after it are compared with, in two numbers. */
  'MARK_1',
  'MARK_2',
  /** What would continue a loop that was ended: the action, its card and its power (WOW-801.1a). */
  'BARRED_ACTION',
  'BARRED_CARD',
  'BARRED_POWER',
] as const;

export type Column = (typeof COLUMNS)[number];

export const Col = Object.fromEntries(COLUMNS.map((name, i) => [name, i])) as Readonly<
  Record<Column, number>
>;

export const WIDTH = COLUMNS.length;

/** Columns that hold a row; when a card becomes a new object they are pointed at the old one (WOW-411.1b). */
export const REFERENCES: readonly Column[] = [
  'HOST',
  'SOURCE',
  'TARGET_1',
  'TARGET_2',
  'TARGET_3',
  'TARGET_4',
  'TARGET_5',
  'TARGET_6',
  'TARGET_7',
  'TARGET_8',
  'PAID',
  'EVENT_SUBJECT',
  'EVENT_SOURCE',
  'SUBJECT',
  'STRUCK_WITH',
  'BARRED_CARD',
];

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export const TARGET_COLUMNS = PLACES.map((i) => Col[`TARGET_${i}`]);
/** In the order of {@link TARGET_COLUMNS}. */
export const SHARE_COLUMNS = PLACES.map((i) => Col[`SHARE_${i}`]);
