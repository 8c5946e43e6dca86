import { BadInput } from '../bad-input.js';
import { ExitCode } from '../exit-codes.js';
import { printText } from '../output.js';
import { type CommandWords, SHELLS } from '../show/completion.js';

/** `completion`: the script that lets a shell complete commands and options. */
export function completion(shell: string, commands: readonly CommandWords[]): ExitCode {
  const script = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
  if (script === undefined) {
    const known = Object.keys(SHELLS).join(', ');
    throw new BadInput(`there is no completion for "${shell}", only for ${known}.`);
  }
  printText(script(commands));
  return ExitCode.OK;
}
