// Checks the import directions of .dependency-cruiser.cjs, and that no source file was passed over.
// Usage: node scripts/check-layers.mjs [folder]
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
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

console.log(`${files.length} files, ${violations.length} violations`);
if (files.length === 0 || missed.length > 0 || violations.length > 0) process.exitCode = 1;
