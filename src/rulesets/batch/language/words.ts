/**
 * The effect language: the closed vocabulary that cards are written in. Everything here is plain JSON, so that
 * a custom card in a request is written exactly like a built-in one. Words that other games have too mean the
 * same here; cards/schema.ts holds the same language as schemas.
 */
import type { EventKind } from '../vocabulary/index.js';

/** Something that may differ from level to level: one value for all, or a list that begins with level 1. */
export type ByLevel<T> = T | readonly T[];

/** A single entity (or none). */
export const ROLES = [
  /** The creature (or player, or card in hand) whose effect this is. */
  'SELF',
  /** What the action is aimed at. */
  'TARGET',
  /** What was chosen as the trigger resolved. */
  'CHOSEN',
  'EVENT_SUBJECT',
  'EVENT_SOURCE',
  'FRIENDLY_PLAYER',
  'ENEMY_PLAYER',
  /** The creature in the lane that faces SELF's. */
  'OPPOSING',
] as const;

/** Groups of entities; creatures are listed by their player's lanes, left to right. */
export const GROUPS = [
  'FRIENDLY_CREATURES',
  'ENEMY_CREATURES',
  'ALL_CREATURES',
  'ENEMY_CHARACTERS',
  'ALL_CHARACTERS',
  'ALL_PLAYERS',
] as const;

export type Role = (typeof ROLES)[number];
export type Group = (typeof GROUPS)[number];

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
export const CONDITION_WORDS = [
  'IS_SELF',
  'FRIENDLY',
  'ENEMY',
  'CREATURE',
  'PLAYER',
  'SPELL',
  'DEFENDER',
  /** It was played from hand into its lane. */
  'FORGED',
  /** It stands between two creatures of its player. */
  'BETWEEN_FRIENDLIES',
  'UNOPPOSED',
  'REPLACED_ANOTHER',
  /** On the board with more than 0 health. */
  'SURVIVES',
  /** It is its player's turn. */
  'ITS_TURN',
  /** SELF was alive when the event happened, or dropped at the same instant (BATCH-c-death-time). */
  'SELF_WITNESSED',
  /** The hit left more than 0 health. */
  'HIT_SURVIVED',
  /** At least three creatures of its player initiated battle this turn. */
  'RAIDED',
] as const;
export type ConditionWord = (typeof CONDITION_WORDS)[number];

export type Condition =
  | ConditionWord
  | { readonly levelAtMost: ByLevel<number> }
  | { readonly attackAtMost: ByLevel<number> }
  | { readonly faction: Faction }
  | { readonly tribe: string }
  /** A card of this faction is in the player's hand. */
  | { readonly handHolds: Faction }
  /** The event's number is this: the third card of a turn. */
  | { readonly amountIs: ByLevel<number> }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

/** Where a creature is put. Nothing happens where the lane is occupied, or none is empty (BATCH-c-spawn). */
export type Lane = 'RANDOM' | 'OWN' | 'CHOSEN' | 'EACH_EMPTY' | { readonly lane: number };

/** One step of what a card does. */
export type Effect =
  | {
      readonly damage: Value;
      readonly to: Selector;
      /** Each of these deals it; absent: SELF does. */
      readonly from?: Selector;
      readonly levels?: readonly number[];
    }
  | { readonly destroy: Selector }
  /** Removed from the game: neither dead nor replaced, and no event. */
  | { readonly banish: Selector }
  /** Each of these creatures is replaced by a new one of this card for its player. */
  | { readonly replace: Selector; readonly with: string; readonly level?: number }
  /** Changes attack and health for good, attack also for the turn alone; health goes with its maximum. */
  | {
      readonly boost: { readonly attack?: ByLevel<number>; readonly health?: ByLevel<number> };
      readonly on: Selector;
      readonly times?: Value;
      readonly lasts?: 'THIS_TURN';
    }
  | {
      /** `SELF`: another one of the same card and level; `RANDOM_DEAD`: one of the player's dead creatures. */
      readonly spawn: ByLevel<string>;
      readonly level?: number;
      readonly lane: Lane;
      readonly who?: 'YOU' | 'OPPONENT';
      /** The card in hand that did this is leveled into the discard pile afterwards. */
      readonly discardSelf?: true;
    }
  /** SELF moves into the lane of the event's subject; when it cannot, the rest of the effect does not happen. */
  | { readonly moveToLaneOf: 'EVENT_SUBJECT' }
  /** SELF is replaced by another card of its level, with the health that it has; not when it is at 0 or less. */
  | { readonly become: string }
  /** Gives one of the card's `grants`. */
  | {
      readonly grant: number;
      readonly on: Selector;
      readonly lasts?: 'THIS_TURN' | { readonly uses: ByLevel<number> };
    }
  | { readonly give: 'AGGRESSIVE'; readonly on: Selector }
  | { readonly extraBattle: Selector }
  /** One more spell of at most this level this turn. */
  | { readonly extraSpell: ByLevel<number> }
  | { readonly loseAbilities: Selector }
  /** Loses one keyword for good, wherever it has it from. */
  | { readonly negate: Keyword | TriggerKeyword; readonly on: Selector }
  /** Only writes to the trace. */
  | { readonly note: string };

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

/** Something that responds to an event: a keyword's moment, or one of its own. */
export interface Trigger {
  readonly keyword?: TriggerKeyword;
  /** Of ALLIED: the faction of which a card must be in hand. */
  readonly faction?: Faction;
  readonly on?: EventKind;
  /** Conditions on the event's subject and source, and on SELF; tested when the batch starts. */
  readonly subject?: Condition;
  readonly source?: Condition;
  readonly self?: Condition;
  /** The levels that have it; absent: all. */
  readonly levels?: readonly number[];
  /** Makes the trigger interactive: its player chooses one of these. `may`: or nothing. */
  readonly choose?: { readonly from: Selector | 'ADJACENT_EMPTY_LANES'; readonly may?: true };
  readonly do: readonly Effect[];
}

/** Keywords that are a number or a flag of the creature. */
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

/** The value of a level. */
export function atLevel<T>(value: ByLevel<T>, level: number): T {
  if (!Array.isArray(value)) return value as T;
  const list = value as readonly T[];
  return list[Math.min(level, list.length) - 1]!;
}
