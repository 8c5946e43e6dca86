// A thread that runs scenarios against one mutant after the other, and says whether one of them notices.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { installSwitch } from './switch.mjs';

const control = installSwitch();
const built = (path) => import(pathToFileURL(`${workerData.dist}/scenario/conformance/${path}`));
const { scenarioFiles, SCENARIO_FOLDER } = await built('scenario-files.js');
const { parseScenarioText } = await built('scenario-text.js');
const { readCaseFile } = await built('case-file.js');
const { runVariant } = await built('verify-case.js');
const { Problems } = await import(pathToFileURL(`${workerData.dist}/rulesets/ruleset.js`));

const variants = scenarioFiles(SCENARIO_FOLDER).flatMap((path) => {
  const file = readCaseFile(parseScenarioText(readFileSync(path, 'utf8')).value, new Problems());
  const name = relative(SCENARIO_FOLDER, path);
  return file.knownFailure === null
    ? file.variants.map((variant) => ({ name: `${name} ${variant.title}`.trim(), variant }))
    : [];
});

/** Whether everything that a variant expects holds; what breaks is noticed as well. */
function holds({ variant }) {
  try {
    return runVariant(variant, {}).reports.every(({ pass }) => pass);
  } catch {
    return false;
  }
}

/** For every place in the code the scenarios that reach it, quick ones first. */
function baseline() {
  const timed = variants.map((one, index) => {
    control.reached.fill(0);
    const start = performance.now();
    const isSound = holds(one);
    const time = performance.now() - start;
    const reached = [...control.reached.keys()].filter((place) => control.reached[place] === 1);
    return { index, isSound, reached, time };
  });
  const reaching = new Map();
  for (const { index, isSound, reached } of timed.sort((a, b) => a.time - b.time)) {
    if (!isSound) continue;
    for (const place of reached) {
      if (!reaching.has(place)) reaching.set(place, []);
      reaching.get(place).push(index);
    }
  }
  return { reaching, sound: timed.filter(({ isSound }) => isSound).length };
}

parentPort.on('message', (message) => {
  if (message === 'baseline') {
    const { reaching, sound } = baseline();
    parentPort.postMessage({ reaching, sound, count: variants.length });
    return;
  }
  const { id, indexes } = message;
  control.on = id;
  const noticed = indexes.find((index) => !holds(variants[index]));
  control.on = -1;
  parentPort.postMessage({ id, by: noticed === undefined ? null : variants[noticed].name });
});
parentPort.postMessage('ready');
