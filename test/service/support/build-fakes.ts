import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = new URL('../../../', import.meta.url);
const FOLDER = new URL('.cache/fake/', ROOT);
const NAMES = ['fake-worker', 'gated-worker', 'run-fake'] as const;

/** What runs by itself, as a thread or a process. */
type Name = (typeof NAMES)[number];

/** Where a part of the fake service lies once `setup` has built it. */
export function builtFake(name: Name): string {
  return fileURLToPath(new URL(`${name}.mjs`, FOLDER));
}

/**
 * Builds the threads and the process of the fake service once for all files of tests. They cannot start from TypeScript;
 * with a compiler in each, one took as long to start as most tests take. What is the service's own comes from its build.
 */
export async function setup(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await Promise.all(NAMES.map(buildFake));
}

async function buildFake(name: Name): Promise<void> {
  const path = builtFake(name);
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
