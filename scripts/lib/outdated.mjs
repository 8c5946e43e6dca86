// Whether what was made is younger than all that it is made from.
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from './run.mjs';

/** Written when a build is done. */
export const BUILT = 'dist/.built';

/** What the build is made from: a file that is not among them and is read by a build must stand here. */
export const SOURCES = [
  'src',
  'rules',
  'data',
  'scenarios',
  'prisma',
  'scripts',
  'schema.graphql',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.client.json',
];

/** Whether a file is older than any of these files and folders of the project, or missing. */
export function isOutdated(file, sources) {
  const made = timeOf(file);
  return sources.some((path) => isYounger(path, made));
}

/** A folder is younger, too, where something in it has been taken away. */
function isYounger(path, than) {
  if (timeOf(path) > than) return true;
  const at = resolve(ROOT, path);
  if (!statSync(at, { throwIfNoEntry: false })?.isDirectory()) return false;
  const below = readdirSync(at, { recursive: true, encoding: 'utf8' });
  return below.some((each) => timeOf(join(path, each)) > than);
}

function timeOf(path) {
  return statSync(resolve(ROOT, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
