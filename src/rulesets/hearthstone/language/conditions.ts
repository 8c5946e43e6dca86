import type { Keyword, Race, TagName } from '../vocabulary/index.js';
import type { Side } from './players.js';
import type { Selector } from './selectors.js';
import type { Value } from './values.js';

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
