import type { ScenarioOperationName } from '../../scenario/operations.js';
import { ExitCode } from '../exit-codes.js';
import { readScenarioFile, type ScenarioOptions } from '../input.js';
import { operateOn } from '../operation.js';
import { printJson } from '../output.js';

/** An operation on a scenario that has no command of its own: its answer as JSON. */
export function anyOperation(
  name: ScenarioOperationName,
  file: string,
  options: ScenarioOptions,
): ExitCode {
  printJson(operateOn(name, readScenarioFile(file, options).scenario));
  return ExitCode.OK;
}
