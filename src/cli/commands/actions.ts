import pc from 'picocolors';
import { ExitCode } from '../exit-codes.js';
import { readScenarioFile, type ScenarioOptions } from '../input.js';
import { operateOn } from '../operation.js';
import { print, printJson } from '../output.js';

/** `actions`: the legal actions on a board, and why those that the file names are refused. */
export function actions(
  file: string,
  options: ScenarioOptions & { readonly json?: boolean; readonly illegal?: boolean },
): ExitCode {
  const { scenario } = readScenarioFile(file, options);
  const asked = options.illegal === true ? { ...scenario, illegal: true } : scenario;
  const legal = operateOn('actions', asked);
  if (options.json === true) {
    printJson(legal);
    return ExitCode.OK;
  }
  for (const { action, text } of legal.actions) print(`${text}  ${pc.dim(JSON.stringify(action))}`);
  for (const { action, text, code, message, rules = [] } of legal.illegal ?? []) {
    const what = pc.red(`illegal ${text ?? ''} ${JSON.stringify(action)}: ${code}. ${message}`);
    print(rules.length === 0 ? what : `${what} ${pc.dim(rules.join(' '))}`);
  }
  return ExitCode.OK;
}
