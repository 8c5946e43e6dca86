import { watch } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { BadInput } from '../bad-input.js';
import { ExitCode } from '../exit-codes.js';
import { STANDARD_INPUT } from '../input.js';
import { print, printBadInput, printText } from '../output.js';

/** Milliseconds of quiet after which a file counts as saved: editors write in several goes. */
const QUIET_MS = 50;
const CLEAR_SCREEN = '\u001b[2J\u001b[H';

/**
 * Runs a command on a file, and again whenever the file is saved, until it is interrupted. What is wrong with the file is
 * told and may be fixed.
 */
export function watching(file: string, run: () => void): Promise<ExitCode> {
  if (file === STANDARD_INPUT)
    throw new BadInput('--watch looks at a file, not at standard input.');
  const again = (): void => {
    if (process.stdout.isTTY) printText(CLEAR_SCREEN);
    try {
      run();
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      printBadInput(error);
    }
    print(`\nwatching ${file}`);
  };
  // Before the file is read: what is saved meanwhile is seen.
  // The folder, because many editors save by putting a new file in the place of the old one.
  const watcher = watch(dirname(resolve(file)));
  let timer: NodeJS.Timeout | undefined;
  watcher.on('change', (_, name) => {
    if (name !== null && String(name) !== basename(file)) return;
    clearTimeout(timer);
    timer = setTimeout(again, QUIET_MS);
  });
  const ended = new Promise<ExitCode>((end) => {
    process.once('SIGINT', () => {
      clearTimeout(timer);
      watcher.close();
      end(ExitCode.OK);
    });
  });
  again();
  return ended;
}
