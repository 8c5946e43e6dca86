import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = new URL('../../../', import.meta.url);
const FOLDER = new URL('.cache/workers/', ROOT);

/** Where a worker of the tests lies once `setup` has built it. */
export function builtWorker(name: 'fake-worker' | 'gated-worker'): string {
  return fileURLToPath(new URL(`${name}.mjs`, FOLDER));
}

/**
 * Builds the worker threads of the tests once for all files. Threads cannot start from TypeScript; with a compiler in
 * each of them, a thread took as long to start as most tests take. What is the service's own comes from its build.
 */
export async function setup(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await Promise.all((['fake-worker', 'gated-worker'] as const).map(buildWorker));
}

async function buildWorker(name: 'fake-worker' | 'gated-worker'): Promise<void> {
  const path = builtWorker(name);
  const draft = `${path}.${process.pid}`;
  await build({
    entryPoints: [fileURLToPath(new URL(`${name}.ts`, import.meta.url))],
    bundle: true,
    external: ['../../../src/*'],
    format: 'esm',
    platform: 'node',
    outfile: draft,
  });
  const dist = new URL('dist/', ROOT).href;
  writeFileSync(draft, readFileSync(draft, 'utf8').replaceAll('"../../../src/', `"${dist}`));
  renameSync(draft, path);
}
