// Writes the rule catalogue of rules/ as JSON into dist/rules/, where the service reads it at once.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ROOT } from './lib/run.mjs';

rmSync(`${ROOT}/dist/rules`, { recursive: true, force: true });
mkdirSync(`${ROOT}/dist/rules`, { recursive: true });
for (const file of readdirSync(`${ROOT}/rules`)) {
  if (!file.endsWith('.yaml')) continue;
  const rows = parse(readFileSync(`${ROOT}/rules/${file}`, 'utf8'));
  writeFileSync(`${ROOT}/dist/rules/${file.replace(/yaml$/, 'json')}`, JSON.stringify(rows));
}
