import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Bilingual } from './bilingual.js';
import type { JsonObject } from './fields.js';

export interface RuleRow extends JsonObject {
  readonly id: string;
  readonly name: Bilingual;
  /** Why it decides no case: it only defines a word, or it stands behind every case. Absent: it decides cases. */
  readonly role?: 'definition' | 'general';
  /** The book and the section in which it stands; absent: it was inferred. */
  readonly place?: Bilingual;
  /** The part of the rules that it belongs to; `inferred`: no rulebook says it in so many words. */
  readonly topic: string;
  /** The editions in which it holds. */
  readonly patches: string;
  readonly says: string;
  readonly section?: string;
  /** Where it is written: `EN:22`, or the thread. */
  readonly source?: string;
  /** Why no trace can show it. */
  readonly notShown?: string;
  /** What stands in its place after the patches in which it holds, where no dated rule says so. */
  readonly supersededBy?: readonly string[];
  /** Of a change: the scenario file that shows what held before and what held afterwards. */
  readonly shownBy?: string;
}

/** Beside the compiled code, written by the build; and the sources that it was written from. */
const BUILT = new URL('../../rules/', import.meta.url);
const SOURCES = new URL('../../../rules/', import.meta.url);

const files = new Map<string, readonly RuleRow[]>();

export function ruleRowsOf(file: string): readonly RuleRow[] {
  let rows = files.get(file);
  if (rows === undefined) {
    rows = (catalogueFile(file) as readonly RuleRow[]).map(withPlace);
    files.set(file, rows);
  }
  return rows;
}

export function catalogueFile(file: string): unknown {
  const built = new URL(`${file}.json`, BUILT);
  if (existsSync(built)) return JSON.parse(readFileSync(built, 'utf8'));
  return parse(readFileSync(new URL(`${file}.yaml`, SOURCES), 'utf8'));
}

interface Section extends Bilingual {
  readonly section?: string;
}

interface Book {
  readonly book: Bilingual;
  /** By the line at which each begins, in order. */
  readonly sections: Readonly<Record<string, Section>>;
}

interface Sections {
  /** By the name of the book in sources. */
  readonly books: Readonly<Record<string, Book>>;
  /** By how the source begins, where it names no line of a book. */
  readonly elsewhere: Readonly<Record<string, Bilingual>>;
}

let sections: Sections | null = null;

/** A row with the place that its source names first. */
function withPlace({ id, name, ...row }: RuleRow): RuleRow {
  sections ??= catalogueFile('sections') as Sections;
  const { source } = row;
  if (source === undefined) return { id, name, ...row };
  const [, title = '', line] = /^([A-Z-]+):(\d+)/.exec(source) ?? [];
  const book = sections.books[title];
  if (book === undefined) {
    const other = Object.entries(sections.elsewhere).find(([start]) => source.startsWith(start));
    return { id, name, ...(other === undefined ? {} : { place: other[1] }), ...row };
  }
  const { section, en, zh } = sectionAt(book, Number(line));
  const number = section === undefined ? '' : `${section} `;
  const place = {
    en: `${book.book.en}: ${number}${en}`,
    zh: `${book.book.zh}：${number}${zh}`,
  };
  return { id, name, place, ...(section === undefined ? {} : { section }), ...row };
}

function sectionAt({ sections }: Book, line: number): Section {
  const found = Object.entries(sections).findLast(([from]) => Number(from) <= line);
  if (found === undefined) throw new Error(`Line ${line} stands before the first section.`);
  return found[1];
}
