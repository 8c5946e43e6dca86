import { listOf, object, oneOf, optional, type Taken, word } from '../../common/grammar/syntax.js';
import { KEYWORDS, RACES, SPELL_SCHOOLS } from '../vocabulary/index.js';
import { fields, type Holding, type Kinds, syntax, type Words } from './kinds.js';
import { SIDES } from './players.js';

const FACTS = fields({
  type: 'text?',
  race: optional(word(...RACES)),
  /** A school, or several of which it has one. */
  school: optional(oneOf('school', [word(...SPELL_SCHOOLS), listOf(word(...SPELL_SCHOOLS))])),
  class: 'text?',
  cost: 'count?',
  rarity: 'text?',
  /** A set, or several. */
  set: optional(oneOf('set', ['text', listOf('text')])),
  secret: 'flag?',
  deathrattle: 'flag?',
  battlecry: 'flag?',
  overload: 'flag?',
  outcast: 'flag?',
  combo: 'flag?',
  chooseOne: 'flag?',
  colossal: 'flag?',
  severalClasses: 'flag?',
  costAtLeast: 'count?',
  costAtMost: 'count?',
  attackAtLeast: 'count?',
  /** Its name: several cards can have it. */
  named: 'text?',
  /** A word of its name. */
  nameHas: 'text?',
  keyword: optional(word(...KEYWORDS)),
});

export type CardFilter = Holding<typeof FACTS>;

const POOL = object({
  ...FACTS,
  /** The cost of this one, or what was paid or came out before, and `plus` (default 0) on top. */
  costOf: optional(
    oneOf('entity or value', [word('SELF', 'TARGET', 'IT', 'EVENT_SUBJECT'), 'value']),
  ),
  /** The class that a hero has now (HS-REPL-class), or that of your Hero Power. */
  classOf: optional(word('FRIENDLY_HERO', 'ENEMY_HERO', 'FRIENDLY_HERO_POWER')),
  /** A hero without a class stands for these; absent: nothing (ZH-4.15-neutral-hero). */
  withoutClass: optional(word('NEUTRAL', 'ANY_CLASS')),
  /** Instead, the card that such a hero stands for. */
  cardWithoutClass: 'text?',
  /** Neutral cards as well as those of the class. */
  orNeutral: 'flag?',
  except: 'selector?',
  /** Of the minion type of this one: of none where it has none, of any where it has all. */
  raceOf: optional(word('TARGET')),
  /** Discovered from all classes, not only from your own (ZH-5.1-discover). */
  anyClass: 'flag?',
  /** Of a class, but not of the one that your hero has now, or the card that the event is about. */
  otherClassThan: optional(word('FRIENDLY_HERO', 'EVENT_SUBJECT')),
  plus: 'int32?',
  /** Of at most this cost. */
  costUpTo: 'value?',
  /** Only what is not in Standard any more. */
  past: 'flag?',
  /** Leaves out what you control: minions, Secrets, the Hero Power. */
  notOnBoard: 'flag?',
  /** Where there is none of the wanted cost: see `nearest` in the documentation (ZH-5.2-evolve). */
  nearest: optional(word('ANY', 'NOT_BELOW', 'OR_ITSELF')),
});

/** Deaths that the Death Event Cache has on record (HS-DEC1): of a side (default: both), of cards that fit. */
export const DEATHS_SYNTAX = fields({
  died: word('THIS_TURN', 'THIS_GAME'),
  side: optional(word(...SIDES)),
  like: optional(object(FACTS)),
});

export type Deaths = Holding<typeof DEATHS_SYNTAX>;

/** Drawn uniformly over distinct cards; cards of entities or deaths as often as they are there. */
export const RANGE_SYNTAX = syntax({
  pool: { pool: POOL },
  oneOf: {
    oneOf: listOf('text'),
    notOnBoard: 'flag?',
    /** The one at this place, from 1, instead of a random one; past the end the last. */
    at: 'value?',
    except: 'selector?',
  },
  cardsOf: { cardsOf: 'selector' },
  died: DEATHS_SYNTAX,
  /** A card that is in one of these ranges; each counts once. */
  anyOf: { anyOf: listOf('range') },
});

type Ranges = Words<typeof RANGE_SYNTAX>;

export type CardRange = Ranges[keyof Ranges];

/** One of several at random, the card of an entity, or one that is made of the cards of several. */
export const CHOICE_SYNTAX = syntax({
  ...RANGE_SYNTAX,
  cardOf: { cardOf: 'selector' },
  madeOf: { madeOf: 'selector' },
  /** Of a play of a Choose One card with two options: the card of that which was not chosen. */
  otherOptionOf: { otherOptionOf: 'selector' },
});

type Choices = Words<typeof CHOICE_SYNTAX>;

export type CardChoice = string | Choices[keyof Choices];

export type Pool = Taken<Kinds, typeof POOL>;

declare module './kinds.js' {
  interface Kinds {
    readonly choice: CardChoice;
    readonly range: CardRange;
    readonly deaths: Deaths;
  }
}
