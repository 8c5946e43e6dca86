import { existsSync } from 'node:fs';
import { loadBooks } from '../../scenario/conformance/catalogue.js';
import { ruleStandings } from '../../scenario/conformance/rule-report.js';
import {
  runScenarioFiles,
  SCENARIO_FOLDER,
  type WrittenCase,
} from '../../scenario/conformance/scenario-files.js';
import {
  allCases,
  type CaseFilter,
  casesOf,
  scoreBooks,
} from '../../scenario/conformance/score.js';
import { BadInput } from '../bad-input.js';
import { ExitCode } from '../exit-codes.js';
import { print, printJson } from '../output.js';
import { Progress } from '../progress.js';
import { conformanceLines } from '../show/conformance.js';
import { ruleReportLines } from '../show/rule-report.js';

/** Options of `conformance`. */
export interface ConformanceOptions extends CaseFilter {
  readonly json?: boolean;
  /** Report the rules instead: who follows each, and which traces show it. */
  readonly rules?: boolean;
}

/** `conformance`: holds the engine against the worked cases of the books. */
export function conformance({ json, rules, ...filter }: ConformanceOptions): ExitCode {
  if (!existsSync(SCENARIO_FOLDER))
    throw new BadInput('The scenario files are not installed here: they are in the repository.');
  const books = loadBooks();
  const ids = books.map(({ id }) => id);
  if (filter.book !== undefined && !ids.includes(filter.book))
    throw new BadInput(`there is no book "${filter.book}"; the books: ${ids.join(', ')}.`);
  // Said before anything is run: running them all takes seconds.
  const rows = books.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.rows));
  if (filter.case !== undefined && !rows.some(({ id }) => id === filter.case))
    throw new BadInput(`there is no case "${filter.case}" that a scenario can show.`);
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const wanted = isFiltered ? new Set(casesOf(books, filter)) : undefined;
  const progress = new Progress('scenarios');
  const cases = rules === true ? undefined : wanted;
  const files = progress.during((onProgress) =>
    runScenarioFiles(SCENARIO_FOLDER, books, { cases, onProgress }),
  );
  if (rules === true) return reportRules(files, json);
  const scores = scoreBooks(books, files, filter);
  const scored = allCases(scores);
  if (filter.case !== undefined && scored.length === 0)
    throw new BadInput(`there is no case "${filter.case}" that a scenario can show.`);
  const loose = files.filter(({ caseId }) => caseId === null);
  if (json === true) {
    const ids = (standing: string): string[] =>
      scored.filter((score) => score.standing === standing).map(({ row }) => row.id);
    const failed = scored.filter(({ standing }) => standing === 'failed');
    print(
      JSON.stringify({
        passed: ids('passed'),
        failed: failed.map(({ row, why }) => ({ id: row.id, why })),
        missing: ids('missing'),
      }),
    );
  } else for (const line of conformanceLines(scores, loose)) print(line);
  const faults = files.some((file) => file.faults.length > 0);
  const unexpected = scored.some(({ isUnexpected }) => isUnexpected);
  return faults || unexpected ? ExitCode.EXPECTATIONS_FAILED : ExitCode.OK;
}

function reportRules(files: readonly WrittenCase[], json = false): ExitCode {
  const standings = ruleStandings(files);
  if (json)
    printJson(
      standings.flatMap(({ rules }) =>
        rules.map(({ row: { id, patches, notShown = null }, ...standing }) => ({
          id,
          patches,
          notShown,
          ...standing,
        })),
      ),
    );
  else for (const line of ruleReportLines(standings)) print(line);
  const isAstray = standings.some(({ rules }) => rules.some(({ astray }) => astray.length > 0));
  return isAstray ? ExitCode.EXPECTATIONS_FAILED : ExitCode.OK;
}
