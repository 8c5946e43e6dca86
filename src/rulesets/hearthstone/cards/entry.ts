import type { CardDefinition } from '../language/card.js';

/** What an entry says of a card: all that the data does not know. */
type Behaviour = Omit<
  CardDefinition,
  | 'id'
  | 'name'
  | 'type'
  | 'was'
  | 'class'
  | 'set'
  | 'rarity'
  | 'race'
  | 'school'
  | 'collectible'
  | 'cost'
  | 'attack'
  | 'health'
  | 'durability'
  | 'armor'
  | 'spellDamage'
  | 'secret'
  | 'tradeable'
>;

interface PastBehaviour extends Behaviour {
  /** The first patch in which this no longer held. */
  readonly before: string;
}

/** Facts that are not those of the data, and why. */
interface Override {
  readonly facts: Partial<CardDefinition>;
  readonly because: string;
}

export interface PrintedEntry extends Behaviour {
  readonly id: string;
  readonly name: string;
  readonly was?: readonly PastBehaviour[];
  readonly override?: Override;
}

export type CardEntry = PrintedEntry | { readonly own: CardDefinition };

/** A card of the game: what it does. @param name one that it has or had (checked) */
export function card(
  id: string,
  name: string,
  does: Omit<PrintedEntry, 'id' | 'name'> = {},
): CardEntry {
  return { id, name, ...does };
}

/** An enchantment that the data does not have, of the card whose name it bears. */
export function ownEnchantment(
  id: string,
  name: string,
  enchantment: NonNullable<CardDefinition['enchantment']>,
): CardEntry {
  return ownCard({ id, name, type: 'ENCHANTMENT', enchantment });
}

/** A card that the data does not have, mostly an enchantment: all of it. */
export function ownCard(definition: CardDefinition): CardEntry {
  return { own: definition };
}

export function ownMinion(definition: Omit<CardDefinition, 'type'>): CardEntry {
  return ownCard({ type: 'MINION', ...definition });
}
