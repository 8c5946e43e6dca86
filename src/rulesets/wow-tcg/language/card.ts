import type { CardType, DamageType, Duration, EventKind } from '../vocabulary/index.js';
import type { Effect } from './effects.js';
import type {
  Cannot,
  Condition,
  GroupWord,
  Keyword,
  PacketFilter,
  Question,
  RoleWord,
  Selector,
  Value,
  Who,
} from './words.js';

/** What has to be paid, in full and in any order (WOW-401.1). */
export interface Cost {
  /** Resources to exhaust; `X` is chosen as the link is added (WOW-707.1c). */
  readonly resources?: number | 'X';
  /** Exhaust this card: the [Activate] part (WOW-701.3). */
  readonly activate?: true;
  /** Turn this hero face down (WOW-301.2). */
  readonly flip?: true;
  readonly destroySelf?: true;
  readonly removeSelf?: true;
  /** Put this card into its owner's hand. */
  readonly returnSelf?: true;
  /** Put damage on this card, on your hero, or on one of these. */
  readonly putDamage?: { readonly amount: number | 'X'; readonly on: Selector };
  /** Destroy, or exhaust, one of these, or as many as the count says; the player chooses which. */
  readonly destroy?: Selector;
  readonly destroyCount?: number;
  readonly exhaust?: Selector;
  readonly exhaustCount?: number;
  /** Remove so many of these cards from the game, or any number up to this; X of them, at `most` so many. */
  readonly remove?: {
    readonly of: Selector;
    readonly count: number | 'X';
    readonly most?: number;
    readonly optional?: true;
  };
  readonly discard?: number;
  /** What is discarded must be so. */
  readonly discarded?: Condition;
  /** Concede the game: the cost of hearthing (WOW-800.1). */
  readonly concede?: true;
}

/** Something that is targeted while the link is added (WOW-706.1). */
export interface Target {
  readonly of: GroupWord;
  readonly where?: Condition;
  /** Any number of targets up to this; the number is fixed first (WOW-707.1d). Absent: exactly one. */
  readonly upTo?: number;
  /** As many targets as X says, which is chosen before (WOW-707.1c). */
  readonly count?: 'X';
  /** Any number of targets, among which so much is divided: each is assigned 1 or more (WOW-707.1d). */
  readonly divided?: Value;
}

/** One way to carry out a "choose one" link (WOW-707.1b). */
export interface Mode {
  /** It can be chosen only while this is so. */
  readonly if?: Question;
  readonly targets?: readonly Target[];
  readonly do: readonly Effect[];
}

/** "When" and "at": what a power triggers on (WOW-703.1). */
export interface Trigger {
  readonly on: EventKind;
  readonly subject?: Condition;
  readonly source?: Condition;
  /** Whose event it must be. */
  readonly who?: 'YOU' | 'OPPONENT';
  readonly combat?: true;
  readonly dealtWith?: Condition;
}

/** Changes how things are for a time, or for as long as a card has the power (WOW-714). */
export interface Modifier {
  /** Whom it applies to; checked continuously (WOW-714.3e). Absent: what it was made for. */
  readonly to?: Selector;
  /** A gate within its duration (WOW-714.3a); speaks of each that it applies to. */
  readonly while?: Condition;
  /** It is there only while this is so (WOW-714.3a); speaks of the game. */
  readonly if?: Question;
  readonly atk?: Value;
  readonly health?: Value;
  readonly def?: Value;
  readonly keywords?: readonly Keyword[];
  readonly tags?: readonly string[];
  readonly loseTags?: readonly string[];
  /** It has a blank text box (WOW-700.3). */
  readonly losePowers?: true;
  /** It has this power too. */
  readonly power?: Power;
  readonly cannot?: readonly Cannot[];
  readonly mustAttack?: true;
  /** It can attack only these if able (WOW-601.2c). */
  readonly attackOnly?: Selector;
  /** It can protect such proposed defenders, as if it had protector (WOW-602.2). */
  readonly canProtect?: Condition;
  /** It can't attack such characters (WOW-102.2). */
  readonly cannotAttack?: Condition;
  /** An additional cost of proposing it against such defenders (WOW-600.3). */
  readonly attackCost?: { readonly resources: number; readonly against: Condition };
  /** You control it (WOW-400.3). */
  readonly control?: true;
  readonly handSize?: number;
  /** Changes what the next strike with such a weapon costs (WOW-707.1e). */
  readonly nextStrike?: {
    readonly costs: Value;
    /** Whose strikes; absent: those of the modifier's controller. */
    readonly of?: Who;
    readonly where?: Condition;
  };
  /** Changes what its controller, or the players `of`, pay to play such cards, not below `least` (WOW-707.1e), of which each is IT; `next`: only the next one. */
  readonly playCost?: {
    readonly costs: Value;
    readonly of?: Who;
    readonly where?: Condition;
    readonly next?: true;
    readonly least?: number;
  };
  /** Such cards in the hand of its controller are instant (WOW-KW-instant). */
  readonly instantInHand?: Condition;
  /** The players it applies to can't play such cards (WOW-102.2). */
  readonly cannotPlay?: Condition;
  /** Its [Activate] powers can be used on the turn in which it came (WOW-701.3). */
  readonly canActivateAtOnce?: true;
  /** Healing by such a character, or from such a character, is more (WOW-716.1). */
  readonly replaceHealing?: {
    readonly from?: Condition;
    readonly to?: Condition;
    readonly add: number;
  };
  /** Its controller need not ready it in the ready step. */
  readonly mayStayExhausted?: true;
  /** A packet is changed before it is dealt (WOW-716.2); `next`: only the next one. */
  readonly replaceDamage?: PacketFilter & {
    readonly add?: number;
    readonly times?: number;
    readonly next?: true;
    /** It is dealt to this instead. */
    readonly dealtTo?: Selector;
  };
  /** Such packets are unpreventable as a whole (WOW-403.4e). */
  readonly unpreventable?: PacketFilter;
  /** A bubble (WOW-717.2): `ALL`, or as much as the modifier was made for. */
  readonly prevent?: PacketFilter & {
    readonly amount: 'ALL' | Value;
    /** Against damage dealt by those around whom it is, or dealt to and by them. Absent: dealt to them. */
    readonly dealt?: 'BY' | 'TO_AND_BY';
  };
  /** Instead of drawing, a card among these is put into the hand (WOW-716.1). */
  readonly insteadOfDrawing?: Selector;
  /** Instead of being put into a graveyard from play it is removed from the game. */
  readonly removedInsteadOfGraveyard?: Condition;
}

/** A power of a card (WOW-700.1): one paragraph. */
export type Power =
  /** Payment: cost >>> effect. */
  | {
      readonly payment: Cost;
      readonly targets?: readonly Target[];
      readonly modes?: readonly Mode[];
      readonly do?: readonly Effect[];
      readonly oncePerTurn?: true;
      readonly onYourTurn?: true;
      /** It can be used only while this is so (WOW-701.2). */
      readonly if?: Question;
    }
  /** Completion: the reward of a quest (WOW-702.1). */
  | {
      readonly completion: Cost;
      readonly targets?: readonly Target[];
      readonly modes?: readonly Mode[];
      readonly do?: readonly Effect[];
      readonly onYourTurn?: true;
      readonly if?: Question;
    }
  | TriggeredPower
  /** Continuous (WOW-704.1); with `trait` only under a hero that has it (WOW-207.1d). */
  | { readonly continuous: Modifier; readonly trait?: string };

/** A triggered power, or a triggered modifier made by a link (WOW-715.1). */
export interface TriggeredPower {
  readonly when: Trigger;
  /** Double-check: asked as it triggers and as its effect resolves (WOW-703.2). */
  readonly if?: Question;
  /** Triggers only the first time in a turn, or in a turn of yours. */
  readonly first?: 'EACH_TURN' | 'EACH_OF_YOUR_TURNS';
  readonly targets?: readonly Target[];
  readonly do: readonly Effect[];
}

export interface CardDefinition {
  readonly id: string;
  readonly name: string;
  readonly type: CardType;
  /** The printed cost (WOW-201.1); `plusX`: and X more. */
  readonly cost?: number;
  readonly plusX?: true;
  readonly tags?: readonly string[];
  /** At most so many cards with this tag under one controller (WOW-410.3b). */
  readonly limits?: { readonly [tag: string]: number };
  /** Class, faction, race, talent spec and professions of a hero; icons of other cards (WOW-207.1). */
  readonly traits?: readonly string[];
  readonly atk?: number;
  readonly damageType?: DamageType;
  readonly health?: number;
  readonly def?: number;
  readonly strikeCost?: number;
  readonly unique?: true;
  readonly instant?: true;
  readonly token?: true;
  /** An ability that stays in play; `totem`: as a character (WOW-306.2, WOW-306.4a). */
  readonly ongoing?: true;
  readonly totem?: true;
  /** What it is attached to: its target, or one that is chosen on resolution (WOW-306.3). */
  readonly attach?: { readonly targeted: true } | { readonly to: Selector };
  readonly keywords?: readonly Keyword[];
  /** It can be played only while this is so (WOW-406.1). */
  readonly onlyIf?: Question;
  /** What it costs more or less to play (WOW-707.1e). */
  readonly costChange?: Value;
  /** What the card as a link does. */
  readonly targets?: readonly Target[];
  readonly modes?: readonly Mode[];
  readonly play?: readonly Effect[];
  readonly additionalCost?: Cost;
  readonly alternateCost?: Cost;
  /** How it enters play (WOW-710.2). */
  readonly enters?: {
    readonly exhausted?: true;
    readonly counters?: number | 'X';
    readonly damage?: number;
  };
  readonly powers?: readonly Power[];
}

/** A continuous modifier that a link makes: for whom, and how long. */
export interface Lasting {
  readonly lasting: Modifier;
  /** Each of these is flagged; absent: it describes by `to` whom it applies to. */
  readonly on?: Selector;
  readonly until?: Duration;
  /** Whose next ready step ends it. */
  readonly who?: Who;
  /** Whose modifier it is; absent: that of the player whose text it is. */
  readonly for?: Who;
}

/** A triggered modifier that a link makes (WOW-715.1). */
export interface Later {
  readonly later: TriggeredPower;
  /** Triggers at every such event in this time; absent: once, at the next. */
  readonly until?: Duration;
  /** What SUBJECT means in it. */
  readonly about?: RoleWord | { readonly saved: string };
}
