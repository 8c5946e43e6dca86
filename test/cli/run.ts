import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';

/** The compiled program when it is up to date, else the sources through a loader (which starts slowly). */
const PROGRAM = isBuilt() ? ['dist/cli/main.js'] : ['--import', 'tsx', 'src/cli/main.ts'];

function isBuilt(): boolean {
  const built = statSync('dist/.tsbuildinfo', { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' });
  return sources.every((path) => statSync(`src/${path}`).mtimeMs <= built);
}

/** What a command left behind. */
export interface Finished {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line as a process of its own, without colours unless asked for. */
export function run(
  args: readonly string[],
  stdin = '',
  env: Readonly<Record<string, string>> = { NO_COLOR: '1' },
): Promise<Finished> {
  const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env;
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...PROGRAM, ...args],
      { env: { ...inherited, ...env }, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
        resolve({ code, stdout, stderr });
      },
    );
    child.stdin!.end(stdin);
  });
}
