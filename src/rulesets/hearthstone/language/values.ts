import type { TagName } from '../vocabulary/index.js';
import type { Deaths } from './cards.js';
import type { Condition } from './conditions.js';
import type { Selector } from './selectors.js';

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
