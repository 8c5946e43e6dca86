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

/** A text in lines of at most a width; a word that is longer is cut. */
export function wrapped(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/).flatMap((long) => pieces(long, width))) {
    const last = lines.at(-1)!;
    if (last !== '' && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

function pieces(word: string, width: number): string[] {
  const found: string[] = [];
  for (let at = 0; at < Math.max(1, word.length); at += width)
    found.push(word.slice(at, at + width));
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
