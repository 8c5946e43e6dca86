// Writes src/rulesets/hearthstone/cards/sets/index.ts: the cards of all files in the folders beside it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from './lib/run.mjs';

const FOLDER = `${ROOT}/src/rulesets/hearthstone/cards/sets`;

const files = readdirSync(FOLDER, { recursive: true })
  .filter((path) => path.includes('/') && path.endsWith('.ts'))
  .sort((a, b) => (a < b ? -1 : 1))
  .map((path) => path.slice(0, -3));
const nameOf = (path) => path.replace(/\W/g, '_').toUpperCase();
const text = `// Written by scripts/list-sets.mjs.
import type { CardEntry } from '../entry.js';
${files.map((path) => `import { CARDS as ${nameOf(path)} } from './${path}.js';`).join('\n')}

/** What the set files say, file by file. */
export const SETS: readonly (readonly CardEntry[])[] = [
${files.map((path) => `  ${nameOf(path)},`).join('\n')}
];
`;
const output = `${FOLDER}/index.ts`;
if (!existsSync(output) || readFileSync(output, 'utf8') !== text) writeFileSync(output, text);
