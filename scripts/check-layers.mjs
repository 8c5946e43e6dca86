// Checks the import directions of .dependency-cruiser.cjs, that no imports, of types or of code, lead in a circle, that
// no source file was passed over, and that no file outside a game speaks of a game by its name, but for examples
// (`ruleset: '<id>'`).
// Usage: node scripts/check-layers.mjs [folder]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { circlesOfParts } from './lib/circles.mjs';
import { ROOT } from './lib/run.mjs';

const folder = resolve(process.argv[2] ?? ROOT);
const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
process.chdir(folder);
const { output } = await cruise(['src'], {
  ...options,
  baseDir: folder,
  validate: true,
  ruleSet: { forbidden },
});

const { violations } = output.summary;
for (const { rule, from, to, cycle } of violations) {
  const way = cycle?.length ? cycle.map(({ name }) => name).join(' -> ') : to;
  console.error(`${rule.name}: ${from} -> ${way}`);
}

// Where the parser cannot read TypeScript it finds no modules, and nothing is wrong with nothing.
const seen = new Set(output.modules.map(({ source }) => source));
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path}`)
  .filter((path) => path.endsWith('.ts') && !path.startsWith('src/generated/'));
const missed = files.filter((path) => !seen.has(path));
for (const path of missed) console.error(`not looked at: ${path}`);

const circles = circlesOfParts(
  output.modules
    .filter(({ source }) => files.includes(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved]))
    .filter(([, to]) => to.startsWith('src/')),
);
for (const circle of circles) console.error(`no-circular: ${circle}`);

const named = namesOfGames(files);
for (const place of named) console.error(`names-no-game: ${place}`);

console.log(
  `${files.length} files, ${violations.length + circles.length + named.length} violations`,
);
if (files.length === 0 || missed.length + violations.length + circles.length + named.length > 0)
  process.exitCode = 1;

/** The places where a file that is of no game says the id of one: in a comparison, a case, a key, a list. */
function namesOfGames(paths) {
  const games = !existsSync('src/rulesets')
    ? []
    : readdirSync('src/rulesets', { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'common')
        .map(({ name }) => name);
  if (games.length === 0) return [];
  const id = `(?:${games.join('|')})`;
  const said = new RegExp(`(?<!\\bruleset: )(['"\`])${id}\\1|^\\s*${id}\\??:`);
  const ofGame = new RegExp(`^src/rulesets/(?:${id}/|index\\.ts$)`);
  return paths
    .filter((path) => !ofGame.test(path))
    .flatMap((path) => {
      const lines = readFileSync(path, 'utf8').split('\n');
      return lines.flatMap((line, i) =>
        said.test(line) ? [`${path}:${i + 1}: ${line.trim()}`] : [],
      );
    });
}
