// Breaks the rules in one place at a time and asks whether a scenario notices: npm run mutation.
// Usage: npm run mutation -- [--minutes 10] [--seed 1] [--sample 0] [part of a path ...]
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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
const COPY = `${ROOT}/.cache/mutation`;
/** A mutant that takes this long on its scenarios has been noticed: it does not end. */
const STUCK = 60_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    sample: { type: 'string', default: '0' },
  },
});
const deadline = Date.now() + Number(values.minutes) * 60_000;

const mutants = build();
const known = readEquivalents();
let trial = await start();
const { reaching, count, sound } = await ask('baseline');
const wanted = sampled(mutants.filter(isWanted));
console.log(
  `${mutants.length} mutants, ${wanted.length} of them tried on ${sound} of ${count} scenarios`,
);
const results = [];
for (const mutant of wanted) {
  if (Date.now() > deadline) break;
  const indexes = reaching.get(mutant.place) ?? [];
  const answer = indexes.length === 0 ? { by: null } : await ask({ id: mutant.id, indexes });
  const fate =
    answer.by !== null ? 'killed' : known.has(nameOf(mutant)) ? 'equivalent' : 'survived';
  results.push({ ...mutant, fate, scenarios: indexes.length, by: answer.by });
}
await trial.terminate();
report();

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
  return all;
}

/** Mutants that change nothing that anybody could see, with the reason: `scripts/mutation/equivalent.json`. */
function readEquivalents() {
  const path = new URL('equivalent.json', import.meta.url);
  return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8'))));
}

/** What a mutant is called in the list of equivalents: it stays when lines move. */
function nameOf({ file, from, to }) {
  return `${file}: ${from} => ${to}`;
}

function isWanted({ file }) {
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
  const worker = new Worker(url, { workerData: { dist: `${COPY}/dist` } });
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve(worker));
    worker.once('error', reject);
  });
}

/** Asks the thread; one that does not answer is replaced, and has noticed. */
async function ask(message) {
  let timer;
  const answer = await new Promise((resolve) => {
    if (message !== 'baseline') timer = setTimeout(() => resolve(null), STUCK);
    trial.removeAllListeners();
    trial.once('message', resolve);
    trial.once('error', () => resolve(null));
    trial.postMessage(message);
  });
  clearTimeout(timer);
  if (answer !== null) return answer;
  await trial.terminate();
  trial = await start();
  return { id: message.id, by: 'it does not end' };
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
  console.log('\nsurvivors');
  const survivors = results.filter(({ fate }) => fate === 'survived');
  survivors.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  for (const { file, line, from, to, scenarios } of survivors)
    console.log(`  ${file}:${line} ${from} => ${to} (${scenarios} scenarios reach it)`);
  writeFileSync(`${COPY}/results.json`, JSON.stringify(results, null, 1));
}
