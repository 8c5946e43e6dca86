// Whether what was made is younger than all that it is made from.
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from './run.mjs';

/** Written when a build is done. */
export const BUILT = 'dist/.built';

/** Whether a file is no younger than any of these files and folders, or missing. Paths are those of the project. */
export function isOutdated(file, sources) {
  const made = timeOf(file);
  return sources.some((path) => isSince(path, made));
}

/** A folder is as young as the youngest in it, and as the last that was taken away. */
function isSince(path, than) {
  if (timeOf(path) >= than) return true;
  const at = resolve(ROOT, path);
  if (!statSync(at, { throwIfNoEntry: false })?.isDirectory()) return false;
  const below = readdirSync(at, { recursive: true, encoding: 'utf8' });
  return below.some((each) => timeOf(join(path, each)) >= than);
}

function timeOf(path) {
  return statSync(resolve(ROOT, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
