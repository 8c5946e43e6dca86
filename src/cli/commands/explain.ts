import { ExitCode } from '../exit-codes.js';
import { readScenarioFile, type ScenarioOptions } from '../input.js';
import { operateOn } from '../operation.js';
import { print, printJson } from '../output.js';
import { terminalWidth } from '../show/columns.js';
import { explanationLines } from '../show/explanation.js';

/** Options of `explain`. */
export interface ExplainOptions extends ScenarioOptions {
  readonly json?: boolean;
  readonly event?: string;
}

/** `explain`: why something did or did not happen to an entity. */
export function explain(file: string, entity: string, options: ExplainOptions): ExitCode {
  const { scenario } = readScenarioFile(file, options);
  const { event } = options;
  const question = { entity, ...(event === undefined ? {} : { event }) };
  const answer = operateOn('explain', { ...scenario, explain: question });
  if (options.json === true) printJson(answer);
  else for (const line of explanationLines(answer, terminalWidth())) print(line);
  return ExitCode.OK;
}
