import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** `program` of the project's own dependencies, started without going through npm. */
export function tool(program, ...args) {
  return [fileURLToPath(new URL(`../../node_modules/.bin/${program}`, import.meta.url)), ...args];
}

/**
 * The compiler that the project depends on. `.bin/tsc` may be an older one: a package of the tools brings its own, and
 * which of the two gets the name is up to the package manager.
 * One thread checks: several would each find out the same types again, with half as much work more in all.
 */
export function compiler(...args) {
  const at = new URL('../../node_modules/typescript/bin/tsc', import.meta.url);
  return [process.execPath, fileURLToPath(at), '--checkers', '1', ...args];
}

/**
 * Compiler, linter and bundler are written in Go, and what they are asked takes seconds: they collect memory only when
 * they have this much of it. That saves a third of the linter's time and a quarter of the compiler's.
 */
const FEW_COLLECTIONS = { GOGC: 'off', GOMEMLIMIT: '2GiB' };

/**
 * Runs a command in the project's folder and resolves to its exit code, what it printed to standard
 * output, and everything that it printed. With `show`, its output goes to the terminal instead.
 */
export function run([command, ...args], { show = false, env = {}, cwd = ROOT } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...FEW_COLLECTIONS, ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let stdout = '';
    let output = '';
    child.stdout?.on('data', (data) => {
      stdout += data;
      output += data;
    });
    child.stderr?.on('data', (data) => {
      output += data;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: code ?? signal ?? 1, stdout, output }));
  });
}

/** Runs a command and ends this process with its output if it fails. */
export async function must(command, options) {
  const result = await run(command, options);
  if (result.code === 0) return result;
  process.stderr.write(`${result.output}\n${command.join(' ')} ended with ${result.code}\n`);
  process.exit(1);
}
