import { CommanderError } from 'commander';
import { BadInput } from './bad-input.js';
import { ExitCode } from './exit-codes.js';
import { printBadInput } from './output.js';
import { commandsOf } from './program.js';

/** Runs the command line; the answer is the exit code. */
export async function runCommandLine(args: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = ExitCode.OK;
  const program = commandsOf(async (of) => {
    code = await of;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError)
      return error.exitCode === 0 ? ExitCode.OK : ExitCode.BAD_INPUT;
    if (error instanceof BadInput) {
      printBadInput(error);
      return ExitCode.BAD_INPUT;
    }
    process.stderr.write(`A defect of the program: ${(error as Error).stack ?? error}\n`);
    return ExitCode.INTERNAL;
  }
}
