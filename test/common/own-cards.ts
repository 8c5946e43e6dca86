import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ZodType } from 'zod';
import type { JsonObject } from '../../src/scenario/oracle.js';
import { type Words, withTables } from './word-tables.js';

/** What a page says of cards of one's own: the tables of the words, and cards that are shown. */
interface OwnCards {
  /** The page, from the root of the project. */
  readonly file: string;
  /** The tables that follow from the words, by what stands in front of them. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
  readonly schema: ZodType;
  readonly ask: (operation: 'resolve', body: JsonObject) => { readonly status: string };
}

/** Words that say nothing but what they are. */
export function says(words: Readonly<Record<string, string>>): Words {
  return Object.fromEntries(Object.entries(words).map(([word, text]) => [word, { says: text }]));
}

/** Tests that a page has the tables of its words, and that the cards that it shows can be played. */
export function testOwnCards({ file, tables, schema, ask }: OwnCards): void {
  const page = readFileSync(file, 'utf8');

  test('have the tables that the words of the language make', async () => {
    // written by running this test with `-u`
    await expect(withTables(page, tables)).toMatchFileSnapshot(`../../${file}`);
  });

  test('the cards that are shown fit the schema', () => {
    const [, text = ''] = /```json\n([\s\S]*?)```/.exec(page)!;
    const customCards = JSON.parse(text);
    expect(customCards.length).toBeGreaterThan(1);
    for (const card of customCards) expect(schema.safeParse(card).success).toBe(true);
    expect(ask('resolve', { customCards }).status).toBe('COMPLETE');
  });
}
