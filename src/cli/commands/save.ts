import { ExitCode } from '../exit-codes.js';
import { readScenarios } from '../input.js';
import { operateOn } from '../operation.js';
import { print } from '../output.js';
import { Progress } from '../progress.js';

/** `save`: scenarios with their rulings, a line each, in the form in which a service keeps them. */
export function save(files: readonly string[]): ExitCode {
  const lines = new Progress('files').during((show) =>
    files.flatMap((file, done) => {
      show(done, files.length);
      return savedLines(file);
    }),
  );
  for (const line of lines) print(line);
  return ExitCode.OK;
}

function savedLines(file: string): readonly string[] {
  return readScenarios(file).map(({ title, scenario }) => {
    const saved = operateOn('normalise', { ...scenario, title });
    return JSON.stringify({ ...saved, file, source: scenario });
  });
}
