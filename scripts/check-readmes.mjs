// Checks that READMEs and folders agree: every room of src with more than three files or folders is told of, by a
// README of its own or by the table of one above, every file and folder that a table begins a row with is there, and
// every link of a page leads somewhere.
// Usage: node scripts/check-readmes.mjs [folder]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { brokenLinks } from './lib/links.mjs';
import { ROOT } from './lib/run.mjs';

/** A room with more than so much in it has to be told of. */
const SMALL = 3;
const ELSEWHERE = ['bench', 'scripts'];

process.chdir(resolve(process.argv[2] ?? ROOT));
const rooms = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => `${entry.parentPath}/${entry.name}`)
  .filter((room) => !`${room}/`.startsWith('src/generated/'));
const faults = [
  ...['src', ...rooms]
    .filter((room) => !isToldOf(room))
    .map((room) => `${room}: no README tells of it`),
  ...['src', ...rooms, ...ELSEWHERE].flatMap((room) =>
    namesIn(room)
      .filter((name) => !existsSync(`${room}/${name}`))
      .map((name) => `${room}/README.md: there is no ${name}`),
  ),
  ...brokenLinks(),
];
for (const fault of faults) console.error(fault);
console.log(`${rooms.length + 1} rooms, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Whether the nearest README, here or above, has this room in its table; a small room needs none. */
function isToldOf(room) {
  const inside = readdirSync(room).filter((name) => /\.ts$|^[^.]+$/.test(name));
  if (inside.length <= SMALL || existsSync(`${room}/README.md`)) return true;
  for (let above = dirname(room); above !== '.'; above = dirname(above)) {
    if (!existsSync(`${above}/README.md`)) continue;
    const path = `${relative(above, room)}/`;
    return namesIn(above).some((name) => path.startsWith(name));
  }
  return false;
}

/** The files and folders (`name/`) that begin the rows of a README's tables; a line `folder/` ...: moves them there. */
function namesIn(room) {
  if (!existsSync(`${room}/README.md`)) return [];
  const names = [];
  let folder = '';
  for (const line of readFileSync(`${room}/README.md`, 'utf8').split('\n')) {
    if (line.startsWith('#')) folder = '';
    folder = /^`([\w-]+\/)`.*:$/.exec(line)?.[1] ?? folder;
    const [, cell = ''] = /^\| (.*?) \|/.exec(line) ?? [];
    // `<set>/<class>.ts` stands for many files: the folder before it is what has to be there.
    for (const [, name] of cell.matchAll(/`([\w./-]+(?:\.\w+|\/))(?:<.*?)?`/g))
      names.push(folder + name);
  }
  return names;
}
