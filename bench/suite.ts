import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { besideBusyLoops } from './load/busy-loops.js';

const VITEST = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const LOOPS = 6;

/**
 * `npm run bench -- suite [files]`: runs the tests, or those in the named files, beside six busy loops. No test may fail
 * because the machine is slow. Exits as Vitest does.
 */
export async function runSuite(files: readonly string[]): Promise<void> {
  await besideBusyLoops(LOOPS, async () => {
    const child = spawn(process.execPath, [VITEST, 'run', ...files], { stdio: 'inherit' });
    const [code] = await once(child, 'exit');
    process.exitCode = (code as number | null) ?? 1;
  });
}
