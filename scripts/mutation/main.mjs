// npm run mutation: breaks the rules in one place at a time, and asks whether a scenario or a unit test notices.
// Usage: npm run mutation -- [--minutes 10] [--seed 1] [--sample 0] [--patience 30] [--against part of a name] [--again]
// [part of a path ...]
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { transformSync } from '@swc/core';
import { ROOT } from '../lib/run.mjs';
import { instrument } from './instrument.mjs';

const ROOMS = {
  hearthstone: ['steps', 'triggers', 'events', 'auras', 'sequences', 'legality'],
  'wow-tcg': ['triggers', 'events', 'links', 'priority', 'combat', 'turn', 'legality'],
};
const FOLDERS = [
  'src/kernel',
  ...Object.entries(ROOMS).flatMap(([ruleset, rooms]) =>
    rooms.map((room) => `src/rulesets/${ruleset}/rules/${room}`),
  ),
  'src/rulesets/wow-tcg/queries',
];
/** Unit tests that run the engine in this thread, and look at nothing but what it answers. */
const TESTS = [
  'common',
  'kernel',
  'hearthstone',
  'perft',
  'expect',
  'scenario',
  'outcomes',
  'cards',
  'wow-tcg',
];
const NOT_HERE = /docs\.test|service\.test|outcomes\/budget\.test/;
const COPY = `${ROOT}/.cache/mutation`;
/** What came of the last run. */
const RESULTS = `${ROOT}/.cache/mutation.json`;
/** A mutant that makes one scenario or test take this long has been noticed: it does not end. */
const STUCK = 60_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    sample: { type: 'string', default: '0' },
    patience: { type: 'string', default: '30' },
    against: { type: 'string', default: '' },
    again: { type: 'boolean', default: false },
  },
});
/** How many milliseconds the trials of one mutant take together, when nothing is broken. */
const patience = Number(values.patience) * 1_000;
const deadline = Date.now() + Number(values.minutes) * 60_000;

/** What is done with the next word of the thread; its listener stays, since a port without one is closed to the rest. */
let heard = () => {};

const mutants = build();
const known = readEquivalents();
const survivors = values.again ? readSurvivors() : null;
let trial = await start();
const { reaching, trials } = await ask('baseline');
const wanted = sampled(mutants.filter(isWanted));
console.log(
  `${mutants.length} mutants, ${wanted.length} of them to be tried on ${trials.length} scenarios and tests`,
);
for (const { name, isSound } of trials)
  if (!isSound) console.log(`  left out, it fails as it is or takes long: ${name}`);
const results = [];
for (const mutant of wanted) {
  if (Date.now() > deadline) break;
  const indexes = trialsOf(mutant);
  const answer = indexes.length === 0 ? { by: null } : await ask({ id: mutant.id, indexes });
  const fate =
    answer.by !== null ? 'killed' : known.has(nameOf(mutant)) ? 'equivalent' : 'survived';
  results.push({ ...mutant, fate, trials: indexes.length, by: answer.by });
  if (fate === 'survived') console.log(inOneLine(results.at(-1)));
}
await trial.terminate();
report();

/** Trials that can notice a mutant: quick ones first, as many as their time allows. */
function trialsOf({ id }) {
  let left = patience;
  return [...(reaching.get(id) ?? [])].filter((index) => {
    left -= trials[index].time;
    return left > 0;
  });
}

/** A copy of the built project in which every place of the folders can be broken. */
function build() {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  cpSync(`${ROOT}/dist`, `${COPY}/dist`, { recursive: true });
  for (const name of ['rules', 'data', 'scenarios', 'node_modules', 'package.json'])
    symlinkSync(`${ROOT}/${name}`, `${COPY}/${name}`);
  const all = [];
  for (const folder of FOLDERS) {
    for (const name of readdirSync(`${ROOT}/${folder}`)) {
      if (!name.endsWith('.ts')) continue;
      const file = `${folder}/${name}`;
      const source = readFileSync(`${ROOT}/${file}`, 'utf8');
      const { code, mutants } = instrument(source, file, all.length);
      all.push(...mutants);
      const plain = transformSync(code, {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      });
      const path = file.replace(/^src/, `${COPY}/dist`).replace(/ts$/, 'js');
      writeFileSync(path, plain.code);
    }
  }
  for (const folder of TESTS) copyTests(`test/${folder}`);
  return all;
}

/** Compiled tests, on the copy of the project and with `test-api.mjs` for a test runner. */
function copyTests(folder) {
  const api = new URL('test-api.mjs', import.meta.url).href;
  for (const name of readdirSync(`${ROOT}/${folder}`, { recursive: true })) {
    const path = `${folder}/${name}`;
    if (NOT_HERE.test(path) || !/\.(?:ts|json)$/.test(name)) continue;
    mkdirSync(dirname(`${COPY}/${path}`), { recursive: true });
    if (name.endsWith('.json')) {
      cpSync(`${ROOT}/${path}`, `${COPY}/${path}`);
      continue;
    }
    const plain = transformSync(readFileSync(`${ROOT}/${path}`, 'utf8'), {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    });
    const code = plain.code
      .replace(/from ['"]vitest['"]/g, `from '${api}'`)
      .replace(/(from ['"](?:\.\.\/)+)src\//g, '$1dist/')
      .replace(
        /(from ['"]\.[^'"]*test\/[^'"]*|from ['"]\.\.?\/[^'"]*)\.js(['"])/g,
        (all, path, end) => (path.includes('dist/') ? all : `${path}.mjs${end}`),
      );
    writeFileSync(`${COPY}/${path.replace(/ts$/, 'mjs')}`, code);
  }
}

/** Mutants that change nothing that anybody could see, with the reason: `scripts/mutation/equivalent.json`. */
function readEquivalents() {
  const path = new URL('equivalent.json', import.meta.url);
  return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8'))));
}

function readSurvivors() {
  const last = JSON.parse(readFileSync(RESULTS, 'utf8'));
  return new Set(last.filter(({ fate }) => fate === 'survived').map(nameOf));
}

/** What a mutant is called in the list of equivalents: it stays when lines move. */
function nameOf({ file, from, to }) {
  return `${file}: ${from} => ${to}`;
}

/** With `--again` those that survived the last run are tried, and no others. */
function isWanted(mutant) {
  if (survivors !== null && !survivors.has(nameOf(mutant))) return false;
  const { file } = mutant;
  return positionals.length === 0 || positionals.some((part) => file.includes(part));
}

/** So many of them, the same for the same seed, in an order that has some of every folder early. */
function sampled(list) {
  let state = Number(values.seed) >>> 0;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const shuffled = list.map((mutant) => ({ mutant, at: random() })).sort((a, b) => a.at - b.at);
  const size = Number(values.sample) || list.length;
  return shuffled.slice(0, size).map(({ mutant }) => mutant);
}

function start() {
  const url = new URL('trial.mjs', import.meta.url);
  const worker = new Worker(url, { workerData: { copy: COPY, against: values.against } });
  worker.on('error', (error) => heard({ failed: String(error) }));
  worker.on('message', (said) => heard(said));
  return new Promise((resolve, reject) => {
    heard = (said) => (said === 'ready' ? resolve(worker) : reject(new Error(said.failed)));
  });
}

/** Asks the thread; one that breaks or goes no further is replaced, and has noticed. */
async function ask(message) {
  const isBaseline = message === 'baseline';
  let timer;
  const answer = await new Promise((resolve) => {
    const wait = () => {
      clearTimeout(timer);
      if (!isBaseline) timer = setTimeout(resolve, STUCK, null);
    };
    heard = (said) => (said === 'going on' ? wait() : resolve(said));
    wait();
    trial.postMessage(message);
  });
  clearTimeout(timer);
  if (answer !== null && answer.failed === undefined) return answer;
  if (isBaseline) throw new Error(answer.failed);
  await trial.terminate();
  trial = await start();
  return { by: 'it does not end' };
}

function report() {
  const folders = new Map(FOLDERS.map((folder) => [folder, []]));
  for (const result of results) folders.get(result.file.replace(/\/[^/]*$/, '')).push(result);
  console.log('\nkilled of tried (equivalent ones left out), by folder');
  for (const [folder, list] of folders) {
    const counted = list.filter(({ fate }) => fate !== 'equivalent');
    if (counted.length === 0) continue;
    const killed = counted.filter(({ fate }) => fate === 'killed').length;
    const share = ((100 * killed) / counted.length).toFixed(1);
    const all = mutants.filter(({ file }) => file.startsWith(`${folder}/`)).length;
    console.log(`  ${folder}: ${killed} of ${counted.length} killed (${share} %); ${all} in all`);
  }
  writeFileSync(RESULTS, JSON.stringify(results, null, 1));
}

/** A survivor in one line. */
function inOneLine({ file, line, from, to, trials }) {
  return `survived: ${file}:${line} ${from} => ${to} (it makes a difference in ${trials} scenarios and tests)`;
}
