export const COLUMNS = [
  'CARD',
  'LEVEL',
  'OWNER',
  'ZONE',
  /** The lane, from 1 at its owner's left; in hand, deck and discard pile the place, from 1. */
  'POSITION',
  /** Order of appearing: of two creatures or triggers the greater one is newer. */
  'AGE',
  'ATTACK',
  'HEALTH',
  'MAX_HEALTH',
  'ASLEEP',
  'FORGED',
  'REPLACES',
  'AGGRESSIVE',
  'DEFENDER',
  'BREAKTHROUGH',
  'ARMOR',
  'ARMOR_USED',
  'POISON',
  'REGENERATE',
  'MOBILITY',
  'MOVED',
  'ACTIVATED',
  'EXTRA_BATTLES',
  'INITIATED',
  'ATTACK_THIS_TURN',
  'AGGRESSIVE_THIS_TURN',
  'NEGATED',
  /** Keywords of triggers that it has lost for good, one bit each. */
  'NEGATED_KEYWORDS',
  /** Instants (see INSTANT) at which it entered, and at which its health fell to 0 or it was destroyed. */
  'BORN',
  'DROPPED',
  /** Of a granted trigger: what it is on, which one of its card it is, and when it ends. */
  'HOST',
  'TRIGGER',
  'THIS_TURN_ONLY',
  'USES',
  /** Of a player. */
  'PLAYS',
  'EXTRA_SPELLS_1',
  'EXTRA_SPELLS_2',
  'EXTRA_SPELLS_3',
  'CARDS_PLAYED',
  'BATTLED',
  'TURNS_TAKEN',
  'RANK',
  /** The deck is in no order that anybody knows: every draw is random. */
  'SHUFFLED',
  'CONCEDED',
  /** Of the game. */
  'TURN',
  'ACTIVE',
  /** 0: it goes on; 1, 2: this player has won; 3: both have; 4: a draw. */
  'RESULT',
  /** Counts effects: what one effect does happens at one instant. */
  'INSTANT',
  /** The battle of this turn raised nothing more; set only with the switch `batchStateAfterBattle`. */
  'AFTER_QUIET_BATTLE',
] as const;

export type Column = (typeof COLUMNS)[number];

export const Col = Object.fromEntries(COLUMNS.map((name, i) => [name, i])) as Readonly<
  Record<Column, number>
>;

/** Columns of extra spells, by the highest level that they allow. */
export const EXTRA_SPELLS = [Col.EXTRA_SPELLS_1, Col.EXTRA_SPELLS_2, Col.EXTRA_SPELLS_3] as const;

export const WIDTH = COLUMNS.length;

/** Where a row is. `ATTACHED`: a granted trigger on its host. */
export const ZONES = [
  'NONE',
  'DECK',
  'HAND',
  'DISCARD',
  'LANE',
  'DEAD',
  'REPLACED',
  'BANISHED',
  'ATTACHED',
  'PLAYED',
] as const;
export type ZoneName = (typeof ZONES)[number];
export const Zone = Object.fromEntries(ZONES.map((name, i) => [name, i])) as Readonly<
  Record<ZoneName, number>
>;

export const MAX_LEVEL = 9;

export const LANES = [1, 2, 3, 4, 5] as const;
export const MAX_LANE = 5;
export const MAX_HAND = 10;
export const MAX_DECK = 60;
export const HAND_SIZE = 5;
export const PLAYER_HEALTH = 120;
export const PLAYS_A_TURN = 2;
export const TURNS_A_RANK = 4;

/** The lane that faces this one: each player counts from the own left (BATCH-c-setup). */
export function facing(lane: number): number {
  return MAX_LANE + 1 - lane;
}

export function opponentOf(player: number): 1 | 2 {
  return player === 1 ? 2 : 1;
}
