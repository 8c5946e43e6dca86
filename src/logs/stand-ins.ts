import type { FindCard, KnownCard } from './cards.js';
import { type LoggedEntity, tagOf } from './game-tree.js';
import { CARD_TYPES } from './values.js';

/**
 * How far a point is like the game. `exact`; `stand-ins`: a card or an effect is taken by its numbers alone; `hidden`: an
 * effect may look at a card that the log does not show; `not possible`: the board cannot be known or played.
 */
export type Badge = 'exact' | 'stand-ins' | 'hidden' | 'not possible';

const RANKS: readonly Badge[] = ['exact', 'stand-ins', 'hidden', 'not possible'];

/** The card that stands for one that the log does not show: it does nothing, and fits no filter of a type. */
export const BLANK = { id: 'HIDDEN', name: 'Hidden card', type: 'SPELL', cost: 0 };

const TYPES: ReadonlyMap<number, string> = new Map([
  [CARD_TYPES.HERO, 'HERO'],
  [CARD_TYPES.MINION, 'MINION'],
  [CARD_TYPES.SPELL, 'SPELL'],
  [CARD_TYPES.WEAPON, 'WEAPON'],
  [CARD_TYPES.HERO_POWER, 'HERO_POWER'],
]);

/** The cards of one point: those that it brings along, its badge, and why. */
export class StandIns {
  badge: Badge = 'exact';
  readonly reasons = new Set<string>();
  readonly customCards = new Map<string, { readonly [key: string]: unknown }>();
  /** Whether a card that is there looks at cards in hands or decks. */
  looksAtHidden = false;

  constructor(private readonly find: FindCard) {}

  /** Gives the point this badge, where its own is a better one. */
  mark(badge: Badge, reason: string): void {
    if (RANKS.indexOf(badge) > RANKS.indexOf(this.badge)) this.badge = badge;
    this.reasons.add(reason);
  }

  /** The id of an entity's card; a card that the rule system lacks is brought along as it is printed. */
  idOf(entity: LoggedEntity, card: string, works: boolean): string {
    const known = this.find(card);
    if (works) this.noteText(card, known);
    if (known.custom !== undefined) this.customCards.set(card, known.custom);
    else if (known.is === 'none') this.customCards.set(card, fromTags(entity, card));
    return card;
  }

  /** What is known of a card. */
  known(card: string): KnownCard {
    return this.find(card);
  }

  /** Whether an enchantment is known; else its effect is taken as numbers. */
  knows(card: string): boolean {
    const { is, name } = this.find(card);
    if (is === 'known') return true;
    this.mark('stand-ins', `${name} is taken as numbers and keywords.`);
    return false;
  }

  /** The id of the blank. */
  blank(): string {
    this.customCards.set(BLANK.id, BLANK);
    return BLANK.id;
  }

  private noteText(card: string, { is, name, looksAtHidden }: KnownCard): void {
    if (is !== 'known') this.mark('stand-ins', `${name} (${card}) is taken as printed.`);
    if (looksAtHidden) this.looksAtHidden = true;
  }
}

/** A card that nobody knows, by the numbers that the log gives it. */
function fromTags(entity: LoggedEntity, card: string): { readonly [key: string]: unknown } {
  const type = TYPES.get(tagOf(entity, 'CARDTYPE')) ?? 'SPELL';
  const health = tagOf(entity, 'HEALTH') || tagOf(entity, 'DURABILITY');
  const numbers =
    type === 'MINION' || type === 'HERO'
      ? { attack: tagOf(entity, 'ATK'), health: Math.max(1, health) }
      : type === 'WEAPON'
        ? { attack: tagOf(entity, 'ATK'), durability: Math.max(1, health) }
        : {};
  return { id: card, name: card, type, cost: tagOf(entity, 'COST'), ...numbers };
}
