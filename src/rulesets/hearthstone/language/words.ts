/**
 * The effect language: the closed vocabulary that cards are written in. Everything here is plain JSON, so
 * that a custom card in a request is written exactly like a built-in one. What each word does is in the
 * file of its name in this folder; schema.ts holds the same language as zod schemas.
 */
import type { EventName, Keyword, Race, TagName } from '../vocabulary/index.js';

/** Sides, seen from the player whose effect it is. */
export type Side = 'FRIENDLY' | 'ENEMY' | 'ALL';

/**
 * `YOU`: the effect's player; `CASTER`: who put the source there, whoever controls it now (HS-CEM2a);
 * `CASTERS_OPPONENT`: the other player than `CASTER` (HS-R10-exc-memory).
 */
export type Who =
  | 'YOU'
  | 'OPPONENT'
  | 'CASTER'
  | 'CASTERS_OPPONENT'
  | 'TARGET_CONTROLLER'
  | 'EVENT_PLAYER'
  | 'BOTH'
  | 'IT_CONTROLLER';

/** Whose turn an extra turn is. */
export type Turns = 'YOU' | 'OPPONENT';

/** Groups of entities, always listed in order of play (hands, decks and boards: see `inOrder`). */
export type Group =
  | `${Side}_MINIONS`
  | `${Side}_CHARACTERS`
  | `${Side}_HEROES`
  | `${Side}_HAND`
  | `${Side}_DECK`
  | `${Side}_SECRETS`
  | `${Side}_WEAPONS`
  | `${Side}_HERO_POWERS`
  | `${Side}_GRAVEYARD`;

/** A single entity (or none). */
export type Role =
  /** The entity whose effect this is. */
  | 'SELF'
  /** The chosen target. */
  | 'TARGET'
  /** What an enchantment is attached to; for an aura's own effect, the bearer. */
  | 'HOST'
  /** Subject and source of the event that a trigger answers. */
  | 'EVENT_SUBJECT'
  | 'EVENT_SOURCE'
  /** The entity that a `where`, a `forEach` or a group is looking at. */
  | 'IT'
  | 'FRIENDLY_HERO'
  | 'ENEMY_HERO'
  /** The hero of whoever put SELF there, whoever controls it now (HS-CEM2a). */
  | 'CASTER_HERO'
  | 'FRIENDLY_WEAPON'
  | 'ENEMY_WEAPON'
  | 'FRIENDLY_HERO_POWER'
  | 'PROPOSED_ATTACKER'
  | 'PROPOSED_DEFENDER'
  | 'FRIENDLY_PLAYER'
  | 'ENEMY_PLAYER'
  | 'CREATOR'
  /** What `remember` noted on SELF. */
  | 'REMEMBERED'
  | 'GAME';

/** Names entities: one role, a group, a saved selection, or a selection from another one. */
export type Selector =
  | Role
  | Group
  /** Those of `of` for which the condition holds. */
  | { readonly of: Selector; readonly where?: Condition; readonly except?: Selector }
  /** `count` different members drawn at random (default 1; fewer when there are fewer). */
  | { readonly random: Selector; readonly count?: Value }
  /** The minions next to this one on the board, left one first. */
  | { readonly adjacentTo: Selector }
  | { readonly union: readonly Selector[] }
  /** The same ones, last first. */
  | { readonly reversed: Selector }
  /** Whatever the card (or its chosen option) of the event's source could be aimed at as things are now. */
  | 'VALID_TARGETS'
  /** What `save` stored under this name. */
  | { readonly saved: string }
  /** The first or last `count` (default 1) in board, hand or deck order (deck: top first). */
  | { readonly first: Selector; readonly count?: Value }
  | { readonly last: Selector; readonly count?: Value };

/** Deaths that the Death Event Cache has on record (HS-DEC1): of a side (default: both), of cards that fit. */
export interface Deaths {
  readonly died: 'THIS_TURN' | 'THIS_GAME';
  readonly side?: Side;
  readonly like?: CardFilter;
}

/** A number. Arithmetic is 32-bit (HS-TAGLIMITS). */
export type Value =
  | number
  | 'EVENT_AMOUNT'
  | { readonly count: Selector }
  /** How many deaths are on record (HS-DEC3). */
  | { readonly deaths: Deaths }
  /** Sum of a tag over the selected entities; ATTACK and HEALTH_LEFT are as shown on the card. */
  | { readonly tag: TagName | 'ATTACK' | 'HEALTH_LEFT'; readonly of: Selector }
  | { readonly saved: string }
  /** The result of the previous effect: damage dealt, cards drawn, minions summoned. */
  | 'RESULT'
  /** What a spell or Hero Power makes of an amount: Spell Damage added, then doubled (HS-DH2a, ZH-5.1-spell-damage). */
  | { readonly boosted: Value }
  | { readonly plus: readonly Value[] }
  | { readonly times: readonly Value[] }
  | { readonly minus: readonly [Value, Value] }
  | { readonly if: Condition; readonly then: Value; readonly else: Value }
  /** A uniform whole number between two, both included. */
  | { readonly randomFrom: readonly [number, number] };

/** Something that holds or not. Words about an entity speak of `IT` unless inside `entity`. */
export type Condition =
  /** Neither mortally wounded nor pending destroy / one of them or out of play (HS-R5b, HS-R5-conditions). */
  | 'SURVIVES'
  | 'KILLED'
  | 'DAMAGED'
  | 'UNDAMAGED'
  | 'IN_PLAY'
  | 'ON_BOARD'
  | 'IN_HAND'
  | 'FRIENDLY'
  | 'ENEMY'
  | 'IS_SELF'
  | 'IS_TARGET'
  | 'IS_HOST'
  | 'MINION'
  | 'HERO'
  | 'SPELL'
  | 'WEAPON'
  | 'SECRET'
  | 'CHARACTER'
  | 'HERO_POWER'
  | 'HAS_DEATHRATTLE'
  | 'HAS_BATTLECRY'
  | 'HAS_OVERLOAD'
  /** It was played from hand in the sequence that runs, rather than summoned. */
  | 'COMBO'
  | 'YOUR_TURN'
  | 'OPPONENTS_TURN'
  | 'BOARD_NOT_FULL'
  | 'ENEMY_BOARD_NOT_FULL'
  | 'HAND_NOT_FULL'
  | 'NO_DUPLICATES_IN_DECK'
  | { readonly race: Race }
  | { readonly card: string }
  | { readonly class: string }
  | { readonly has: Keyword | 'FROZEN' | 'SILENCED' }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  /** The condition holds for (the first of) these entities; false when there is none. */
  | { readonly entity: Selector; readonly is: Condition }
  | {
      readonly value: Value;
      readonly atLeast?: Value;
      readonly atMost?: Value;
      readonly exactly?: Value;
    }
  /** A tag of IT, as for values. */
  | {
      readonly tag: TagName | 'ATTACK' | 'HEALTH_LEFT';
      readonly atLeast?: Value;
      readonly atMost?: Value;
      readonly exactly?: Value;
    }
  /** The selection is not empty. */
  | { readonly exists: Selector }
  /** IT carries an enchantment of this card. */
  | { readonly carries: string }
  /** IT is of the same card as one of these entities. */
  | { readonly sameCardAs: Selector }
  /** A card of this id is in the Death Event Cache: it has died this game (HS-DEC3). Default side: ALL. */
  | { readonly diedThisGame: string; readonly side?: Side }
  /** IT is among these entities. */
  | { readonly among: Selector }
  /** Every one of these cards is on the board under the player's control. */
  | { readonly controlsAll: readonly string[] };

/** What a card has to be. */
export interface CardFilter {
  readonly type?: string;
  readonly race?: Race;
  readonly class?: string;
  readonly cost?: number;
  readonly rarity?: string;
  readonly set?: string;
  readonly secret?: boolean;
  readonly deathrattle?: boolean;
}

/** Several cards that one is drawn from at random (uniformly over distinct cards). */
export type CardRange =
  | {
      readonly pool: CardFilter & {
        /** The class that a hero has now (HS-REPL-class). */
        readonly classOf?: 'FRIENDLY_HERO' | 'ENEMY_HERO';
        /** The cost of this one, or what was paid, and `plus` (default 0) on top. */
        readonly costOf?: 'SELF' | 'TARGET' | 'IT' | 'EVENT_SUBJECT' | 'EVENT_AMOUNT';
        readonly plus?: number;
      };
    }
  | { readonly oneOf: readonly string[]; readonly notOnBoard?: boolean };

/** A card, one of several at random, or the card of an entity. */
export type CardChoice = string | CardRange | { readonly cardOf: Selector };

/** One step of what a card does. Steps run in order, each with all its consequences (HS-R1-dfs). */
export type Effect =
  | {
      readonly damage: Value;
      /** Leaves out minions that are mortally wounded already. */
      readonly sparing?: 'MORTALLY_WOUNDED';
      readonly to: Selector;
      readonly oneByOne?: boolean;
      readonly from?: Selector;
      /** Neither Spell Damage nor doublings: the card counts them otherwise (ZH-5.1-spell-damage). */
      readonly fixed?: true;
      /** Default: in order of play of the targets (HS-DH1); AS_SELECTED for those that differ (HS-DH5). */
      readonly inOrder?: 'AS_SELECTED';
    }
  /** Several damages, created together in this order before any of them is resolved (HS-DH5). */
  | {
      readonly damageTogether: readonly { readonly damage: Value; readonly to: Selector }[];
    }
  | { readonly heal: Value; readonly to: Selector }
  /** `save` keeps the cards that have really entered the hand (HS-DC3). */
  | { readonly draw: Value; readonly who?: Who; readonly save?: string }
  /** These cards come to the hand as if they were drawn, wherever they are (HS-DC6). */
  | { readonly drawThese: Selector; readonly who?: Who; readonly save?: string }
  | { readonly discard: Selector }
  | {
      readonly summon: CardChoice;
      readonly count?: Value;
      readonly who?: Who;
      readonly at?: 'RIGHT_OF_SELF' | 'LEFT_OF_SELF' | 'END' | 'DEATH_POSITION' | 'ALTERNATING';
      readonly health?: Value;
      /** An enchantment that each of them carries from the start. */
      readonly with?: string;
      readonly save?: string;
    }
  /**
   * A copy of an entity in play with its state and enchantments (HS-COPY2). It stands right of SELF, or of the
   * minion that SELF is attached to.
   */
  | { readonly summonCopyOf: Selector; readonly who?: Who; readonly save?: string }
  /** Moves cards from hand or deck onto the board (or Secrets into the Secret zone). */
  | { readonly putIntoPlay: Selector; readonly who?: Who; readonly save?: string }
  /**
   * New minions of the cards whose deaths are on record, in random order or as the deaths were recorded (HS-DEC4); `count`
   * of them, or as many as there is room for.
   */
  | {
      readonly resurrect: Deaths;
      readonly count?: Value;
      readonly who?: Who;
      readonly inOrder?: 'AS_RECORDED';
    }
  | {
      readonly enchant: string;
      readonly on: Selector;
      readonly num1?: Value;
      readonly num2?: Value;
    }
  /** Detaches enchantments: the one whose effect this is, or those named. */
  | { readonly detach: Selector }
  | { readonly destroy: Selector }
  /** The Deathrattles of minions in play resolve, and nothing dies. */
  | { readonly triggerDeathrattles: Selector }
  | { readonly silence: Selector }
  | { readonly freeze: Selector }
  | { readonly set: { readonly [tag in TagName]?: Value }; readonly on: Selector }
  | { readonly transform: Selector; readonly into: CardChoice }
  /** The source becomes a copy of the selected entity, enchantments and all (HS-COPY2, HS-XFORM2). */
  | { readonly becomeCopyOf: Selector; readonly save?: string }
  | { readonly returnToHand: Selector }
  /** Takes them away without a death or a discard: set aside (HS-ZONE5), or into the Graveyard. */
  | { readonly setAside: Selector; readonly in?: 'GRAVEYARD' }
  | { readonly shuffleIntoDeck: Selector | { readonly newCard: CardChoice }; readonly who?: Who }
  | { readonly takeControl: Selector; readonly who?: Who }
  | {
      readonly giveCard: CardChoice;
      readonly who?: Who;
      readonly count?: Value;
      readonly save?: string;
    }
  /**
   * A spell is cast without being played (ZH-2.3-cast), by whoever controls SELF now. Option and target are random; one
   * that needs a target and finds none does nothing. `on`: it is aimed at this one, whatever it could be aimed at
   * (HS-TARGETCOND).
   */
  | { readonly cast: CardChoice; readonly on?: Selector }
  | { readonly gainArmor: Value; readonly who?: Who }
  | {
      readonly gainMana: Value;
      readonly kind: 'TEMPORARY' | 'CRYSTAL' | 'EMPTY_CRYSTAL' | 'REFRESH';
      readonly who?: Who;
      /** Temporary mana: available mana is not brought above the number of crystals (HS-M8). */
      readonly upTo?: 'CRYSTALS';
    }
  | { readonly overload: Value; readonly who?: Who }
  /** Turns that come before all others that are to come, in this order (HS-EXTRATURN2). */
  | { readonly insertTurns: readonly Turns[] }
  /** One turn more in the next series of turns of each, every series after the one before (HS-EXTRATURN1). */
  | { readonly extendTurns: readonly Turns[] }
  /** All Overload of a player, pending and current, is gone (HS-MANA5). */
  | { readonly unlockOverload: Who }
  | { readonly equip: CardChoice; readonly who?: Who }
  /** Durability is lost as in combat: an Immune weapon loses none (HS-AE-gorehowl). */
  | { readonly loseDurability: Value; readonly of: Selector }
  | { readonly replaceHero: string }
  | { readonly replaceHeroPower: string; readonly who?: Who }
  | { readonly refreshHeroPower: true }
  | { readonly setHealth: Value; readonly on: Selector }
  /** Combat and casting: change who is attacked, what a spell is aimed at, and stop things. */
  | { readonly redirectAttackTo: Selector }
  /**
   * An attack made by an effect, inside the Phase that runs (HS-SEQ-combat-dred). It counts among the attacker's
   * attacks of the turn unless `uncounted` (ZH-2.6-attack-count).
   */
  | { readonly forceAttack: Selector; readonly on: Selector; readonly uncounted?: true }
  | { readonly retargetTo: Selector }
  | { readonly counterSpell: true }
  | { readonly preventDamage: true }
  | { readonly setDamage: Value }
  | { readonly questProgress: Value }
  | { readonly forceDeathPhase: true }
  | { readonly if: Condition; readonly then: readonly Effect[]; readonly else?: readonly Effect[] }
  | { readonly repeat: Value; readonly do: readonly Effect[] }
  | { readonly forEach: Selector; readonly do: readonly Effect[] }
  /** SELF keeps an entity in mind for a later part of its card (REMEMBERED), even when it has died. */
  | { readonly remember: Selector }
  | { readonly save: string; readonly entities: Selector }
  | { readonly save: string; readonly value: Value }
  /** A player chooses one of the entities. */
  | { readonly choose: Selector; readonly save: string; readonly who?: Who }
  /** Three different cards of the pool are offered (classes as Discover weighs them); the player takes one. */
  | { readonly discover: CardRange; readonly then: readonly Effect[] }
  /**
   * Entities adapt (ZH-5.1-adapt): three different spells are offered, the player takes one, and its text happens to each
   * of them that is in play and not mortally wounded, as its TARGET. Where none is, nothing is offered.
   */
  | { readonly adapt: Selector; readonly offering: CardRange };

/**
 * Something that responds to an event. `subject`, `source`, `whose` and `queueIf` are tested when the queue
 * is filled, `when` when the trigger is about to resolve, `preCheck` when the Sequence starts
 * (HS-R10b, HS-QUEUECOND, HS-TRIGCOND).
 */
export interface Trigger {
  readonly on: EventName;
  /** A condition on the event's subject (IT). */
  readonly subject?: Condition;
  /** A condition on the event's source (IT). */
  readonly source?: Condition;
  /** Whose event: default any. */
  readonly whose?: 'YOURS' | 'OPPONENTS';
  readonly queueIf?: Condition;
  readonly when?: Condition;
  readonly preCheck?: Condition;
  /** Where the bearer must be: default PLAY (SECRET for Secrets). */
  readonly zone?: 'PLAY' | 'HAND' | 'DECK' | 'GRAVEYARD';
  /** FIRST or LAST among its player's triggers whatever the order of play (HS-R2-priority). */
  readonly priority?: 'FIRST' | 'LAST';
  /** A queue of its own before or after the ordinary one of the same event (HS-R5-poisonous). */
  readonly stage?: 'EARLY' | 'LATE';
  /** On an attack: once it has triggered, it triggers again when the defender changes (HS-PAE-genzo-the-shark). */
  readonly everyProposal?: true;
  /** It answers its bearer's own entering play (HS-HPR-garrison-old). */
  readonly ownEntry?: true;
  /** After a play: also when the played minion has left play (HS-SEQ-minion-removed-secrets-old). */
  readonly evenIfGone?: true;
  /** After a play: not in the phase inserted for a minion that has transformed (SUP-XFORM-EXCLUDED). */
  readonly notInserted?: true;
  /** Of a Secret: it works in the turns of its own player (HS-RC4 says only in those of the other). */
  readonly inYourTurn?: true;
  /** What happens to an occurrence inside its own resolution: made up for afterwards, or lost (HS-REENTRANCY1, 2). */
  readonly nested?: 'HELD' | 'LOST';
  readonly do: readonly Effect[];
}

/** An ongoing effect. HEALTH_ATTACK ones are refreshed by Aura Update (Health/Attack), OTHER by Aura Update (Other). */
export type Aura =
  | {
      readonly update: 'HEALTH_ATTACK';
      readonly to: Selector;
      /** The enchantment that carries the aura's effect. */
      readonly enchantment: string;
      readonly num1?: Value;
      readonly if?: Condition;
      /** FIRST: before all enchantments and auras; LAST: after all (HS-R4-priority). */
      readonly priority?: 'FIRST' | 'LAST';
      /** Where the bearer must be: default PLAY. A card's own cost changes work in the hand (HS-M6). */
      readonly zone?: 'HAND';
    }
  /**
   * Enrage: while damaged it carries this enchantment, which has its own place in the order of play and is a new one
   * each time (HS-E3, HS-E6).
   */
  | { readonly update: 'HEALTH_ATTACK'; readonly enrage: string }
  /** At each such update the Hero Power can be used again, if the condition holds (HS-HPR-coldarra). */
  | {
      readonly update: 'HEALTH_ATTACK';
      readonly refreshesHeroPower: true;
      readonly if?: Condition;
    }
  | {
      readonly update: 'OTHER';
      readonly tag: TagName;
      readonly on: Selector;
      readonly amount?: Value;
      readonly if?: Condition;
    }
  | { readonly update: 'OTHER'; readonly do: readonly Effect[]; readonly if: Condition };

/** How an enchantment changes a number: add, set, or multiply; `num1`/`num2` read its script data. */
export type StatChange =
  | number
  | 'NUM_1'
  | 'NUM_2'
  | 'MINUS_NUM_1'
  | { readonly set: number | 'NUM_1' | 'NUM_2' | 'HEALTH' }
  | { readonly times: number }
  /** Added, but the result is not brought below a bound by it. */
  | { readonly add: number; readonly notBelow: number };

/** When an enchantment wears off by itself. */
export type Lasting = (typeof LASTING)[number];
export const LASTING = [
  'THIS_TURN',
  'UNTIL_YOUR_NEXT_TURN',
  'OPPONENTS_TURNS',
  'THIS_ATTACK',
  'OUT_OF_PLAY',
] as const;

/** What an enchantment card does to its host while attached. */
export interface EnchantmentFacts {
  readonly attack?: StatChange;
  readonly health?: StatChange;
  readonly cost?: StatChange;
  readonly grants?: readonly (Keyword | 'FROZEN')[];
  readonly spellDamage?: number;
  readonly heroPowerDamage?: number;
  /** Changes the damage proposed for its host whenever that is read: by predamage triggers and as it is taken (HS-DH8). */
  readonly damageTaken?: StatChange;
  /** Also a repeated one that its bearer gives itself counts at once (ZH-4.2-self-buff-delay). */
  readonly countsAtOnce?: true;
  /**
   * When it wears off by itself. THIS_TURN: between the turns (HS-SEQ-turn-enchantments); THIS_ATTACK: as the attack
   * ends during which it was attached, cancelled or not (HS-SEQ-combat-gorehowl); OPPONENTS_TURNS: with the next series of
   * turns of the other player than its controller (HS-EXTRATURN3); OUT_OF_PLAY: when its host enters play (HS-XFORM4).
   */
  readonly lasts?: Lasting;
}
