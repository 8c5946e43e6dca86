// Checks READMEs: every folder of src with more than three entries is described by its own README or by a table of one
// above; every file and folder at the start of a table row exists; every link leads somewhere.
// Usage: node scripts/check-readmes.mjs [folder]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { brokenLinks } from './lib/links.mjs';
import { ROOT } from './lib/run.mjs';

/** A folder with more entries than this must be described. */
const SMALL = 3;
const ELSEWHERE = ['bench', 'scripts'];

process.chdir(resolve(process.argv[2] ?? ROOT));
const folders = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => `${entry.parentPath}/${entry.name}`)
  .filter((folder) => !`${folder}/`.startsWith('src/generated/'));
const faults = [
  ...['src', ...folders]
    .filter((folder) => !isDescribed(folder))
    .map((folder) => `${folder}: no README describes it`),
  ...['src', ...folders, ...ELSEWHERE].flatMap((folder) =>
    namesIn(folder)
      .filter((name) => !existsSync(`${folder}/${name}`))
      .map((name) => `${folder}/README.md: there is no ${name}`),
  ),
  ...brokenLinks(),
];
for (const fault of faults) console.error(fault);
console.log(`${folders.length + 1} folders, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Whether the nearest README, here or above, lists this folder; a small folder needs none. */
function isDescribed(folder) {
  const inside = readdirSync(folder).filter((name) => /\.ts$|^[^.]+$/.test(name));
  if (inside.length <= SMALL || existsSync(`${folder}/README.md`)) return true;
  for (let above = dirname(folder); above !== '.'; above = dirname(above)) {
    if (!existsSync(`${above}/README.md`)) continue;
    const path = `${relative(above, folder)}/`;
    return namesIn(above).some((name) => path.startsWith(name));
  }
  return false;
}

/** The files and folders (`name/`) that begin the rows of a README's tables; a line `folder/` ...: moves them there. */
function namesIn(folder) {
  if (!existsSync(`${folder}/README.md`)) return [];
  const names = [];
  let prefix = '';
  for (const line of readFileSync(`${folder}/README.md`, 'utf8').split('\n')) {
    if (line.startsWith('#')) prefix = '';
    prefix = /^`([\w-]+\/)`.*:$/.exec(line)?.[1] ?? prefix;
    const [, cell = ''] = /^\| (.*?) \|/.exec(line) ?? [];
    // `<set>/<class>.ts` stands for many files: the folder before it is what has to be there.
    for (const [, name] of cell.matchAll(/`([\w./-]+(?:\.\w+|\/))(?:<.*?)?`/g))
      names.push(prefix + name);
  }
  return names;
}
