/** What a word of a card language says of itself. */
export interface Documented {
  readonly says: string;
  readonly rules?: readonly string[];
  readonly example?: unknown;
}

export type Words = Readonly<Record<string, Documented>>;

/** Rows of words that stand alone. */
export const alone = (words: Words): readonly string[] =>
  Object.entries(words).map(([word, entry]) => row(word, entry, word));

/** Rows of words that name the object that they stand in. */
export const objects = (words: Words): readonly string[] =>
  Object.entries(words).map(([word, entry]) => row(word, entry, entry.example));

/** A table of rows with examples. */
export function table(heading: string, rows: readonly string[]): readonly string[] {
  return [`| ${heading} | what | example |`, '| --- | --- | --- |', ...rows];
}

/** A table of words that are nothing but what they say. */
export function glossary(heading: string, words: Words, what = 'what'): readonly string[] {
  const rows = Object.entries(words).map(([word, entry]) => `| \`${word}\` | ${said(entry)} |`);
  return [`| ${heading} | ${what} |`, '| --- | --- |', ...rows];
}

/** A row with an example. */
export function row(word: string, entry: Documented, example: unknown): string {
  const name = word.includes(' ') ? word : `\`${word}\``;
  return `| ${name} | ${said(entry)} | \`${spaced(example)}\` |`;
}

function said({ says, rules = [] }: Documented): string {
  return rules.length === 0 ? says : `${says} (${rules.join(', ')})`;
}

/** JSON in one line, with room between its parts. */
function spaced(value: unknown): string {
  return JSON.stringify(value, null, 1)
    .replaceAll(/\n\s*/g, ' ')
    .replaceAll('[ ', '[')
    .replaceAll(' ]', ']');
}

/** A page with every table as the words have it. A table stands behind a comment that names it. */
export function withTables(
  page: string,
  tables: Readonly<Record<string, readonly string[]>>,
): string {
  return page.replaceAll(
    /<!-- words: ([\w ]+) -->\n\n(?:\|.*\n)*\n*/g,
    (_, name: string) => `<!-- words: ${name} -->\n\n${tables[name]!.join('\n')}\n\n`,
  );
}
