import type { Book, CaseRow, Chapter } from './catalogue.js';
import type { WrittenCase } from './scenario-files.js';
import { hasPassed } from './verify-case.js';

/** How a worked case stands. */
export type Standing = 'passed' | 'failed' | 'missing';

/** What became of one worked case. */
export interface CaseScore {
  readonly row: CaseRow;
  readonly standing: Standing;
  /** Why it failed. */
  readonly why: string | null;
  /** It failed and should not have, or is marked as failing and does not. */
  readonly isUnexpected: boolean;
  readonly written: WrittenCase | null;
}

/** The scores of one chapter. */
export interface ChapterScore {
  readonly title: string;
  /** Rows of the chapter that were asked for, those included that no scenario can show. */
  readonly rows: number;
  readonly cases: readonly CaseScore[];
}

/** The scores of one book. */
export interface BookScore {
  readonly book: Book;
  readonly chapters: readonly ChapterScore[];
}

/** Which cases are looked at. */
export interface CaseFilter {
  readonly book?: string;
  /** Cases up to this line. */
  readonly until?: number;
  readonly case?: string;
}

/** Scores every case of the books that passes the filter and can be shown at all. */
export function scoreBooks(
  books: readonly Book[],
  written: readonly WrittenCase[],
  filter: CaseFilter,
): readonly BookScore[] {
  const byId = new Map(written.map((file) => [file.caseId, file]));
  return books
    .filter(({ id }) => filter.book === undefined || id === filter.book)
    .map((book) => ({
      book,
      chapters: book.chapters
        .map((chapter) => scoreChapter(chapter, byId, filter))
        .filter(({ rows }) => rows > 0),
    }))
    .filter(({ chapters }) => chapters.length > 0);
}

/** The ids of the cases that pass a filter. */
export function casesOf(books: readonly Book[], filter: CaseFilter): readonly string[] {
  return books
    .filter(({ id }) => filter.book === undefined || id === filter.book)
    .flatMap(({ chapters }) => chapters.flatMap((chapter) => rowsOf(chapter, filter)))
    .map(({ id }) => id);
}

function rowsOf({ rows }: Chapter, filter: CaseFilter): readonly CaseRow[] {
  return rows.filter(
    ({ id, line }) =>
      (filter.until === undefined || line <= filter.until) &&
      (filter.case === undefined || id === filter.case),
  );
}

function scoreChapter(
  chapter: Chapter,
  written: ReadonlyMap<string | null, WrittenCase>,
  filter: CaseFilter,
): ChapterScore {
  const { title } = chapter;
  const wanted = rowsOf(chapter, filter);
  const cases = wanted
    .filter(({ id, test }) => test === 'yes' || written.has(id))
    .map((row) => scoreCase(row, written.get(row.id) ?? null));
  return { title, rows: wanted.length, cases };
}

function scoreCase(row: CaseRow, written: WrittenCase | null): CaseScore {
  if (written === null)
    return { row, standing: 'missing', why: null, isUnexpected: false, written };
  const { result, faults } = written;
  const known = result.file?.knownFailure ?? null;
  if (faults.length > 0) {
    const why = faults.map((fault) => `${fault.file}: ${fault.message}`).join(' ');
    return { row, standing: 'failed', why, isUnexpected: true, written };
  }
  const passes = hasPassed(result);
  if (passes && known === null)
    return { row, standing: 'passed', why: null, isUnexpected: false, written };
  const why = passes
    ? `passes although it is marked as failing: ${known}`
    : known === null
      ? firstFailure(written)
      : `known: ${known}`;
  return { row, standing: 'failed', why, isUnexpected: passes || known === null, written };
}

/** The first thing that went wrong in a file. */
function firstFailure({ result }: WrittenCase): string {
  for (const { title, problems, reports } of result.variants) {
    const report = reports.find(({ pass }) => !pass);
    const message = problems[0]?.message ?? report?.message;
    if (message === undefined) continue;
    const item = report === undefined || report.item === 0 ? '' : `item ${report.item}: `;
    return `${title === '' ? '' : `${title}: `}${item}${message}`;
  }
  return 'nothing is expected of it';
}

/** All case scores of several books. */
export function allCases(scores: readonly BookScore[]): readonly CaseScore[] {
  return scores.flatMap(({ chapters }) => chapters.flatMap(({ cases }) => cases));
}
