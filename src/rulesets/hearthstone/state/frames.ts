import type { Frame } from '../../../kernel/index.js';
import type { GameEvent } from '../vocabulary/index.js';
import type { Scope } from './scope.js';

/** A Player Action (HS-DEF-action), entities by their ids. `position` counts from 0; absent: the right end. */
export type PlayerAction =
  | {
      readonly type: 'play';
      readonly card: number;
      readonly target?: number;
      readonly position?: number;
      readonly choose?: number;
    }
  | { readonly type: 'use'; readonly location: number; readonly target?: number }
  | { readonly type: 'trade'; readonly card: number }
  | { readonly type: 'attack'; readonly attacker: number; readonly target: number }
  | { readonly type: 'heroPower'; readonly target?: number; readonly choose?: number }
  | { readonly type: 'endTurn' }
  | { readonly type: 'concede'; readonly player?: 1 | 2 };

export type ChoosingAction = Extract<PlayerAction, { readonly choose?: number }>;

/** Numbers of the instructions; program.ts lists them in this order. */
export const Op = {
  SEQUENCE: 0,
  STEPS: 1,
  EVENT: 2,
  QUEUE: 3,
  EFFECTS: 4,
  DAMAGE: 5,
  HEALING: 6,
  DRAW: 7,
  SUMMON: 8,
  DEATH_PHASE: 9,
  SUMMON_RESOLUTION: 10,
  FORCED_DEATH: 11,
  OTHER_AURAS: 12,
  DISCARD: 13,
  EQUIP: 14,
  QUEST_REWARD: 15,
  INSERTED_PHASE: 16,
  CHOOSE_ONE: 17,
  SHUFFLE: 18,
  PLACE_IN_DECK: 19,
  START_ORDER: 20,
} as const;
export type OpName = keyof typeof Op;

/** An action that waits for an option of Choose One; its Sequence begins when there is one. */
export interface ChooseOneFrame extends Frame {
  readonly player: 1 | 2;
  readonly action: ChoosingAction;
  /** The card or Hero Power that has the options. */
  readonly source: number;
  readonly options: readonly number[];
}

/** A Sequence: which one, what it is about, and its own memory, changed in place. */
export interface SequenceFrame<Memory = SequenceMemory> extends Frame {
  readonly sequence: string;
  readonly player: number;
  /** The card played, the attacker, the Hero Power. */
  subject: number;
  target: number;
  readonly position: number;
  /** Option of Choose One, or -1. */
  choice: number;
  /** Triggers that were valid at the pre-check (see triggers/pre-check.ts), or null where none is made. */
  preCheck: readonly number[] | null;
  /** Last timestamp given out before the Phase that runs: what is younger has come in it. */
  since: number;
  /** The Death Phase in which the target's own Death is resolved, counted from 1; 0: it has not died. */
  targetDiedIn: number;
  memory: Memory;
}

/** What the Sequences remember, each its own kind; null: nothing. */
export type SequenceMemory = PlayMemory | AttackMemory | HeroPowerMemory | null;

export interface PlayMemory {
  /** Mana paid for the card (HS-M7). */
  paid: number;
  isPaid: boolean;
  overload: number;
  isCountered: boolean;
  /** The spell has been replaced by one that needs a target, and there is none. */
  isAimless: boolean;
  /** Attack by which the minion is judged as summoned (SUP-QUEST-GIANTS2); null: by the one that it has then. */
  judged: number | null;
  /** What repeats Battlecries was in play before this one began (HS-R4-doublers). */
  isRepeatable: boolean;
  /** The card had Echo as the Sequence began (ZH-5.1-echo). */
  echoes: boolean;
  /** Where the card stood in the hand, counted from 1; 0: it came from elsewhere. */
  from: number;
  /** The Mech that a Magnetic minion is to become a part of (ZH-5.1-magnetic). */
  magnet: Magnet | null;
  /** Resolutions of a spell that are to follow the first one; null: not settled yet. */
  repeats: readonly Repeat[] | null;
}

/** A further resolution of a spell or Hero Power: on whom, and whether as a whole, with Overload (ZH-2.3-resolve-again). */
export interface Repeat {
  readonly target: number;
  readonly isWhole: boolean;
}

/** What using a Hero Power remembers: as with a spell. */
export interface HeroPowerMemory {
  /** Mana paid for it. */
  paid: number;
  repeats: readonly Repeat[] | null;
}

/** Two Mechs as they were when one was played beside the other: their cards, and the numbers of the one that was played. */
export interface Magnet {
  readonly host: number;
  readonly cards: readonly [part: number, host: number];
  readonly attack: number;
  readonly health: number;
}

export const NOTHING_PLAYED: PlayMemory = {
  paid: 0,
  isPaid: false,
  overload: 0,
  isCountered: false,
  isAimless: false,
  judged: null,
  isRepeatable: false,
  echoes: false,
  from: 0,
  magnet: null,
  repeats: null,
};

export interface AttackMemory {
  /** Defender of the last Proposed Attack Event. */
  proposed: number;
  /** Not to be finished: somebody is mortally wounded or gone before the damage (ZH-2.6-combat). */
  isStopped: boolean;
  /** Triggers that have had their turn in it: entity and trigger number in one (HS-PAE-fail-once). */
  had: readonly number[];
  /** Last timestamp given out before it: enchantments of this attack are younger. */
  since: number;
  /** Proposed attacker and defender of the attack inside which this one is made. */
  outer: readonly [attacker: number, defender: number];
  /** What was chosen in it and happens when its Phase is over (ZH-2.6-fledgling-late). */
  late: readonly LateText[];
}

/** The text of a card that happens later: the card, what it comes from, for whom, and on what. */
export interface LateText {
  readonly card: number;
  readonly source: number;
  readonly player: number;
  readonly target: number;
}

export const NOTHING_ATTACKED: AttackMemory = {
  proposed: 0,
  isStopped: false,
  had: [],
  since: 0,
  outer: [0, 0],
  late: [],
};

export function isAttack(frame: SequenceFrame): frame is SequenceFrame<AttackMemory> {
  return frame.memory !== null && 'had' in frame.memory;
}

export function isPlay(frame: SequenceFrame): frame is SequenceFrame<PlayMemory> {
  return frame.memory !== null && 'paid' in frame.memory;
}

/** The Steps after an outermost Phase. `deaths`: Death Phases run so far. */
export interface StepsFrame extends Frame {
  /** Whether Aura Updates (Health/Attack) are among them (SUP-AU-120). */
  readonly updatesAuras: boolean;
  deaths: number;
  /** Pre-check of the Death Creation Step that was last run. */
  preCheck: readonly number[] | null;
  /** What the death scan has marked, while the triggers on its dying resolve; null: nothing (ZH-1.11-death-scan). */
  marked: readonly number[] | null;
  answered: number;
}

/** An event whose triggers are being queued and resolved, stage by stage. */
export interface EventFrame extends Frame {
  event: GameEvent;
  readonly preCheck: readonly number[] | null;
}

/** Trigger number that stands for a Deathrattle in a Queue. */
export const DEATHRATTLE = -1;

/** A trigger: what bears it, and its number among those of the card, or `DEATHRATTLE`. */
export interface TriggerOf {
  readonly entity: number;
  readonly number: number;
}

export interface QueueEntry extends TriggerOf {
  readonly player: number;
}

export interface QueueFrame extends Frame {
  event: GameEvent;
  readonly entries: readonly QueueEntry[];
  /** Whether the trigger at pc is resolving or waiting to be repeated; past the last one, whether the first of `held` is. */
  stage: number;
  /** 1 when a repeating effect was in play before the trigger began (HS-R4-doublers). */
  repeatable: number;
  /** Occurrences of its triggers inside their own resolutions, made up for when the Queue is through (HS-REENTRANCY1). */
  held: readonly HeldOccurrence[] | null;
}

export interface HeldOccurrence extends TriggerOf {
  readonly event: GameEvent;
}

/** The Queue of these triggers, before the first of them. */
export function queueFrame(event: GameEvent, entries: readonly QueueEntry[]): QueueFrame {
  return { op: Op.QUEUE, pc: 0, event, entries, stage: 0, repeatable: 0, held: null };
}

export interface EffectsFrame extends Frame, Scope {
  readonly code: string;
  /** Counters and lists of the loops that are running, innermost last. */
  loops: number[][] | null;
}

export interface ShuffleFrame extends Frame {
  readonly player: 1 | 2;
}

/** A player's cards in the deck that act as the game starts are put in order. */
export interface StartOrderFrame extends Frame {
  readonly player: 1 | 2;
  placed: readonly number[];
}

/** A card that is put into its player's deck at one of the lowest places. */
export interface PlaceInDeckFrame extends Frame {
  readonly card: number;
  readonly places: number;
}

/** Simultaneous damage: all Damage Events are created, then all are resolved (HS-DH1). */
export interface DamageFrame extends Frame {
  /** One source for all events, or one for each (combat). */
  readonly sources: readonly number[];
  readonly targets: readonly number[];
  /** Proposed damage; predamage triggers may change it. */
  readonly amounts: number[];
  /** What was really dealt; -1 for a prevented event. */
  readonly dealt: number[];
  /** Events that counted as dealt and changed nothing, by index; null: there are none (HS-DH2b, HS-DH4c). */
  spared: readonly number[] | null;
  /** Events that took a Divine Shield, by index; null: there are none. */
  shieldsLost: readonly number[] | null;
  next: number;
  /** What was dealt in all, before Commanding Shout and its like lessened it (HS-DH4c). */
  total: number;
  /** Health that was left right after the damage. */
  readonly left: number[];
  /** How many events are over, with all that follows them. */
  finished: number;
  /** It has been told of the next event that a Divine Shield is gone. */
  shieldTold: boolean;
  /** How much has come of what follows all the damage of a source: Lifesteal and each kill (ZH-3.2-priority). */
  followed: number;
  /** Damage that the healing of Lifesteal has become: Lifesteal does not answer it (ZH-5.1-lifesteal). */
  readonly isLifesteal: boolean;
}

export interface HealingFrame extends Frame {
  readonly source: number;
  readonly targets: readonly number[];
  readonly healed: readonly number[];
  next: number;
}

export interface DrawFrame extends Frame {
  readonly player: number;
  left: number;
  drawn: number;
  /** What draws; 0: nothing but the game. */
  readonly source: number;
  /** The cards themselves, or null for those on top of the deck. */
  readonly given: readonly number[] | null;
  /** Under which name the effect that draws wants the cards that have entered the hand (HS-DC3), or null. */
  readonly save: string | null;
  cards: readonly number[];
}

/** A summon inside another Phase: aura updates and After Summon Phase (HS-SEQ-summon, HS-R4b). */
export interface SummonFrame extends Frame {
  readonly minion: number;
  /** Attack by which it is judged; -1: the one that it has in the After Summon Phase. */
  readonly judged: number;
  /** What summons it; 0: what comes back by itself. */
  readonly source: number;
  /** An enchantment that it gets once the auras have counted (ZH-3.1-aura-first), and from whom; null: none. */
  gift: SummonGift | null;
}

export interface SummonGift {
  readonly card: string;
  readonly creator: number;
  readonly num1?: number;
}

export interface DeathPhaseFrame extends Frame {
  readonly records: readonly number[];
  readonly preCheck: readonly number[] | null;
  /** In the edition in which it counts: what was there as the Phase began, and what missed its turn since (SUP-DEATH-RETURN). */
  absence?: Absence;
}

/** Triggers on deaths, entity and number in turn, and their occurrences that fell into an absence. */
export interface Absence {
  readonly bearers: readonly number[];
  readonly missed: readonly HeldOccurrence[];
}

export interface SummonResolutionFrame extends Frame {
  readonly minions: readonly number[];
  /** Those among them that a transformation has made. */
  readonly forms: readonly number[];
}

export interface OtherAurasFrame extends Frame {
  /** Bearer, number of the aura and the bearer's card in turn, of auras that do something when their condition holds. */
  readonly due: readonly number[];
}

export interface DiscardFrame extends Frame {
  readonly cards: readonly number[];
}

export interface EquipFrame extends Frame {
  readonly weapon: number;
  readonly player: number;
}

export interface QuestRewardFrame extends Frame {
  readonly quest: number;
}

/** The phase that is inserted for a played minion that has transformed itself (HS-SEQ-transform). */
export interface InsertedPhaseFrame extends Frame {
  readonly form: number;
  readonly player: number;
  readonly preCheck: readonly number[] | null;
}
