import { listOf, object, optional, some, type Taken, word } from '../../common/grammar/syntax.js';
import { KEYWORDS, RACES, SPELL_SCHOOLS, TAG_NAMES } from '../vocabulary/index.js';
import { fields, type Holding, type Kinds } from './kinds.js';
import type { Aura, Effect, EnchantmentFacts, Trigger } from './words.js';

export const PARTS_WITH_RULES = ['battlecry', 'combo', 'text', 'deathrattle', 'whenDrawn'] as const;

export const CARD_TYPES = [
  'MINION',
  'SPELL',
  'WEAPON',
  'HERO',
  'HERO_POWER',
  'LOCATION',
  'ENCHANTMENT',
] as const;

/** The game's own names of conditions for playing or aiming a card, with their parameter (0 for none). */
export type Requirements = Readonly<Record<string, number>>;

const QUEST = object({
  /** How far it has to come. */
  progress: 'goal',
  /** The card that it gives, or what it does. */
  reward: 'reward',
  /** A Sidequest: it can be there beside a Quest and other ones. */
  side: 'yes?',
  /** A Questline: the part that comes next. */
  next: 'text?',
});

export type QuestFacts = Taken<Kinds, typeof QUEST>;

/** What a card is beside its id and type. All of it may have changed in the course of the game. */
const CHANGEABLE = fields({
  name: 'text',
  class: 'text?',
  set: 'text?',
  rarity: 'text?',
  race: optional(word(...RACES)),
  school: optional(word(...SPELL_SCHOOLS)),
  collectible: 'flag?',
  cost: 'count?',
  attack: 'count?',
  health: 'count?',
  durability: 'count?',
  armor: 'count?',
  keywords: optional(listOf(word(...KEYWORDS))),
  spellDamage: 'count?',
  heroPowerDamage: 'count?',
  overload: 'count?',
  secret: 'flag?',
  /** It can be put back into the deck for another card (ZH-5.1-tradeable). */
  tradeable: 'flag?',
  quest: optional(QUEST),
  /** A spell that stays in the Secret zone and is neither Secret nor Quest: a Sigil, an area (ZH-2.3-play). */
  lingers: 'yes?',
  requires: 'requirements?',
  /** A condition on what it is aimed at, beside `requires`. */
  aims: 'condition?',
  /** It takes a target only if this holds. */
  aimedIf: 'condition?',
  /** Several ways to play it: the cards that stand for them (HS: Choose One). */
  chooseOne: optional(listOf('text')),
  /** Two cards that it is made of: `madeOf` finds it by them. */
  madeOf: optional(listOf('text')),
  /** It only shapes cards made of two others, one of each list; they are made when asked for. */
  halves: optional(listOf(listOf('text'))),
  /** It is no Choose One card: nobody has more than one of its options. */
  onlyOne: 'yes?',
  /** What it does for who has both options, where that is not what they do one after the other. */
  bothOptions: 'effects?',
  battlecry: 'effects?',
  /** Replaces the Battlecry or spell text when Combo is active. */
  combo: 'effects?',
  deathrattle: 'effects?',
  /** The Deathrattle is queued only if this holds (HS-COND4). */
  deathrattleIf: 'condition?',
  /** It has to hold before the Death Creation Step, too (SUP-PRECHECK-DEATH). */
  deathrattlePreCheck: 'condition?',
  /** Spell text, or the effect of using a Hero Power or Location. */
  text: 'effects?',
  /** Cards that it may bring into play; what REQ_ENTIRE_ENTOURAGE_NOT_IN_PLAY looks at. */
  entourage: optional(listOf('text')),
  whenDrawn: 'effects?',
  /** Effects when it is drawn; then it is gone and another card is drawn (ZH-5.1-cast-when-drawn). */
  castWhenDrawn: 'effects?',
  /** Effects, once, after a spell of its player (ZH-5.1-spellburst), or as it survives damage (ZH-5.1-frenzy). */
  spellburst: 'effects?',
  frenzy: 'effects?',
  /** Effects in its player's turn when its damage leaves less than 0 Health (ZH-5.1-overkill), or just 0 (ZH-5.1-honorable-kill). */
  overkill: 'effects?',
  honorableKill: 'effects?',
  /** Effects as it enters play, or as something is transformed into it (ZH-5.1-colossal). */
  colossal: 'effects?',
  /** What a dearer card makes of it in hand, or the enchantment that it gets (ZH-5.1-corrupt). */
  corrupt: 'text?',
  /** Twinspell: the spell that whoever plays or casts it gets (ZH-2.3-play). */
  twinspell: 'text?',
  /** It comes into play dormant, with this enchantment (ZH-4.6-dormant). */
  dormant: 'text?',
  /** What it gives the Mech of which it becomes a part: an enchantment that says more than numbers and keywords (ZH-5.1-magnetic). */
  magnetic: 'text?',
  /** Rulings that these parts follow; triggers, auras and effects say theirs themselves. */
  rules: optional(some(PARTS_WITH_RULES, 'rules')),
  triggers: optional(listOf('trigger')),
  auras: optional(listOf('aura')),
  enchantment: 'enchantment?',
  /** Hero: the Hero Power that comes with it, and the weapon of one brought by an effect (HS-REPL-weapon). */
  heroPower: 'text?',
  weapon: 'text?',
  /** Tags that enter play with the card, beyond keywords. */
  tags: optional(some(TAG_NAMES, 'count')),
});

/** What a card was before a patch: numbers, name, behaviour, whatever differed; entries stand oldest first. */
export const PAST_CARD_SYNTAX = fields({
  /** The first patch in which this no longer held. */
  before: 'text',
  ...CHANGEABLE,
  name: 'text?',
  /** Null: it had none. */
  school: 'pastSchool?',
});

export type PastCard = Holding<typeof PAST_CARD_SYNTAX>;

export const CARD_SYNTAX = fields({
  id: 'text',
  type: word(...CARD_TYPES),
  ...CHANGEABLE,
  was: optional(listOf('pastCard')),
});

/** A card as data. Custom cards of a request have the same shape. */
export type CardDefinition = Holding<typeof CARD_SYNTAX>;

export type CardNumbers = Pick<
  CardDefinition,
  'cost' | 'attack' | 'health' | 'durability' | 'armor'
>;

declare module './kinds.js' {
  interface Kinds {
    readonly goal: number;
    readonly reward: string | readonly Effect[];
    readonly requirements: Requirements;
    readonly trigger: Trigger;
    readonly aura: Aura;
    readonly enchantment: EnchantmentFacts;
    readonly pastSchool: (typeof SPELL_SCHOOLS)[number] | null;
    readonly pastCard: PastCard;
  }
}
