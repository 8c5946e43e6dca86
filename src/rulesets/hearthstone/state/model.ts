import type { Run, Table } from '../../../kernel/index.js';
import type { PoolOf } from '../../common/card-pools.js';
import type { NotedEvent } from '../../common/inquiry.js';
import type { CardDefinition } from '../language/card.js';
import type { Effect, Lasting } from '../language/words.js';
import type { Edition } from '../vocabulary/editions.js';
import type { CardType, Tag } from '../vocabulary/index.js';
import type { EffectsFrame } from './frames.js';
import type { Scope } from './scope.js';

/*
 * What a game is made of, as types: its state, the cards that it is played with, and what cards do to a state. Each of them
 * names the others.
 */

/** Lists by player number; index 0 is never used. */
export type ByPlayer<T> = [T, T, T];

/** Rows of tags are the whole truth; the lists follow from them (`indexState`). */
export interface State extends Table {
  readonly pool: CardPool;
  /** Those of the pool by their numbers, at hand for whoever looks at an entity. */
  readonly cards: CardPool['asked'];
  readonly edition: Edition;
  /** Minions and Locations, left to right. */
  readonly board: ByPlayer<number[]>;
  readonly hand: ByPlayer<number[]>;
  /** Bottom card first: the top of the deck is the end of the list. */
  readonly deck: ByPlayer<number[]>;
  readonly secrets: ByPlayer<number[]>;
  /** Two while a new weapon has not yet replaced the old one (HS-SEQ-weapon-two). */
  readonly weapons: ByPlayer<number[]>;
  readonly hero: ByPlayer<number>;
  readonly heroPower: ByPlayer<number>;
  /** Attached enchantments in order of play, those made by auras apart: these always come last (HS-R4d). */
  readonly enchantments: number[];
  readonly auraEnchantments: number[];
  /** Entities that have triggers and are where triggers can work. */
  readonly listeners: number[];
  readonly auraBearers: number[];
  /** Minions in play whose summon event waits for the Summon Resolution Step. */
  readonly summonEvents: number[];
  /** Death records whose Death Event waits for a Death Phase. */
  readonly deathEvents: number[];
  /** Something happened since the last Aura Update (Health/Attack) that it may have to answer. */
  auraStale: boolean;
  /** Same, for Aura Update (Other). */
  otherAuraStale: boolean;
  /** A tag has changed that can make something die; cleared when a Death Creation Step found nothing. */
  mayDie: boolean;
  /** Something in play may be mortally wounded or pending destroy: nothing is where this is not set. */
  isWounded: boolean;
  /** By entity: 1 where Attack, Health and cost are what follows from its card and enchantments; they need not be recomputed. */
  readonly settled: number[];
  /** Every event that happened; noted only in a run of which it is asked why something did not happen. */
  readonly events?: NotedEvent[];
}

export type HsRun = Run<State>;

export interface ListedCard {
  readonly id: string;
  readonly type: CardType;
  /** False: only what is printed as numbers and keywords is known of it, and not what its text says. */
  readonly known: boolean;
  /** As it is today, whatever the edition. */
  readonly present: CardDefinition;
}

export interface CardPool extends PoolOf<CompiledCard, CardDefinition> {
  readonly patch: string;
  /** The pool that the cards of a request were added to, where some were: what it has stands here, too, unless one of theirs has its place. */
  readonly base: CardPool | null;
  /** The pool in which names are looked up: itself, or the one that it tracks. */
  readonly named: CardPool;
  /** The cards by their numbers, as far as is known without compiling them. */
  readonly listed: readonly ListedCard[];
  numberOf(id: string): number | undefined;
  /** The numbers of the cards that random effects can bring, in order of their ids: none is compiled for that. */
  readonly drawable: readonly number[];
  /** The card of a number. `cards` are all of them: whoever asks for those has every card compiled. */
  at(number: number): CompiledCard | undefined;
  /** The cards in use, by number: all of the table's rows and row 0's. A list, for speed. */
  readonly asked: readonly (CompiledCard | undefined)[];
  /** The numbers of all cards that could be put together in the shape of this one. */
  inShapeOf(id: string): readonly number[];
  /** Effect code by its name (`<card id>/<part>`), as frames refer to it. */
  code(name: string): Code | undefined;
}

/** A compiled selector: the entities, in order. The list must not be changed by the caller. */
export type Selection = (s: State, scope: Scope) => readonly number[];

export type ConditionTest = (s: State, scope: Scope) => boolean;

/** A compiled value: a 32-bit integer. */
export type Measure = (s: State, scope: Scope) => number;

/** One compiled step of an effect. The frame's pc already points at the next one. */
export type EffectStep = (run: HsRun, frame: EffectsFrame) => void;

/** The compiled effects of one part of a card. Frames name it; it is never stored in one. */
export interface Code {
  /** `<card id>/<part>`: stable, so that a paused run can be resumed elsewhere. */
  readonly name: string;
  readonly steps: readonly EffectStep[];
  /** The effect that each step belongs to, the innermost one: what a step is there for. */
  readonly effects: readonly Effect[];
  readonly rules: readonly string[];
}

/** One part of a condition, what is said where it does not hold, and the rules behind that. */
export interface Requirement {
  readonly holds: ConditionTest;
  readonly otherwise: string;
  readonly rules: readonly string[];
}

export type TargetRequirement = (s: State, target: number, parameter: number, aim: Aim) => boolean;

export interface Aim {
  readonly player: 1 | 2;
  readonly source: number;
  /** The card whose requirements are to be met: the source's own, or that of its option. */
  readonly card: CompiledCard;
}

export type PlayRequirement = (
  s: State,
  player: 1 | 2,
  parameter: number,
  source: number,
) => boolean;

/** The stage of what a drawn card does by itself: editions differ in when it comes. */
export const OWN_STAGE = 2;

export interface CompiledQuest {
  readonly progress: number;
  readonly reward: Code;
  readonly isSidequest: boolean;
  readonly next: string | null;
}

export interface CompiledTrigger {
  readonly event: number;
  /** The zone the bearer must be in (Zone number). */
  readonly zone: number;
  readonly subject: ConditionTest | null;
  readonly source: ConditionTest | null;
  /** 0 any, 1 the bearer's player, -1 the opponent. */
  readonly whose: number;
  readonly queueIf: ConditionTest | null;
  readonly when: ConditionTest | null;
  readonly preCheck: ConditionTest | null;
  /** The parts of one of its conditions in words, for whoever wants to know why it did not resolve. */
  readonly requirements: (name: ConditionName) => readonly Requirement[];
  /** -1 first, 0 by order of play, 1 last. */
  readonly priority: number;
  /** -1 early, 0 ordinary, 1 late, or OWN_STAGE. */
  readonly stage: number;
  readonly lostWhenNested: boolean;
  readonly everyProposal: boolean;
  readonly ownEntry: boolean;
  readonly evenIfGone: boolean;
  readonly evenIfDormant: boolean;
  readonly evenIfStolen: boolean;
  /** When its subject is judged after a play: as it is now, as it was played, or both. */
  readonly judged: 'NOW' | 'BEFORE' | 'BOTH';
  readonly notInserted: boolean;
  readonly inYourTurn: boolean;
  readonly code: Code;
}

export type ConditionName = 'subject' | 'source' | 'queueIf' | 'when';

export interface CompiledAura {
  readonly other: boolean;
  readonly to: Selection | null;
  readonly if: ConditionTest | null;
  readonly enchantment: string;
  readonly num1: Measure | null;
  /** -1 first, 0 by order of play, 1 last. */
  readonly priority: number;
  readonly zone: number;
  /** The bearer carries the enchantment while damaged, with a place of its own (HS-E3). */
  readonly enrages: boolean;
  /** Its enchantments have places of their own among those that no aura made (ZH-1.3-stat-aura-last). */
  readonly inOrder: boolean;
  readonly tag: Tag | -1;
  readonly amount: Measure | null;
  /** It acts on nothing but the Hero Power, at each Aura Update (Health/Attack). */
  readonly refreshesHeroPower: boolean;
  readonly code: Code | null;
  /** Its condition is looked at only as something enters play, in editions that say so (ZH-4.2-horsemen). */
  readonly onEntry: boolean;
  readonly rules: readonly string[];
}

export interface CompiledChange {
  readonly kind: 'ADD' | 'SET' | 'TIMES';
  /** The number itself, or a tag of the enchantment (negated when `negative`), or the host's current Health. */
  readonly amount: number;
  readonly from: 'CONSTANT' | 'NUM_1' | 'NUM_2' | 'HEALTH';
  readonly negative: boolean;
  readonly notBelow: number | null;
}

export interface CompiledEnchantment {
  readonly attack: CompiledChange | null;
  readonly health: CompiledChange | null;
  readonly cost: CompiledChange | null;
  readonly damageTaken: CompiledChange | null;
  readonly goesByHealth: boolean;
  readonly grants: readonly (readonly [tag: Tag, value: number])[];
  readonly givesItsOwn: boolean;
  readonly countsAtOnce: boolean;
  readonly lasts: Lasting | null;
  /** Silenced off, its host goes back (see the fact `borrowed`). */
  readonly borrowed: boolean;
  /** On a player: the id of the cards that have it too. */
  readonly everyCard: string | null;
  /** What is resurrected from a death of its host has it again (ZH-4.10-extra-detail). */
  readonly recorded: boolean;
  /** It comes back with a resurrection of its host that keeps upgrades. */
  readonly isUpgrade: boolean;
}

export interface CompiledPlay {
  readonly target: readonly (readonly [name: string, test: TargetRequirement, parameter: number])[];
  readonly play: readonly (readonly [name: string, test: PlayRequirement, parameter: number])[];
  /** It is aimed at Locations, and at no characters (HS-INF-location). */
  readonly isForLocations: boolean;
  /** ALWAYS: not playable without a target; WHEN: a target if `targetWhen` holds and there is one. */
  readonly takesTarget: 'NEVER' | 'ALWAYS' | 'WHEN';
  readonly targetWhen: readonly (readonly [
    name: string,
    test: PlayRequirement,
    parameter: number,
  ])[];
}

/** A card with its numbers of one edition and its effects ready to run. Immutable, shared by all states. */
export interface CompiledCard {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly type: CardType;
  readonly definition: CardDefinition;
  /** Its effects, whatever part of it they are. */
  readonly code: readonly Code[];
  /** False: only what is printed as numbers and keywords is known of it, and not what its text says. */
  readonly known: boolean;
  /** Whether random effects can bring it: it is collectible, and out in this edition. */
  readonly drawable: boolean;
  /** It is out in this edition; what the game's data does not know always is. */
  readonly isOut: boolean;
  readonly hasDeathrattle: boolean;
  readonly hasBattlecry: boolean;
  readonly hasCombo: boolean;
  /** It has Outcast (ZH-5.1-outcast). */
  readonly hasOutcast: boolean;
  readonly hasChooseOne: boolean;
  readonly isColossal: boolean;
  readonly cost: number;
  readonly attack: number;
  readonly health: number;
  readonly durability: number;
  readonly armor: number;
  readonly overload: number;
  readonly secret: boolean;
  readonly tradeable: boolean;
  readonly quest: CompiledQuest | null;
  /** It stays in the Secret zone without being a Secret or a Quest (ZH-2.3-play). */
  readonly lingers: boolean;
  /** Every number printed on the card as tag and value in turn: what an entity is generated with and reset to. */
  readonly printed: readonly number[];
  readonly keywords: readonly (readonly [tag: Tag, value: number])[];
  readonly triggers: readonly CompiledTrigger[];
  /** 1 for each zone (by number) in which one of the triggers works. */
  readonly triggerZones: Uint8Array;
  /** 1 for each event kind that one of the triggers listens to. */
  readonly listens: Uint8Array;
  readonly auras: readonly CompiledAura[];
  /** 1 for each zone (by number) in which one of the auras works. */
  readonly auraZones: Uint8Array;
  readonly touchesHands: boolean;
  readonly hasOtherAura: boolean;
  /** Whether one of those of each update may act otherwise though nothing that is noted has happened. */
  readonly hasUnsteadyAura: boolean;
  readonly hasUnsteadyOtherAura: boolean;
  readonly enchantment: CompiledEnchantment | null;
  readonly battlecry: Code | null;
  readonly combo: Code | null;
  readonly deathrattle: Code | null;
  readonly deathrattleIf: ConditionTest | null;
  readonly deathrattlePreCheck: ConditionTest | null;
  readonly text: Code | null;
  readonly play: CompiledPlay;
  /** The card whose requirements its use has to meet: of a Location. */
  readonly use: CompiledCard | null;
  readonly looksAtHand: boolean;
  readonly overkill: Code | null;
  readonly honorableKill: Code | null;
  readonly colossal: Code | null;
  /** The card that it becomes when it is corrupted, or the enchantment that it gets (ZH-5.1-corrupt). */
  readonly corrupt: string | null;
  /** The spell that whoever plays or casts it gets (ZH-2.3-play). */
  readonly twinspell: string | null;
  /** The enchantment with which it comes into play dormant (ZH-4.6-dormant). */
  readonly dormant: string | null;
  /** The enchantment that it gives the Mech of which it becomes a part (ZH-5.1-magnetic). */
  readonly magnetic: string | null;
  readonly chooseOne: readonly string[];
  /** Whether who has both options of every Choose One has those of this card, too. */
  readonly choosesBoth: boolean;
  /** The option that it stands for, or both options together, do nothing but transform the minion that is played. */
  readonly isForm: boolean;
  /** What it does with both options, where that is not one after the other. */
  readonly bothOptions: Code | null;
}
