import { LOAD_RUNS } from './load/runs.js';
import { measureStarts } from './load/start-times.js';

/**
 * `npm run soak -- <run> [--minutes n]`: how the service stands load and bad company, as figures and never as a
 * test. It starts a service of its own on the loopback, with the embedded store, and drives it from this process:
 * on few processors both share them.
 */
const STORED = 100_000;

const [name = '', ...options] = process.argv.slice(2);
const minutes = Number(options[options.indexOf('--minutes') + 1] ?? 1);
const known = LOAD_RUNS[name];
if (name === 'S7') {
  await measureStarts(STORED);
  console.log('the bar of S7: 3 s');
} else if (known !== undefined && minutes > 0) {
  await known.run(minutes * 60);
  console.log(`the bar of ${name}: ${known.bar}`);
} else {
  console.log('npm run soak -- <run> [--minutes n]');
  for (const [id, { what }] of Object.entries(LOAD_RUNS)) console.log(`  ${id}  ${what}`);
  console.log(`  S7  from the start until it is ready, new and with ${STORED} scenarios`);
  process.exitCode = 1;
}
