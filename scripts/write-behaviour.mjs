// Writes the versions of the engine's behaviour into dist/behaviour.json: for each ruleset and edition a hash of what its
// answers depend on. docs/reference/versions.md says what that is.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { behaviourOf } from './lib/behaviour.mjs';
import { ROOT } from './lib/run.mjs';

const OUTPUT = `${ROOT}/dist/behaviour.json`;

const hashes = await behaviourOf(`${ROOT}/dist`);
const before = existsSync(OUTPUT) ? JSON.parse(readFileSync(OUTPUT, 'utf8')) : null;

// a build that behaves as the one before is no later engine
if (!isDeepStrictEqual(before?.hashes, hashes))
  writeFileSync(OUTPUT, JSON.stringify({ builtAt: new Date(now()).toISOString(), hashes }));

/** Reproducible builds set the usual variable. */
function now() {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  return seconds === undefined ? Date.now() : Number(seconds) * 1000;
}
