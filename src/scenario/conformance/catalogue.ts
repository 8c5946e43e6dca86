import { z } from 'zod';
import { catalogueFile } from '../../rulesets/common/rule-rows.js';

const ROW = z.object({
  id: z.string(),
  line: z.int(),
  /** The editions that it holds in, as the book says it. */
  patches: z.string(),
  /** The same in numbers, where the book's words are not. */
  editions: z.string().optional(),
  rules: z.array(z.string()).readonly(),
  setup: z.string(),
  action: z.string(),
  expect: z.array(z.string()).nonempty().readonly(),
  /** `yes`: it can be shown by a scenario; `partial`: a part of it; `no`: it cannot. */
  test: z.enum(['yes', 'partial', 'no']),
});

const BOOK = z.object({
  id: z.string(),
  title: z.string(),
  ruleset: z.string(),
  edition: z.string(),
  ids: z.string(),
  files: z.array(z.string()),
  chapters: z.array(z.object({ from: z.int(), title: z.string() })),
});

/** A worked case of a book. */
export type CaseRow = z.infer<typeof ROW>;

/** A chapter of a book with its cases, in the order of the book. */
export interface Chapter {
  readonly title: string;
  readonly rows: readonly CaseRow[];
}

/** A book with all of its cases. */
export interface Book {
  readonly id: string;
  readonly title: string;
  readonly ruleset: string;
  /** The edition that the book speaks of. */
  readonly edition: string;
  readonly chapters: readonly Chapter[];
}

/** All books, with every case in its chapter. */
export function loadBooks(): readonly Book[] {
  const books = z.array(BOOK).parse(catalogueFile('cases/books'));
  const files = new Map<string, readonly CaseRow[]>();
  const rowsOf = (file: string): readonly CaseRow[] => {
    const rows = files.get(file) ?? readRows(file);
    files.set(file, rows);
    return rows;
  };
  const bookOf = (id: string): string => {
    const fitting = books.filter(({ ids }) => id.startsWith(ids));
    fitting.sort((a, b) => b.ids.length - a.ids.length);
    if (fitting.length === 0) throw new RangeError(`no book for the case ${id}`);
    return fitting[0]!.id;
  };
  return books.map(({ id, title, ruleset, edition, files: names, chapters }) => {
    const rows = names.flatMap(rowsOf).filter((row) => bookOf(row.id) === id);
    return { id, title, ruleset, edition, chapters: inChapters(rows, chapters) };
  });
}

function readRows(file: string): readonly CaseRow[] {
  return z.array(ROW).parse(catalogueFile(`cases/${file}.cases`));
}

function inChapters(
  rows: readonly CaseRow[],
  chapters: readonly { readonly from: number; readonly title: string }[],
): readonly Chapter[] {
  return chapters
    .map(({ from, title }, i) => {
      const next = chapters[i + 1]?.from ?? Number.POSITIVE_INFINITY;
      return { title, rows: rows.filter(({ line }) => line >= from && line < next) };
    })
    .filter((chapter) => chapter.rows.length > 0);
}
