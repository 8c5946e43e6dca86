import { memoizeByText } from './memoize.js';

/**
 * The phrases of a language by the English ones. `*` in an English phrase stands for a part that is a phrase itself; `{1}`,
 * `{2}` in its translation say where the translated parts go.
 */
export type Phrases = Readonly<Record<string, string>>;

/** A phrase with parts, as it is looked for. */
interface Pattern {
  readonly english: RegExp;
  readonly translation: string;
}

/** Sentences that are kept: there are some hundreds, and a few that scenarios bring. */
const MOST_SENTENCES = 4_096;
/** Parts within parts: a longer sentence stays English. */
const DEEPEST = 8;
/** Holes, numbers and quoted words stay what they are. */
const UNTRANSLATED = /^(?:\{[\w:]+\}|[+-]?\d+(?:\/[+-]?\d+)?|`[^`]*`)$/;

/** What stands between clauses that are translated each by itself. */
const CLAUSES = '; ';

/** Translates sentences whose holes are not filled yet. */
export class Phrasebook {
  /** A sentence in the language of the book; the English one where the book lacks it or a part of it. */
  readonly sentence: (english: string) => string;
  private readonly patterns: readonly Pattern[];

  /** @param nameOf what a card is called that a sentence names; null: it has no name in this language */
  constructor(
    private readonly phrases: Phrases,
    private readonly nameOf: (english: string) => string | null = () => null,
  ) {
    this.patterns = Object.entries(phrases)
      .filter(([english]) => english.includes('*'))
      .sort(([a], [b]) => Number(isSplit(b)) - Number(isSplit(a)) || b.length - a.length)
      .map(([english, translation]) => ({ english: patternOf(english), translation }));
    this.sentence = memoizeByText(MOST_SENTENCES, (english) => this.phrase(english) ?? english);
  }

  private phrase(english: string, depth = 0): string | null {
    const known = this.phrases[english] ?? this.phrases[uncapital(english)];
    if (known !== undefined) return known;
    if (UNTRANSLATED.test(english)) return english;
    if (depth === DEEPEST) return null;
    if (english.includes(CLAUSES)) {
      const clauses = english.split(CLAUSES).map((clause) => this.phrase(clause, depth + 1));
      if (clauses.every((clause) => clause !== null)) return clauses.join('；');
    }
    for (const { english: pattern, translation } of this.patterns) {
      const found = pattern.exec(english);
      if (found === null) continue;
      const parts = found.slice(1).map((part) => this.phrase(part, depth + 1));
      if (parts.every((part) => part !== null))
        return translation.replaceAll(/\{(\d)\}/g, (_, place) => parts[Number(place) - 1]!);
    }
    return this.nameOf(english);
  }
}

/** A colon parts a sentence before anything in its halves does. */
function isSplit(english: string): boolean {
  return english.includes(': ');
}

function patternOf(english: string): RegExp {
  const pieces = english.split('*').map((piece) => piece.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${pieces.join('(.+?)')}$`, 'i');
}

function uncapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
