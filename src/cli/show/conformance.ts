import pc from 'picocolors';
import type { WrittenCase } from '../../scenario/conformance/scenario-files.js';
import {
  allCases,
  type BookScore,
  type CaseScore,
  type ChapterScore,
} from '../../scenario/conformance/score.js';
import { hasPassed } from '../../scenario/conformance/verify-case.js';

/** What is counted of a set of cases. */
interface Count {
  /** All rows of the book, those included that no scenario can show. */
  readonly rows: number;
  /** Rows that a scenario can show as a whole. */
  readonly shown: number;
  readonly passed: number;
  readonly failed: number;
  readonly missing: number;
}

function count(rows: number, cases: readonly CaseScore[]): Count {
  const whole = cases.filter(isWhole);
  const of = (standing: CaseScore['standing']): number =>
    whole.filter((score) => score.standing === standing).length;
  return {
    rows,
    shown: whole.length,
    passed: of('passed'),
    failed: of('failed'),
    missing: of('missing'),
  };
}

function isWhole({ row: { test } }: CaseScore): boolean {
  return test === 'yes';
}

const TITLE_WIDTH = 58;
const HEADS = ['rows', 'to show', 'passed', 'failed', 'not written'];

function row(title: string, { rows, shown, passed, failed, missing }: Count): string {
  const name = title.length > TITLE_WIDTH ? `${title.slice(0, TITLE_WIDTH - 3)}...` : title;
  const cells = [rows, shown, passed, failed, missing].map((n) => String(n).padStart(12));
  const paint = failed > 0 ? pc.red : missing > 0 ? pc.yellow : pc.green;
  const [all, toShow, good, bad, unwritten] = cells as [string, string, string, string, string];
  const red = failed > 0 ? pc.red(bad) : bad;
  return `${name.padEnd(TITLE_WIDTH)}${all}${toShow}${pc.green(good)}${red}${paint(unwritten)}`;
}

/** A line of sums, which says of how many rows so many passed. */
function sumRow(what: string, chapters: readonly ChapterScore[]): string {
  const rows = chapters.reduce((sum, chapter) => sum + chapter.rows, 0);
  const counted = count(
    rows,
    chapters.flatMap(({ cases }) => cases),
  );
  return row(`${what}: ${counted.passed} of ${rows} rows passed`, counted);
}

/** The scores as a table by book and chapter, then every failure, then what is wrong with files. */
export function conformanceLines(
  scores: readonly BookScore[],
  loose: readonly WrittenCase[],
): string[] {
  const lines: string[] = [];
  for (const { book, chapters } of scores) {
    const heads = HEADS.map((head) => head.padStart(12));
    lines.push('', `${pc.bold(book.title.padEnd(TITLE_WIDTH))}${pc.dim(heads.join(''))}`);
    for (const { title, rows, cases } of chapters) {
      if (cases.some(isWhole)) lines.push(row(`  ${title}`, count(rows, cases)));
    }
    lines.push(sumRow('  this book', chapters));
  }
  lines.push(
    '',
    sumRow(
      'All books',
      scores.flatMap(({ chapters }) => chapters),
    ),
  );
  const cases = allCases(scores);
  const parts = cases.filter((score) => !isWhole(score));
  const passed = parts.filter(({ standing }) => standing === 'passed').length;
  if (parts.length > 0)
    lines.push(
      pc.dim(
        `beside them ${passed} of ${parts.length} cases passed that only a part can be shown of`,
      ),
    );
  lines.push(...failureLines(cases), ...looseLines(loose), ...uncheckableLines(cases));
  return lines.slice(1);
}

function failureLines(cases: readonly CaseScore[]): string[] {
  const failed = cases.filter(({ standing }) => standing === 'failed');
  if (failed.length === 0) return [];
  const lines = failed.map(({ row: { id }, why, isUnexpected }) => {
    const mark = isUnexpected ? pc.red(id) : pc.yellow(id);
    return `  ${mark} ${why}`;
  });
  return ['', pc.bold('Failed'), ...lines];
}

/** Scenarios that are no case of a book. */
function looseLines(loose: readonly WrittenCase[]): string[] {
  if (loose.length === 0) return [];
  const failed = loose.filter(({ result, faults }) => faults.length > 0 || !hasPassed(result));
  const lines = failed.map(({ file, faults }) => `  ${pc.red(file)} ${faults[0]?.message ?? ''}`);
  return [
    '',
    `${pc.bold('Other scenarios')} ${loose.length - failed.length} of ${loose.length} passed`,
    ...lines,
  ];
}

function uncheckableLines(cases: readonly CaseScore[]): string[] {
  const lines = cases.flatMap(({ row: { id }, written }) =>
    [...(written?.result.file?.uncheckable ?? [])].map(
      ([item, why]) => `  ${id} item ${item}: ${why}`,
    ),
  );
  return lines.length === 0 ? [] : ['', pc.bold('Items that no expectation can assert'), ...lines];
}
