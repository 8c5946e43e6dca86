// Writes the rule catalogue and the worked cases of rules/ as JSON into dist/rules/, where they are read at once.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ROOT } from './lib/run.mjs';

rmSync(`${ROOT}/dist/rules`, { recursive: true, force: true });
mkdirSync(`${ROOT}/dist/rules/cases`, { recursive: true });
for (const file of readdirSync(`${ROOT}/rules`, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.yaml')) continue;
  const rows = parse(readFileSync(`${ROOT}/rules/${file}`, 'utf8'));
  writeFileSync(`${ROOT}/dist/rules/${file.replace(/yaml$/, 'json')}`, JSON.stringify(rows));
}
