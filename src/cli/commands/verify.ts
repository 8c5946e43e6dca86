import pc from 'picocolors';
import { loadBooks } from '../../scenario/conformance/catalogue.js';
import { runScenarioText, type WrittenCase } from '../../scenario/conformance/scenario-files.js';
import { hasPassed, type ItemReport, isNotKnown } from '../../scenario/conformance/verify-case.js';
import { ExitCode } from '../exit-codes.js';
import { readText } from '../input.js';
import { fieldErrorText, print, printJson } from '../output.js';
import { Progress } from '../progress.js';

/** Options of `verify`. */
export interface VerifyOptions {
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** `verify`: runs scenario files and tells of every expectation whether it holds. */
export function verify(files: readonly string[], options: VerifyOptions): ExitCode {
  const books = loadBooks();
  const progress = new Progress('scenarios');
  const results = progress.during((show) =>
    files.map((file, i) => {
      show(i, files.length);
      return runScenarioText(readText(file), file, books);
    }),
  );
  if (options.json === true) printJson(results.map(jsonOf));
  else for (const result of results) printCase(result, options.quiet === true);
  if (results.some(isBad)) return ExitCode.BAD_INPUT;
  const unexpected = results.filter((result) => !isAsExpected(result));
  if (unexpected.length === 0) return ExitCode.OK;
  return unexpected.every(({ result }) => isNotKnown(result))
    ? ExitCode.NOT_KNOWN
    : ExitCode.EXPECTATIONS_FAILED;
}

/** Whether a file cannot be run at all. */
function isBad({ result, faults }: WrittenCase): boolean {
  const known = result.file?.knownFailure ?? null;
  const unsound = result.variants.some(({ problems }) => problems.length > 0);
  return faults.length > 0 || (unsound && known === null);
}

function isAsExpected({ result }: WrittenCase): boolean {
  return hasPassed(result) === ((result.file?.knownFailure ?? null) === null);
}

function jsonOf(written: WrittenCase): unknown {
  const { file, caseId, result, faults, notes } = written;
  const { variants } = result;
  return {
    file,
    case: caseId,
    pass: faults.length === 0 && hasPassed(result),
    verdict: verdictIn(written),
    known: result.file?.knownFailure ?? null,
    faults: faults.map(({ message }) => message),
    notes,
    variants: variants.map(({ title, problems, reports, unknownCards }) => ({
      title,
      problems,
      reports,
      unknownCards,
    })),
  };
}

const MARKS = { HOLDS: pc.green('pass'), FAILS: pc.red('FAIL'), NOT_KNOWN: pc.yellow('not known') };

function verdictIn({ result, faults }: WrittenCase): keyof typeof MARKS {
  if (faults.length > 0) return 'FAILS';
  if (hasPassed(result)) return 'HOLDS';
  return isNotKnown(result) ? 'NOT_KNOWN' : 'FAILS';
}

function printCase(written: WrittenCase, quiet: boolean): void {
  const { file, result, faults, notes } = written;
  const known = result.file?.knownFailure ?? null;
  const mark = MARKS[verdictIn(written)];
  print(`${mark} ${file}${known === null ? '' : pc.yellow(` known to fail: ${known}`)}`);
  for (const { message } of faults) print(`  ${pc.red(message)}`);
  for (const note of notes) print(`  ${pc.yellow(note)}`);
  for (const { title, problems, reports, unknownCards } of result.variants) {
    const shown = quiet ? reports.filter(({ pass }) => !pass) : reports;
    if (title !== '' && problems.length + shown.length > 0) print(`  ${pc.bold(title)}`);
    if (unknownCards.length > 0)
      print(`    ${pc.yellow(`the text of ${unknownCards.join(', ')} is not known`)}`);
    for (const problem of problems) print(`    ${pc.red(fieldErrorText(problem))}`);
    for (const report of shown) print(`    ${reportText(report)}`);
  }
}

function reportText({ pass, item, path, message }: ItemReport): string {
  const mark = pass ? pc.green('ok  ') : pc.red('FAIL');
  const of = item === 0 ? '' : pc.dim(`item ${item} `);
  const place = pass ? '' : pc.dim(` at ${path.join('.')}`);
  return `${mark} ${of}${message}${place}`;
}
