import { BadInput } from '../bad-input.js';
import { ExitCode } from '../exit-codes.js';
import { readScenarioFile, type ScenarioOptions } from '../input.js';
import { operateOn } from '../operation.js';
import { print, printJson } from '../output.js';
import { terminalWidth } from '../show/columns.js';
import { comparisonLines } from '../show/comparison.js';

/** Options of `compare`. */
export interface CompareOptions extends ScenarioOptions {
  readonly json?: boolean;
  readonly patches?: readonly string[];
  readonly switch?: readonly string[];
  readonly with?: readonly string[];
  readonly without?: readonly string[];
}

/** `compare`: one scenario in several editions, side by side. */
export function compare(file: string, options: CompareOptions): ExitCode {
  const { scenario } = readScenarioFile(file, options);
  const { patches, switch: switches, with: turnedOn, without } = options;
  const answer = operateOn('compare', {
    ...scenario,
    ...(patches === undefined ? {} : { patches }),
    ...(turnedOn === undefined ? {} : { with: turnedOn }),
    ...(without === undefined ? {} : { without }),
    ...(switches === undefined ? {} : { switches: Object.fromEntries(switches.map(parseSwitch)) }),
  });
  if (options.json === true) printJson(answer);
  else for (const line of comparisonLines(answer, terminalWidth())) print(line);
  return ExitCode.OK;
}

function parseSwitch(text: string): [string, boolean | number | string] {
  const [, name, value] = /^(\w+)=(.+)$/.exec(text) ?? [];
  if (name === undefined) throw new BadInput(`--switch takes name=value, not ${text}.`);
  if (value === 'true' || value === 'false') return [name, value === 'true'];
  return [name, Number.isNaN(Number(value)) ? value! : Number(value)];
}
