// Writes the contract of a release to contract/: what later versions are held against. To be run when a version comes out.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { openApi } from './lib/client-types.mjs';
import { ROOT } from './lib/run.mjs';

mkdirSync(`${ROOT}/contract`, { recursive: true });
copyFileSync(`${ROOT}/schema.graphql`, `${ROOT}/contract/schema.graphql`);
writeFileSync(`${ROOT}/contract/openapi.json`, `${JSON.stringify(await openApi(), null, 1)}\n`);
