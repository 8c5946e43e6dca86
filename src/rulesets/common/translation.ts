import { Phrasebook, type Phrases } from './phrasebook.js';
import { catalogueFile } from './rule-rows.js';

/** How a rule system says its sentences in another language than English. */
export interface Translation {
  /** A sentence whose holes are not filled yet; the English one where it is not translated. */
  sentence(english: string): string;
  /** What the game is called where it causes something. */
  readonly game: string;
}

/** The phrases of a ruleset in Chinese, with those that every game has. */
export function chinesePhrases(ruleset: string): Phrases {
  const [every, own] = ['chinese', `${ruleset}-chinese`].map(catalogueFile);
  return { ...(every as Phrases), ...(own as Phrases) };
}

/** Translates into Chinese. `nameOf`: what a card is called; null: it has no Chinese name. */
export function intoChinese(
  phrases: Phrases,
  nameOf?: (english: string) => string | null,
): Translation {
  return { sentence: new Phrasebook(phrases, nameOf).sentence, game: '游戏' };
}
