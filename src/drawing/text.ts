import { type Attributes, element, escaped } from './markup.js';

/** How wide characters are, in parts of the size of the letters: about what sans-serif faces have. */
const WIDTHS: readonly (readonly [characters: RegExp, width: number])[] = [
  [/[iljI.,:;'’|! ()[\]]/, 0.3],
  [/[ftr-]/, 0.4],
  [/[mwMW@%]/, 0.9],
  [/[A-Z0-9&]/, 0.7],
  [/[ -\u024f]/, 0.6],
];
const WIDEST = 1;

/** About how wide a text is. It is reckoned and not measured, so that the same drawing comes out everywhere. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const character of text)
    width += WIDTHS.find(([characters]) => characters.test(character))?.[1] ?? WIDEST;
  return width * size;
}

const SEGMENTER = new Intl.Segmenter('en');

/** The characters of a text as readers count them. */
function charactersOf(text: string): string[] {
  return Array.from(SEGMENTER.segment(text), ({ segment }) => segment);
}

/** A text cut off where it would be wider than this. */
export function fitted(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text;
  const characters = charactersOf(text);
  while (characters.length > 1 && textWidth(`${characters.join('')}…`, size) > width)
    characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** A text on as many lines, broken between words. */
export function wrapped(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = [];
  const words = text.split(/\s+/);
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else if (lines.length < most) lines.push(word);
    else {
      lines[lines.length - 1] = `${last} ${word}`;
      break;
    }
  }
  return lines.map((line) => fitted(line, size, width));
}

/** A line of text. */
export function text(says: string, attributes: Attributes): string {
  return element('text', attributes, escaped(says));
}

/** The letters that stand for a name: of its first two words that say something. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /\p{L}|\p{N}/u.test(word));
  const telling = words.filter((word) => !/^(of|the|and|to|a|in)$/i.test(word));
  const chosen = (telling.length > 0 ? telling : words).slice(0, 2);
  if (chosen.length === 1) return charactersOf(chosen[0]!).slice(0, 2).join('');
  return chosen.map((word) => charactersOf(word)[0]!.toUpperCase()).join('');
}
