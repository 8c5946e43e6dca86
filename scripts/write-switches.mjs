// Writes src/generated/switches.ts: the values that the switches in rules/ can have, game by game.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ROOT } from './lib/run.mjs';

const FILE = /^([\w-]+)-switches\.yaml$/;

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
    ([name, one]) => `  /** ${one.governs}. */\n  readonly ${name}: ${typeOf(one)};\n`,
  );
  const title = game.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
  return `\nexport type ${title}Switches = {\n${lines.join('')}};\n`;
}

const tables = readdirSync(`${ROOT}/rules`)
  .filter((file) => FILE.test(file))
  .sort()
  .map(tableOf);
mkdirSync(`${ROOT}/src/generated`, { recursive: true });
writeFileSync(
  `${ROOT}/src/generated/switches.ts`,
  `// Written by scripts/write-switches.mjs.
${tables.join('')}`,
);
