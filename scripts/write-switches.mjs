// Writes src/generated/switches.ts: the types of the tables of switches in rules/, one for each game that has such a file.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ROOT } from './lib/run.mjs';

const FILE = /^(\w+)-switches\.yaml$/;

/** Yes or no, or the words that a switch can have. */
function typeOf({ variants, alternatives = [] }) {
  const values = new Set([...variants, ...alternatives].map(({ value }) => value));
  const isFlag = [...values].every((value) => typeof value === 'boolean');
  return isFlag ? 'boolean' : [...values].map((value) => JSON.stringify(value)).join(' | ');
}

function tableOf(file) {
  const [, game] = FILE.exec(file);
  const switches = Object.entries(parse(readFileSync(`${ROOT}/rules/${file}`, 'utf8')));
  const lines = switches.map(
    ([name, one]) => `  /** ${one.governs}. */\n  readonly ${name}: Switch<${typeOf(one)}>;\n`,
  );
  const title = game[0].toUpperCase() + game.slice(1);
  return `\nexport type ${title}Switches = {\n${lines.join('')}};\n`;
}

const tables = readdirSync(`${ROOT}/rules`)
  .filter((file) => FILE.test(file))
  .sort()
  .map(tableOf);
mkdirSync(`${ROOT}/src/generated`, { recursive: true });
writeFileSync(
  `${ROOT}/src/generated/switches.ts`,
  `// Written by scripts/write-switches.mjs.\nimport type { Switch } from '../rulesets/common/editions.js';\n${tables.join('')}`,
);
