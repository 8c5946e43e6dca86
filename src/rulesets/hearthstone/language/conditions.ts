import { listOf, optional, word } from '../../common/grammar/syntax.js';
import { KEYWORDS, RACES, SPELL_SCHOOLS } from '../vocabulary/index.js';
import { type Holding, syntax, type Words } from './kinds.js';
import { SIDES } from './players.js';
import { READABLE } from './readable.js';

/** Conditions that are one word, by this word; each is declared in the file of its family (`effects/conditions`). */
// biome-ignore lint/suspicious/noEmptyInterface: the words fill it
export interface ConditionWords {}

const BOUNDS = { atLeast: 'value?', atMost: 'value?', exactly: 'value?' } as const;

/** What a number is compared with. */
export type Bounds = Holding<typeof BOUNDS>;

/** How conditions are written that are more than one word. */
export const CONDITION_SYNTAX = syntax({
  race: { race: word(...RACES) },
  school: { school: word(...SPELL_SCHOOLS) },
  class: { class: 'text' },
  card: { card: 'text' },
  named: { named: 'text' },
  /** A word of its name: what such cards have in common, where they share no minion type (HS-INF-name-word). */
  nameHas: { nameHas: 'text' },
  /** IT is of the same card as one of these entities. */
  sameCardAs: { sameCardAs: 'selector' },
  /** It has the minion type of one of these; one of all types has every one. */
  sameRaceAs: { sameRaceAs: 'selector' },
  /** It is of a class of one of these. */
  sameClassAs: { sameClassAs: 'selector' },
  /** IT has the name of one of these entities. */
  sameNameAs: { sameNameAs: 'selector' },
  among: { among: 'selector' },
  has: { has: word(...KEYWORDS, 'FROZEN', 'SILENCED') },
  carries: { carries: 'text' },
  all: { all: listOf('condition') },
  any: { any: listOf('condition') },
  not: { not: 'condition' },
  /** The condition holds for (the first of) these entities; false when there is none. */
  entity: { entity: 'selector', is: 'condition' },
  exists: { exists: 'selector' },
  value: { value: 'value', ...BOUNDS },
  /** A tag of IT, as for values. */
  tag: { tag: word(...READABLE), ...BOUNDS },
  /** A card of this id is in the Death Event Cache: it has died this game (HS-DEC3). Default side: ALL. */
  diedThisGame: { diedThisGame: 'text', side: optional(word(...SIDES)) },
  /** Every one of these cards is on the board under the player's control. */
  controlsAll: { controlsAll: listOf('text') },
});

export type ConditionForms = Words<typeof CONDITION_SYNTAX>;

/** Something that holds or not. Words about an entity speak of `IT` unless inside `entity`. */
export type Condition = keyof ConditionWords | ConditionForms[keyof ConditionForms];

declare module './kinds.js' {
  interface Kinds {
    readonly condition: Condition;
  }
}
