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

/** What stays together on a line: a word, or a letter of a script that has no spaces, with what follows it. */
const PARTS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\p{P}*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/** A part of a text, and what stands before it on a line where it is not the first. */
interface Part {
  readonly text: string;
  readonly space: '' | ' ';
}

function partsOf(text: string): Part[] {
  return Array.from(text.matchAll(PARTS), ({ 0: part, index }) => ({
    text: part,
    space: /\s/.test(text[index - 1] ?? '') ? ' ' : '',
  }));
}

/** A text on as many lines, broken between words, or between letters of scripts that have no spaces. */
export function wrapped(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const { text: part, space } of partsOf(text)) {
    const last = lines.at(-1);
    const longer = `${last ?? ''}${space}${part}`;
    const isFull = lines.length === most && textWidth(lines.at(-1)!, size) > width;
    if (isFull) break;
    if (last !== undefined && (lines.length === most || textWidth(longer, size) <= width))
      lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines.map((line) => fitted(line, size, width));
}

/** A line of text. */
export function text(says: string, attributes: Attributes): string {
  return element('text', attributes, escaped(says));
}
