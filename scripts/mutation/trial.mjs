// A thread that holds scenarios and unit tests against one mutant after the other, and says whether one notices.
import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { installSwitch } from './switch.mjs';
import { testsOf } from './test-api.mjs';

/** A trial that takes longer than this is not worth asking for every mutant. */
const LONGEST = 4_000;
const { copy, against } = workerData;
const control = installSwitch();
/** Processor time. Here it is that of all threads of the process, so no test may hold it against a mutant. */
const cpuUsage = process.cpuUsage.bind(process);
process.cpuUsage = () => ({ user: 0, system: 0 });
// Tests of random plays look at the same ones each time, and do not look for the smallest play that fails.
fc.configureGlobal({ seed: 1, endOnFailure: true });
const built = (path) => import(pathToFileURL(`${copy}/dist/${path}`));
const { scenarioFiles, SCENARIO_FOLDER } = await built('scenario/conformance/scenario-files.js');

/** Whether nothing has run yet. */
let isNew = true;

/** What can notice a mutant: its name, and whether all is well with what it looks at. */
const trials = [...(await scenarios()), ...(await unitTests())];

async function scenarios() {
  const named = scenarioFiles(SCENARIO_FOLDER).map((path) => [
    path,
    relative(SCENARIO_FOLDER, path),
  ]);
  const wanted = named.filter(([, name]) => name.includes(against));
  // Without scenarios the games need not be loaded.
  if (wanted.length === 0) return [];
  const { parseScenarioText } = await built('scenario/conformance/scenario-text.js');
  const { readCaseFile } = await built('scenario/conformance/case-file.js');
  const { runVariant } = await built('scenario/conformance/verify-case.js');
  const { resolutionOf } = await built('scenario/resolution/resolution.js');
  const { Problems } = await built('rulesets/ruleset.js');
  return wanted.flatMap(([path, name]) => {
    const file = readCaseFile(parseScenarioText(readFileSync(path, 'utf8')).value, new Problems());
    if (file.knownFailure !== null) return [];
    return file.variants.map((variant) => ({
      name: `${name} ${variant.title}`.trim(),
      check: asItWas(
        () => runVariant(variant, {}),
        ({ played }) => resolutionOf(played, {}).resolution.traceHash,
      ),
    }));
  });
}

/** Checks a scenario: its expectations, then whether its trace is that of the unbroken rules. */
function asItWas(run, hashOf) {
  let hash = null;
  return () => {
    hash ??= unbroken(() => hashOf(run()));
    const found = run();
    if (!found.reports.every(({ pass }) => pass)) return 'expectation';
    return hashOf(found) === hash ? null : 'trace';
  };
}

/** Does something while no mutant is on. */
function unbroken(run) {
  const { on } = control;
  control.on = -1;
  try {
    return run();
  } finally {
    control.on = on;
  }
}

async function unitTests() {
  const found = [];
  const files = readdirSync(`${copy}/test`, { recursive: true }).filter(
    (path) => path.endsWith('.test.mjs') && path.includes(against),
  );
  for (const file of files.toSorted((a, b) => a.localeCompare(b))) {
    const tests = await testsOf(() => import(pathToFileURL(`${copy}/test/${file}`)));
    for (const { name, run } of tests)
      found.push({ name: `${file}: ${name}`, check: () => run().then(() => null) });
  }
  return found;
}

/** How a trial fails: by an `expectation`, by its `trace`, or by an `error`, no answer included; null: it passes. */
async function failureOf({ check }) {
  let timer;
  const never = new Promise((resolve) => {
    timer = setTimeout(resolve, 30_000, 'error');
  });
  try {
    return await Promise.race([check(), never]);
  } catch {
    return 'error';
  } finally {
    clearTimeout(timer);
  }
}

/**
 * For every mutant the trials in which it makes a difference at its own place, quick ones first: no other can notice it.
 * What fails as it is, or takes longer than a trial may, is left out. Times are of the processor, in milliseconds.
 */
async function baseline() {
  isNew = false;
  const timed = [];
  for (const [index, trial] of trials.entries()) {
    control.differs.fill(0);
    const start = cpuUsage();
    const isSound = (await failureOf(trial)) === null;
    const { user, system } = cpuUsage(start);
    const time = (user + system) / 1_000;
    const differing = [];
    for (let id = control.differs.indexOf(1); id >= 0; id = control.differs.indexOf(1, id + 1))
      differing.push(id);
    timed.push({ index, isSound: isSound && time < LONGEST, differing, time });
  }
  const reaching = new Map();
  for (const { index, isSound, differing } of timed.sort((a, b) => a.time - b.time)) {
    if (!isSound) continue;
    for (const id of differing) {
      if (!reaching.has(id)) reaching.set(id, []);
      reaching.get(id).push(index);
    }
  }
  // Millions of numbers go over to the other thread: nothing else may go with each of them.
  for (const [id, indexes] of reaching) reaching.set(id, Uint16Array.from(indexes));
  const described = trials.map(({ name }) => ({ name, time: 0, isSound: false }));
  for (const { index, isSound, time } of timed) Object.assign(described[index], { isSound, time });
  return { reaching, trials: described };
}

/**
 * The first of some trials that notices a mutant. It must be content again when nothing is broken; if it is not, the
 * mutant has left something behind, and another thread has to say whether it is noticed.
 */
async function firstToNotice(id, indexes) {
  // What is made once is made by now, and does not count as the time that a mutant takes.
  if (isNew) await failureOf(trials[indexes[0]]);
  isNew = false;
  for (const index of indexes) {
    parentPort.postMessage({ trying: index });
    control.on = id;
    const how = await failureOf(trials[index]);
    control.on = -1;
    if (how === null) continue;
    parentPort.postMessage({ trying: index });
    return {
      by: trials[index].name,
      index,
      how,
      isSpoilt: (await failureOf(trials[index])) !== null,
    };
  }
  return { by: null };
}

async function answer(message) {
  if (message === 'baseline') return baseline();
  return firstToNotice(message.id, message.indexes);
}

parentPort.on('message', (message) => {
  answer(message).then(
    (said) => parentPort.postMessage(said),
    (error) => parentPort.postMessage({ failed: String(error) }),
  );
});
parentPort.postMessage('ready');
