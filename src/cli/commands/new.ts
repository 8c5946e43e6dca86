import { writeFileSync } from 'node:fs';
import { nearestNames } from '../../rulesets/common/nearest.js';
import { allRulesets, rulesetOf } from '../../rulesets/index.js';
import { BadInput } from '../bad-input.js';
import { ExitCode } from '../exit-codes.js';
import { print, printText } from '../output.js';

/** Options of `new`. */
export interface NewOptions {
  readonly ruleset: string;
  readonly force?: boolean;
}

/** `new`: writes a small scenario that explains itself, into a file or to standard output. */
export function newScenario(file: string | undefined, { ruleset, force }: NewOptions): ExitCode {
  const first = rulesetOf(ruleset)?.form.first;
  if (first === undefined) {
    const ids = allRulesets().map(({ id }) => id);
    const [near] = nearestNames(ruleset, ids);
    const hint = near === undefined ? '' : ` Did you mean ${near}?`;
    throw new BadInput(`there is no rule system "${ruleset}"; there are ${ids.join(', ')}.${hint}`);
  }
  if (file === undefined) printText(first);
  else {
    write(file, first, force === true);
    print(`${file} is written. Next: rules-oracle resolve ${file} --watch`);
  }
  return ExitCode.OK;
}

/** Writes a file; one that is there is only written over when that is asked for. */
function write(file: string, text: string, force: boolean): void {
  try {
    writeFileSync(file, text, { flag: force ? 'w' : 'wx' });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new BadInput(
      code === 'EEXIST'
        ? `${file} is there already; --force writes over it.`
        : `${file} cannot be written: ${message}`,
    );
  }
}
