// Checks everything: builds, runs the checks and the tests, and ends with `N passed, N failed`.
// Usage: npm test [-- <step> ...]     all steps, or only the build and the named ones
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { compiler, ROOT, run, tool } from './lib/run.mjs';

const node = (...args) => [process.execPath, ...args];
const VITEST_REPORT = '.cache/vitest.json';

/**
 * The other versions of Node in `.ci/node` run the cases of the first lines of each book, and the oldest also the tests of
 * the kernel.
 */
const OTHER_NODES = ['20', '22', '24'].flatMap((version, i) => {
  const other = `${ROOT}.ci/node/node_modules/node-${version}/bin/node`;
  if (!existsSync(other) || process.versions.node.startsWith(`${version}.`)) return [];
  const conformance = [other, 'dist/bin/rules-oracle.js', 'conformance', '--until', '300'];
  const vitest = [other, `${ROOT}node_modules/vitest/vitest.mjs`, 'run', '--project=shared'];
  const fast = [...vitest, 'test/kernel', 'test/common'];
  return [
    { name: `conformance on Node ${version}`, command: conformance },
    ...(i === 0 ? [{ name: `fast tests on Node ${version}`, command: fast }] : []),
  ];
});

const BUILD = { name: 'build', command: node('scripts/build.mjs') };

/** The steps after the build, in order. Any two of them may run at once. */
const STEPS = [
  // The longest first: the other steps run beside it.
  {
    name: 'tests',
    command: tool(
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${VITEST_REPORT}`,
    ),
    show: true,
    count: countTests,
  },
  { name: 'format and lint', command: tool('biome', 'ci', '--colors=off', '.') },
  { name: 'types of tests', command: compiler('-p', 'tsconfig.test.json') },
  {
    name: 'lint with types',
    command: tool('oxlint', '--type-aware', '--deny-warnings'),
    // More threads would infer the same types again.
    env: { GOMAXPROCS: '1' },
  },
  { name: 'layers', command: node('scripts/check-layers.mjs') },
  { name: 'readmes', command: node('scripts/check-readmes.mjs') },
  { name: 'unused code', command: tool('knip', '--no-progress') },
  { name: 'database schema', command: tool('prisma', 'validate') },
  { name: 'migrations', command: node('scripts/check-migrations.mjs') },
  { name: 'scenario files', command: tool('prettier', '--check', '--cache', 'scenarios') },
  { name: 'container files', command: node('scripts/check-container.mjs') },
  ...OTHER_NODES,
];

const PARALLEL = 2;
/** Linux counts CPU time in hundredths of a second. */
const CLOCK_TICKS = 100;
const wanted = process.argv.slice(2);
const tally = { passed: 0, failed: 0, skipped: 0 };
const began = Date.now();
let spent = 0;

mkdirSync(`${ROOT}/.cache`, { recursive: true });
rmSync(`${ROOT}/${VITEST_REPORT}`, { force: true });
const unknown = wanted.filter((name) => ![BUILD, ...STEPS].some((step) => step.name === name));
if (unknown.length > 0) {
  const names = [BUILD, ...STEPS].map(({ name }) => `"${name}"`);
  console.error(`No such step: ${unknown.join(', ')}. The steps: ${names.join(', ')}.`);
  process.exit(1);
}
await carryOut(BUILD);
const queue = STEPS.filter(({ name }) => !wanted.length || wanted.includes(name)).values();
await Promise.all(Array.from({ length: PARALLEL }, () => work(queue)));
const processor = spent > 0 ? ` (${Math.round(spent)} s of processor)` : '';
const took = `${Math.round((Date.now() - began) / 1000)} s${processor}`;
console.log(`\n${took}, ${tally.skipped} tests skipped`);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;

/** Takes steps from the queue until there are none. */
async function work(queue) {
  for (const step of queue) await carryOut(step);
}

async function carryOut({ name, command, env, show = false, count }) {
  const start = Date.now();
  const { code, output } = await run(command, {
    show,
    env: { ...env, ...(!show && { NO_COLOR: '1', FORCE_COLOR: '0' }) },
  });
  const seconds = ((Date.now() - start) / 1000).toFixed(1).padStart(6);
  const before = spent;
  spent = processorSeconds();
  const processor = (spent - before).toFixed(1).padStart(6);
  const counts = count?.() ?? { passed: 0, failed: 0, skipped: 0 };
  // A step that fails without a failed test in its report has failed itself.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  if (code === 0 && count === undefined) counts.passed = 1;
  for (const key of Object.keys(tally)) tally[key] += counts[key];
  const times = spent > 0 ? `${seconds} s ${processor} s of processor` : `${seconds} s`;
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${times}  ${name}`);
  if (code !== 0 && output) console.log(indent(output));
}

/**
 * CPU seconds of all steps that have ended, child processes included; 0 if the system does not say. The difference when a
 * step ends belongs to that step.
 */
function processorSeconds() {
  if (!existsSync('/proc/self/stat')) return 0;
  const [user, system] = readFileSync('/proc/self/stat', 'utf8')
    .split(') ')
    .at(-1)
    .split(' ')
    .slice(13);
  return (Number(user) + Number(system)) / CLOCK_TICKS;
}

/** The counts of the test runner's report; a test file that could not be loaded is one failure. */
function countTests() {
  if (!existsSync(`${ROOT}/${VITEST_REPORT}`)) return undefined;
  const report = JSON.parse(readFileSync(`${ROOT}/${VITEST_REPORT}`, 'utf8'));
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function indent(text) {
  return text.trimEnd().replace(/^/gm, '     | ');
}
