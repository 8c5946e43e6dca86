import { fileURLToPath } from 'node:url';
import type { PluginBuild } from 'esbuild';
import { bundle } from '../../../scripts/lib/bundle.mjs';
import { BUILT, isOutdated } from '../../../scripts/lib/outdated.mjs';

const FOLDER = '.cache/fake';
const NAMES = ['fake-worker', 'gated-worker', 'run-fake'] as const;

/** What runs by itself, as a thread or a process. */
type Name = (typeof NAMES)[number];

/** Where a part of the fake service lies once `setup` has built it. */
export function builtFake(name: Name): string {
  return fileURLToPath(new URL(`../../../${FOLDER}/${name}.js`, import.meta.url));
}

/**
 * Bundles the threads and the process of the fake service once for all files of tests, where they are older than the
 * build or than what they are made from. They cannot start from TypeScript;
 * with a compiler in each, one took as long to start as most tests take. What is the service's own comes from its build.
 */
export async function setup(): Promise<void> {
  if (!NAMES.some((name) => isOutdated(builtFake(name), [BUILT, 'test/service/support']))) return;
  const here = (name: string): string => fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  await bundle(FOLDER, {
    entryPoints: Object.fromEntries(NAMES.map((name) => [name, here(name)])),
    plugins: [builtCode],
  });
}

/** What TypeScript imports from `src/` stands compiled in `dist/`, and is taken from there. */
const builtCode = {
  name: 'built code',
  setup: ({ onResolve }: PluginBuild): void => {
    onResolve({ filter: /^\.\.\/\.\.\/\.\.\/src\// }, ({ path }) => ({
      path: fileURLToPath(new URL(path.replace('/src/', '/dist/'), import.meta.url)),
    }));
  },
};
