import { listOf, pairOf, word } from '../../common/grammar/syntax.js';
import { syntax, type Words } from './kinds.js';
import { READABLE } from './readable.js';

/** Values that are one word, by this word; each is declared in the file of its family (`effects/values`). */
// biome-ignore lint/suspicious/noEmptyInterface: the words fill it
export interface ValueWords {}

/** How values are written that are more than one word. */
export const VALUE_SYNTAX = syntax({
  /** The Attack that your card of this id has wherever it is: printed, and what you gave to every one (HS-INF-every-card). */
  attackOfYour: { attackOfYour: 'text' },
  /** The Attack of the first of these; of one that has died, that with which it did. */
  lastAttack: { lastAttack: 'selector' },
  count: { count: 'selector' },
  /** How many deaths are on record (HS-DEC3). */
  deaths: { deaths: 'deaths' },
  /** Sum of a tag over the selected entities; ATTACK and HEALTH_LEFT are as shown on the card. */
  tag: { tag: word(...READABLE), of: 'selector' },
  saved: { saved: 'text' },
  /** What a spell or Hero Power makes of an amount: Spell Damage added, then doubled (HS-DH2a, ZH-5.1-spell-damage). */
  boosted: { boosted: 'value' },
  plus: { plus: listOf('value') },
  times: { times: listOf('value') },
  minus: { minus: pairOf('value') },
  halfRoundedUp: { halfRoundedUp: 'value' },
  if: { if: 'condition', then: 'value', else: 'value' },
  /** A uniform whole number between two, both included. */
  randomFrom: { randomFrom: pairOf('int32') },
});

export type ValueForms = Words<typeof VALUE_SYNTAX>;

/** A number. Arithmetic is 32-bit (HS-TAGLIMITS). */
export type Value = number | keyof ValueWords | ValueForms[keyof ValueForms];

declare module './kinds.js' {
  interface Kinds {
    readonly value: Value;
  }
}
