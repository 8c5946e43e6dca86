import { ExitCode } from '../exit-codes.js';
import { operateOn } from '../operation.js';
import { printJson } from '../output.js';

/** `schema`: the JSON Schema of the scenarios of a rule system. */
export function schema(ruleset: string): ExitCode {
  printJson(operateOn('scenarioSchema', { ruleset }));
  return ExitCode.OK;
}
