/** What a rule system knows of a card of a log. */
export interface KnownCard {
  /** `known`: its text; `numbers`: only what is printed in numbers; `none`: nothing. */
  readonly is: 'known' | 'numbers' | 'none';
  readonly name: string;
  /** The card as a scenario may bring it; absent: the rule system has it. */
  readonly custom?: { readonly [key: string]: unknown };
  /** What is printed on it; absent: nobody knows. */
  readonly attack?: number;
  readonly health?: number;
  readonly race?: string;
  /** Whether its text looks at cards in hands or decks. */
  readonly looksAtHidden: boolean;
  /** Whether it counts something while it is in a hand. */
  readonly counts: boolean;
  /** Whether its text remembers things in a way that no log shows. */
  readonly remembers: boolean;
}

/** Finds a card by the id that a log gives it. */
export type FindCard = (id: string) => KnownCard;
