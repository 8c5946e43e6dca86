// Writes the versions of the engine's behaviour into dist/behaviour.json: for each ruleset and edition a hash of what its
// answers depend on. docs/versions.md says what that is.
import { writeFileSync } from 'node:fs';
import { behaviourOf } from './lib/behaviour.mjs';
import { ROOT } from './lib/run.mjs';

writeFileSync(`${ROOT}/dist/behaviour.json`, JSON.stringify(await behaviourOf(`${ROOT}/dist`)));
