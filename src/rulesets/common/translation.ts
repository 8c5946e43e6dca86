/** How a rule system says its sentences in another language than English. */
export interface Translation {
  /** A sentence whose holes are not filled yet; the English one where it is not translated. */
  sentence(english: string): string;
  /** What the game is called where it causes something. */
  readonly game: string;
}
