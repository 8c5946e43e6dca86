import type { Keyword, Race, SpellSchool } from '../vocabulary/index.js';
import type { Side } from './players.js';
import type { Selector } from './selectors.js';
import type { Value } from './values.js';

/** Deaths that the Death Event Cache has on record (HS-DEC1): of a side (default: both), of cards that fit. */
export interface Deaths {
  readonly died: 'THIS_TURN' | 'THIS_GAME';
  readonly side?: Side;
  readonly like?: CardFilter;
}

export interface CardFilter {
  readonly type?: string;
  readonly race?: Race;
  readonly school?: SpellSchool;
  readonly class?: string;
  readonly cost?: number;
  readonly rarity?: string;
  readonly set?: string;
  readonly secret?: boolean;
  readonly deathrattle?: boolean;
  readonly battlecry?: boolean;
  readonly overload?: boolean;
  readonly combo?: boolean;
  readonly outcast?: boolean;
  readonly chooseOne?: boolean;
  readonly severalClasses?: boolean;
  readonly costAtLeast?: number;
  readonly costAtMost?: number;
  readonly attackAtLeast?: number;
  /** Its name: several cards can have it. */
  readonly named?: string;
  readonly keyword?: Keyword;
}

/** Drawn uniformly over distinct cards; cards of entities or deaths as often as they are there. */
export type CardRange =
  | { readonly cardsOf: Selector }
  | Deaths
  | {
      readonly pool: CardFilter & {
        /** The class that a hero has now (HS-REPL-class), or that of your Hero Power. */
        readonly classOf?: 'FRIENDLY_HERO' | 'ENEMY_HERO' | 'FRIENDLY_HERO_POWER';
        /** A hero without a class stands for these; absent: nothing (ZH-4.15-neutral-hero). */
        readonly withoutClass?: 'NEUTRAL' | 'ANY_CLASS';
        /** Instead, the card that such a hero stands for. */
        readonly cardWithoutClass?: string;
        /** Neutral cards as well as those of the class. */
        readonly orNeutral?: boolean;
        readonly except?: Selector;
        /** Discovered from all classes, not only from your own (ZH-5.1-discover). */
        readonly anyClass?: boolean;
        /** Of a class, but not of the one that your hero has now, or the card that the event is about. */
        readonly otherClassThan?: 'FRIENDLY_HERO' | 'EVENT_SUBJECT';
        /** The cost of this one, or what was paid or came out before, and `plus` (default 0) on top. */
        readonly costOf?: 'SELF' | 'TARGET' | 'IT' | 'EVENT_SUBJECT' | Value;
        readonly plus?: number;
        /** Leaves out what you control: minions, Secrets, the Hero Power. */
        readonly notOnBoard?: boolean;
        /** Where there is none of the wanted cost: see `nearest` in the documentation (ZH-5.2-evolve). */
        readonly nearest?: 'ANY' | 'NOT_BELOW' | 'OR_ITSELF';
      };
    }
  | {
      readonly oneOf: readonly string[];
      readonly notOnBoard?: boolean;
      /** The one at this place, from 1, instead of a random one; past the end the last. */
      readonly at?: Value;
      readonly except?: Selector;
    };

/** A card, one of several at random, the card of an entity, or one that is made of several. */
export type CardChoice =
  | string
  | CardRange
  | { readonly cardOf: Selector }
  /** The card that is made of the cards of these. */
  | { readonly madeOf: Selector };

declare module './kinds.js' {
  interface Kinds {
    readonly choice: CardChoice;
    readonly range: CardRange;
    readonly deaths: Deaths;
  }
}
