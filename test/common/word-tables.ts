/** What a word of a card language says of itself. */
export interface Documented {
  readonly says: string;
  readonly rules?: readonly string[];
  readonly example?: unknown;
}

export type Words = Readonly<Record<string, Documented>>;

/** Words that stand alone. */
export const alone = (words: Words): readonly string[] =>
  Object.entries(words).map(([word, entry]) => row(word, entry, word));

/** Words that name the object that they stand in. */
export const objects = (words: Words): readonly string[] =>
  Object.entries(words).map(([word, entry]) => row(word, entry, entry.example));

/** Words without an example. */
export const glossary = (words: Words): readonly string[] =>
  Object.entries(words).map(([word, entry]) => `- \`${word}\`: ${entry.says}`);

/** A word with an example. */
export function row(word: string, entry: Documented, example: unknown): string {
  const name = word.includes(' ') ? word : `\`${word}\``;
  return `- ${name}: ${entry.says}. \`${JSON.stringify(example)}\``;
}

/** A page with the current lists of words. Each list follows a comment that names it. */
export function withTables(
  page: string,
  tables: Readonly<Record<string, readonly string[]>>,
): string {
  return page.replaceAll(
    /<!-- words: ([\w ]+) -->\n\n(?:[|-] ?.*\n)*\n*/g,
    (_, name: string) => `<!-- words: ${name} -->\n\n${tables[name]!.join('\n')}\n\n`,
  );
}
