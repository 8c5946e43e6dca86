// Writes what the search finds into dist/search.json: the cards of the default editions, the rules and the worked cases.
// To say what thousands of cards do takes seconds, which the first search does not have.
import { writeFileSync } from 'node:fs';
import { isOutdated } from './lib/outdated.mjs';
import { ROOT } from './lib/run.mjs';

const OUTPUT = `${ROOT}/dist/search.json`;
const SOURCES = ['src/rulesets', 'src/scenario/search', 'rules', 'scenarios', 'data'];

if (isOutdated(OUTPUT, [...SOURCES, import.meta.filename])) {
  const { collectSearchables } = await import('../dist/scenario/search/searchable.js');
  writeFileSync(OUTPUT, JSON.stringify(collectSearchables()));
}
