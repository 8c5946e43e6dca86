/** What a rule system knows of a card of a log. */
export interface KnownCard {
  /** `known`: its text; `numbers`: only what is printed in numbers; `none`: nothing. */
  readonly is: 'known' | 'numbers' | 'none';
  readonly name: string;
  /** The card as a scenario may bring it; absent: the rule system has it. */
  readonly custom?: { readonly [key: string]: unknown };
  /** Whether its text looks at cards in hands or decks. */
  readonly looksAtHidden: boolean;
}

/** Finds a card by the id that a log gives it. */
export type FindCard = (id: string) => KnownCard;
