import pc from 'picocolors';
import type { WrittenCase } from '../../scenario/conformance/scenario-files.js';
import { allCases, type BookScore, type CaseScore } from '../../scenario/conformance/score.js';
import { hasPassed } from '../../scenario/conformance/verify-case.js';

/** What is counted of a set of cases. */
interface Count {
  readonly cases: number;
  readonly passed: number;
  readonly failed: number;
  readonly missing: number;
}

function count(cases: readonly CaseScore[]): Count {
  const of = (standing: CaseScore['standing']): number =>
    cases.filter((score) => score.standing === standing).length;
  return {
    cases: cases.length,
    passed: of('passed'),
    failed: of('failed'),
    missing: of('missing'),
  };
}

const TITLE_WIDTH = 58;

function row(title: string, { cases, passed, failed, missing }: Count): string {
  const name = title.length > TITLE_WIDTH ? `${title.slice(0, TITLE_WIDTH - 3)}...` : title;
  const cells = [cases, passed, failed, missing].map((n) => String(n).padStart(12));
  const paint = failed > 0 ? pc.red : missing > 0 ? pc.yellow : pc.green;
  return `${name.padEnd(TITLE_WIDTH)}${cells[0]}${pc.green(cells[1])}${failed > 0 ? pc.red(cells[2]) : cells[2]}${paint(cells[3]!)}`;
}

/** The scores as a table by book and chapter, then every failure, then what is wrong with files. */
export function conformanceLines(
  scores: readonly BookScore[],
  loose: readonly WrittenCase[],
): string[] {
  const lines: string[] = [];
  const whole = ({ row: { test } }: CaseScore): boolean => test === 'yes';
  for (const { book, chapters } of scores) {
    const all = chapters.flatMap(({ cases }) => cases).filter(whole);
    const heads = ['cases', 'passed', 'failed', 'not written'].map((head) => head.padStart(12));
    lines.push('', `${pc.bold(book.title.padEnd(TITLE_WIDTH))}${pc.dim(heads.join(''))}`);
    for (const { title, cases } of chapters) {
      const counted = cases.filter(whole);
      if (counted.length > 0) lines.push(row(`  ${title}`, count(counted)));
    }
    lines.push(row('  all', count(all)));
  }
  const cases = allCases(scores);
  lines.push('', row('All books', count(cases.filter(whole))));
  const parts = count(cases.filter((score) => !whole(score)));
  if (parts.cases > 0)
    lines.push(
      pc.dim(
        `beside them ${parts.cases} cases that only a part can be shown of: ${parts.passed} passed, ${parts.failed} failed`,
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
