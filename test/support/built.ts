import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What the build is made from. */
const SOURCES = [
  'src',
  'rules',
  'data',
  'prisma',
  'scripts',
  'schema.graphql',
  'package-lock.json',
];
/** Written when a build is done. */
export const STAMP = 'dist/.built';

/**
 * Lets tests run the code as it is built: what is shipped, with no compiler between and as fast as it is. Their imports
 * from `src` are of the same files in `dist`.
 */
export function builtCode(root: string): Plugin {
  const src = join(root, 'src/');
  return {
    name: 'built-code',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !source.startsWith('.')) return null;
      const path = resolve(dirname(importer), source);
      if (!path.startsWith(src)) return null;
      const built = path.replace(src, join(root, 'dist/')).replace(/\.ts$/, '.js');
      // What runs in browsers is built into one file.
      return existsSync(built) ? built : null;
    },
  };
}

/** Builds before the first test where the sources are younger than the build. */
export function setup(): void {
  if (isOutdated(STAMP, SOURCES))
    execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
}

/** Whether a file is older than any of these files and folders, or missing. */
export function isOutdated(file: string, sources: readonly string[]): boolean {
  const made = timeOf(file);
  return sources.some((path) => isYounger(path, made));
}

function isYounger(path: string, than: number): boolean {
  if (timeOf(path) > than) return true;
  if (!statSync(path).isDirectory()) return false;
  const below = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return below.some((each) => timeOf(join(path, each)) > than);
}

function timeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
