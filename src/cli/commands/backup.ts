import { BackupError, backUp } from '../../store/embedded/backup.js';
import { SetupError } from '../../store/faults/setup-error.js';
import { BadInput } from '../bad-input.js';
import { ExitCode } from '../exit-codes.js';
import { print } from '../output.js';

/** `backup`: a copy of the embedded store, also while a service runs on it. */
export async function backup(
  target: string,
  { dataDir }: { readonly dataDir: string },
): Promise<ExitCode> {
  try {
    await backUp(dataDir, target);
  } catch (error) {
    if (error instanceof BackupError || error instanceof SetupError)
      throw new BadInput(error.message);
    throw error;
  }
  print(
    `The store in ${dataDir} was copied to ${target}. A service reads it with DATA_DIR=${target}.`,
  );
  return ExitCode.OK;
}
