import { ExitCode } from '../exit-codes.js';
import { readScenarioFile, type ScenarioOptions } from '../input.js';
import { operateOn } from '../operation.js';
import { print, printJson } from '../output.js';
import { terminalWidth } from '../show/columns.js';
import { timelineLines } from '../show/timeline.js';

/** Options of `timeline`. */
export interface TimelineOptions extends ScenarioOptions {
  readonly json?: boolean;
}

/** `timeline`: one scenario through all editions. */
export function timeline(file: string, options: TimelineOptions): ExitCode {
  const { scenario } = readScenarioFile(file, options);
  const answer = operateOn('timeline', scenario);
  if (options.json === true) printJson(answer);
  else for (const line of timelineLines(answer, terminalWidth())) print(line);
  return ExitCode.OK;
}
