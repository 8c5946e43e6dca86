export interface EventOf<K extends string> {
  readonly kind: K;
  /** The creature, card or player that it happened to. */
  readonly subject: number;
  /** What did it, or 0. */
  readonly source: number;
  /** The player whose card, creature, choice or turn it is. */
  readonly player: number;
  readonly amount: number;
}
