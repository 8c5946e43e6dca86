// Writes the JSON Schemas of scenarios into dist/schemas/, where editors find them (.vscode/settings.json).
import { mkdirSync, writeFileSync } from 'node:fs';
import { ROOT } from './lib/run.mjs';

const { allRulesets } = await import('../dist/rulesets/index.js');
const { scenarioSchema } = await import('../dist/scenario/scenario-schema/scenario-schema.js');

mkdirSync(`${ROOT}/dist/schemas`, { recursive: true });
for (const { id } of allRulesets())
  writeFileSync(`${ROOT}/dist/schemas/${id}.json`, JSON.stringify(scenarioSchema({ ruleset: id })));
