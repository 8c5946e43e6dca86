/** The words that only name and ask; plain JSON, so custom cards are written like built-in ones. */
import type { EventKind } from '../vocabulary/index.js';
import type { Effect } from './effects.js';

/** Something that may differ from level to level: one value for all, or a list that begins with level 1. */
export type ByLevel<T> = T | readonly T[];

export const ROLES = {
  SELF: 'the creature (or player, or card in hand) whose effect this is',
  TARGET: 'what the action is aimed at',
  CHOSEN: 'what was chosen as the trigger resolved',
  EVENT_SUBJECT: 'what the event happened to',
  EVENT_SOURCE: 'what caused the event',
  FRIENDLY_PLAYER: 'the player whose effect this is',
  ENEMY_PLAYER: 'the other player',
  OPPOSING: "the creature in the lane that faces SELF's",
} as const;

/** Groups of entities; creatures are listed by their player's lanes, left to right. */
export const GROUPS = {
  FRIENDLY_CREATURES: 'creatures of the player whose effect this is',
  ENEMY_CREATURES: 'creatures of the other player',
  ALL_CREATURES: 'creatures of both, the own ones first',
  ENEMY_CHARACTERS: 'creatures of the other player, and the other player',
  ALL_CHARACTERS: 'creatures of both, and both players',
  ALL_PLAYERS: 'both players',
} as const;

export type Role = keyof typeof ROLES;
export type Group = keyof typeof GROUPS;

/** Names entities. `random` stands alone: the one is drawn as the effect begins. */
export type Selector =
  | Role
  | Group
  | { readonly of: Role | Group; readonly where?: Condition; readonly except?: Role | Group }
  | { readonly random: Role | Group };

export type Value =
  | ByLevel<number>
  | 'EVENT_AMOUNT'
  | { readonly healthOf: Selector }
  /** A uniform whole number between two, both included. */
  | { readonly randomFrom: readonly [from: ByLevel<number>, to: ByLevel<number>] };

/** Conditions of one word; those about an entity speak of the one looked at (the event's subject in `subject`). */
export const CONDITION_WORDS = {
  IS_SELF: 'it is SELF',
  FRIENDLY: 'it is of the same player',
  ENEMY: 'it is of the other player',
  CREATURE: 'it is a creature',
  PLAYER: 'it is a player',
  SPELL: 'it is a spell',
  DEFENDER: 'it is a Defender',
  FORGED: 'it was played from hand into its lane',
  BETWEEN_FRIENDLIES: 'it stands between two creatures of its player',
  UNOPPOSED: 'no creature faces it',
  REPLACED_ANOTHER: 'it has replaced another creature',
  SURVIVES: 'it is on the board with more than 0 health',
  ITS_TURN: "it is its player's turn",
  SELF_WITNESSED:
    'SELF was alive when the event happened, or dropped at the same instant (BATCH-c-death-time)',
  HIT_SURVIVED: 'the hit left more than 0 health',
  RAIDED: 'at least three creatures of its player have started a battle this turn',
} as const;
export type ConditionWord = keyof typeof CONDITION_WORDS;

export type Condition =
  | ConditionWord
  | { readonly levelAtMost: ByLevel<number> }
  | { readonly attackAtMost: ByLevel<number> }
  | { readonly faction: Faction }
  | { readonly tribe: string }
  | { readonly handHolds: Faction }
  /** The event's number is this: the third card of a turn. */
  | { readonly amountIs: ByLevel<number> }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

/** Where a creature is put. Nothing happens where the lane is occupied, or none is empty (BATCH-c-spawn). */
export type Lane = 'RANDOM' | 'OWN' | 'CHOSEN' | 'EACH_EMPTY' | { readonly lane: number };

/** The keywords that stand for a moment (BATCH-c-keywords). */
export const TRIGGER_KEYWORDS = [
  'FORGE',
  /** As FORGE, with a card of the trigger's `faction` in hand. */
  'ALLIED',
  'VENGEANCE',
  'FORMATION',
  'ASSAULT',
  'UPGRADE',
  'FLANK',
  'RAID',
  'AMBUSH',
] as const;
export type TriggerKeyword = (typeof TRIGGER_KEYWORDS)[number];

export interface Trigger {
  readonly keyword?: TriggerKeyword;
  /** Of ALLIED: the faction of which a card must be in hand. */
  readonly faction?: Faction;
  readonly on?: EventKind;
  /** Conditions on the event's subject and source, and on SELF; tested when the batch starts. */
  readonly subject?: Condition;
  readonly source?: Condition;
  readonly self?: Condition;
  readonly levels?: readonly number[];
  /** Makes the trigger interactive: its player chooses one of these. `may`: or nothing. */
  readonly choose?: { readonly from: Selector | 'ADJACENT_EMPTY_LANES'; readonly may?: true };
  readonly do: readonly Effect[];
}

export const KEYWORDS = [
  'aggressive',
  'defender',
  'breakthrough',
  'armor',
  'poison',
  'regenerate',
  'mobility',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

export const FACTIONS = ['ALLOYIN', 'NEKRIUM', 'TEMPYS', 'UTERRA'] as const;
export type Faction = (typeof FACTIONS)[number];

export function atLevel<T>(value: ByLevel<T>, level: number): T {
  if (!Array.isArray(value)) return value as T;
  const list = value as readonly T[];
  return list[Math.min(level, list.length) - 1]!;
}
