import type { Keyword, Race, SpellSchool, TagName } from '../vocabulary/index.js';
import type { RuleIds } from './rule-ids.js';
import type { Aura, Effect, EnchantmentFacts, Trigger } from './words.js';

export const PARTS_WITH_RULES = ['battlecry', 'combo', 'text', 'deathrattle', 'whenDrawn'] as const;
type PartWithRules = (typeof PARTS_WITH_RULES)[number];

export interface CardNumbers {
  readonly cost?: number;
  readonly attack?: number;
  readonly health?: number;
  readonly durability?: number;
  readonly armor?: number;
}

/** What a card was before a patch: numbers, name, behaviour, whatever differed; entries stand oldest first. */
export interface PastCard extends Partial<Omit<CardDefinition, 'id' | 'type' | 'was' | 'school'>> {
  /** Null: it had none. */
  readonly school?: SpellSchool | null;
  /** The first patch in which this no longer held. */
  readonly before: string;
}

/** The game's own names of conditions for playing or aiming a card, with their parameter (0 for none). */
export type Requirements = Readonly<Record<string, number>>;

export interface QuestFacts {
  /** How far it has to come. */
  readonly progress: number;
  /** The card that it gives, or what it does. */
  readonly reward: string | readonly Effect[];
  /** A Sidequest: it can be there beside a Quest and other ones. */
  readonly side?: true;
  /** A Questline: the part that comes next. */
  readonly next?: string;
}

/** A card as data. Custom cards of a request have the same shape; schema.ts validates it. */
export interface CardDefinition extends CardNumbers {
  readonly id: string;
  readonly name: string;
  readonly type: 'MINION' | 'SPELL' | 'WEAPON' | 'HERO' | 'HERO_POWER' | 'ENCHANTMENT';
  readonly class?: string;
  readonly set?: string;
  readonly rarity?: string;
  readonly race?: Race;
  readonly school?: SpellSchool;
  readonly collectible?: boolean;
  readonly was?: readonly PastCard[];
  readonly keywords?: readonly Keyword[];
  readonly spellDamage?: number;
  readonly heroPowerDamage?: number;
  readonly overload?: number;
  readonly secret?: boolean;
  /** It can be put back into the deck for another card (ZH-5.1-tradeable). */
  readonly tradeable?: boolean;
  readonly quest?: QuestFacts;
  /** A spell that stays in the Secret zone and is neither Secret nor Quest: a Sigil, an area (ZH-2.3-play). */
  readonly lingers?: true;
  readonly requires?: Requirements;
  /** Several ways to play it: the cards that stand for them (HS: Choose One). */
  readonly chooseOne?: readonly string[];
  /** Two cards that it is made of: `madeOf` finds it by them. */
  readonly madeOf?: readonly string[];
  /** It only shapes cards made of two others, one of each list; they are made when asked for. */
  readonly halves?: readonly (readonly string[])[];
  /** It is no Choose One card: nobody has more than one of its options. */
  readonly onlyOne?: true;
  /** What it does for who has both options, where that is not what they do one after the other. */
  readonly bothOptions?: readonly Effect[];
  readonly battlecry?: readonly Effect[];
  /** Replaces the Battlecry or spell text when Combo is active. */
  readonly combo?: readonly Effect[];
  readonly deathrattle?: readonly Effect[];
  /** The Deathrattle is queued only if this holds (HS-COND4). */
  readonly deathrattleIf?: import('./words.js').Condition;
  /** It has to hold before the Death Creation Step, too (SUP-PRECHECK-DEATH). */
  readonly deathrattlePreCheck?: import('./words.js').Condition;
  /** Spell text, or the effect of a Hero Power. */
  readonly text?: readonly Effect[];
  /** Cards that it may bring into play; what REQ_ENTIRE_ENTOURAGE_NOT_IN_PLAY looks at. */
  readonly entourage?: readonly string[];
  readonly whenDrawn?: readonly Effect[];
  /** Effects when it is drawn; then it is gone and another card is drawn (ZH-5.1-cast-when-drawn). */
  readonly castWhenDrawn?: readonly Effect[];
  /** Effects, once, after a spell of its player (ZH-5.1-spellburst), or as it survives damage (ZH-5.1-frenzy). */
  readonly spellburst?: readonly Effect[];
  readonly frenzy?: readonly Effect[];
  /** Effects in its player's turn when its damage leaves less than 0 Health (ZH-5.1-overkill), or just 0 (ZH-5.1-honorable-kill). */
  readonly overkill?: readonly Effect[];
  readonly honorableKill?: readonly Effect[];
  /** Effects as it enters play, or as something is transformed into it (ZH-5.1-colossal). */
  readonly colossal?: readonly Effect[];
  /** What a dearer card makes of it in hand, or the enchantment that it gets (ZH-5.1-corrupt). */
  readonly corrupt?: string;
  /** Twinspell: the spell that whoever plays or casts it gets (ZH-2.3-play). */
  readonly twinspell?: string;
  /** It comes into play dormant, with this enchantment (ZH-4.6-dormant). */
  readonly dormant?: string;
  /** What it gives the Mech of which it becomes a part: an enchantment that says more than numbers and keywords (ZH-5.1-magnetic). */
  readonly magnetic?: string;
  /** Rulings that these parts follow; triggers, auras and effects say theirs themselves. */
  readonly rules?: { readonly [part in PartWithRules]?: RuleIds };
  readonly triggers?: readonly Trigger[];
  readonly auras?: readonly Aura[];
  readonly enchantment?: EnchantmentFacts;
  /** Hero: the Hero Power that comes with it, and the weapon of one brought by an effect (HS-REPL-weapon). */
  readonly heroPower?: string;
  readonly weapon?: string;
  /** Tags that enter play with the card, beyond keywords. */
  readonly tags?: { readonly [tag in TagName]?: number };
}
