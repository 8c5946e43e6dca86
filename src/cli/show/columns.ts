/** The narrowest and widest terminal that tables are laid out for, and what stands in for one that is not known. */
const NARROWEST = 60;
const WIDEST = 200;
const USUAL = 100;

/** The width to lay out for: of the terminal, or of `COLUMNS`. */
export function terminalWidth(): number {
  const width = process.stdout.columns ?? Number(process.env.COLUMNS ?? USUAL);
  if (!Number.isFinite(width)) return USUAL;
  return Math.min(WIDEST, Math.max(NARROWEST, Math.floor(width)));
}

/** Letters that take the room of two on a terminal. */
const BROAD =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60]/u;

/** How many cells of a terminal a text takes. */
export function cellsOf(text: string): number {
  let cells = 0;
  for (const letter of text) cells += BROAD.test(letter) ? 2 : 1;
  return cells;
}

/** A text with blanks behind it, up to a number of cells. */
export function padded(text: string, cells: number): string {
  return text + ' '.repeat(Math.max(0, cells - cellsOf(text)));
}

/** A text in lines of at most so many cells; a word that is longer is cut. */
export function wrapped(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/).flatMap((long) => pieces(long, width))) {
    const last = lines.at(-1)!;
    if (last !== '' && cellsOf(last) + 1 + cellsOf(word) > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

function pieces(word: string, width: number): string[] {
  const found = [''];
  for (const letter of word) {
    const last = found.at(-1)!;
    if (cellsOf(last) + cellsOf(letter) > width) found.push(letter);
    else found[found.length - 1] = last + letter;
  }
  return found;
}

/** Two texts in columns of one width each, with a bar between them. */
export function beside(left: string, right: string, width: number): string[] {
  const column = Math.floor((width - BAR.length) / 2);
  const [a, b] = [wrapped(left, column), wrapped(right, column)];
  return Array.from({ length: Math.max(a.length, b.length) }, (_, i) =>
    `${(a[i] ?? '').padEnd(column)}${BAR}${b[i] ?? ''}`.trimEnd(),
  );
}

const BAR = ' │ ';
