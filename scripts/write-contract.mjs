// Writes the digests of the contract of this version to contract/<version>.json. To be run when a version comes out.
import { readFileSync, writeFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { openApi } from './lib/client-types.mjs';
import { contractOf } from './lib/contract.mjs';
import { ROOT } from './lib/run.mjs';

const { version } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'));
const schema = buildSchema(readFileSync(`${ROOT}/schema.graphql`, 'utf8'));
const parts = Object.entries(contractOf(schema, JSON.parse(JSON.stringify(await openApi()))));
const lines = parts.map(
  ([name, members]) => `  ${JSON.stringify(name)}: ${JSON.stringify(members)}`,
);
writeFileSync(`${ROOT}/contract/${version}.json`, `{\n${lines.join(',\n')}\n}\n`);
