import { relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadBooks } from '../../src/scenario/conformance/catalogue.js';
import {
  runScenarioFiles,
  SCENARIO_FOLDER,
  type WrittenCase,
} from '../../src/scenario/conformance/scenario-files.js';

const files = runScenarioFiles(SCENARIO_FOLDER, loadBooks());

/** Everything that did not go as the file says, one line each. */
function failures({ result, faults }: WrittenCase): string[] {
  return [
    ...faults.map(({ message }) => message),
    ...result.variants.flatMap(({ title, problems, reports }) => [
      ...problems.map(({ message }) => `${title}: ${message}`),
      ...reports
        .filter(({ pass }) => !pass)
        .map(({ path, message }) => `${title}: ${path.join('.')}: ${message}`),
    ]),
  ];
}

describe('scenario files', () => {
  test.each(files.map((file) => [nameOf(file), file] as const))('%s', (_, file) => {
    expect(file.faults).toEqual([]);
    const known = file.result.file?.knownFailure ?? null;
    if (known === null) expect(failures(file)).toEqual([]);
    else expect(failures(file), `passes, although it is marked: ${known}`).not.toEqual([]);
  });
});

function nameOf({ caseId, file }: WrittenCase): string {
  return caseId ?? relative(SCENARIO_FOLDER, file);
}
