import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

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

/** Builds before the first test; the build knows whether there is something to do. */
export function setup(): void {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
}
