// npm run mutation: breaks the rules in one place at a time, and reports which scenarios or unit tests fail. See README.md.
// Usage: npm run mutation -- [--minutes 10] [--seed 1] [--sample 0] [--patience 30] [--against part of a path] [--again]
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
import { transformSync } from '@swc/core';
import { ROOT } from '../lib/run.mjs';
import { instrument } from './instrument.mjs';
import { openThread } from './thread.mjs';

const RULE_FOLDERS = {
  hearthstone: ['steps', 'triggers', 'events', 'auras', 'sequences', 'legality'],
  'wow-tcg': ['triggers', 'events', 'links', 'priority', 'combat', 'turn', 'legality'],
};
const FOLDERS = [
  'src/kernel',
  ...Object.entries(RULE_FOLDERS).flatMap(([ruleset, folders]) =>
    folders.map((folder) => `src/rulesets/${ruleset}/rules/${folder}`),
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
/** What the tests share. */
const SHARED = 'support';
const COPY = `${ROOT}/.cache/mutation`;
/** What came of the last run. */
const RESULTS = `${ROOT}/.cache/mutation.json`;

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
let deadline = Date.now() + Number(values.minutes) * 60_000;
// Whoever interrupts the run ends it as if its time were up.
process.once('SIGINT', () => {
  deadline = 0;
});

const mutants = build();
const equivalents = readReasons('equivalent.json');
const reasons = readReasons('survivors.json');
const results = values.again ? readResults() : [];
const settled = new Set(results.filter(({ fate }) => fate !== 'survived').map(({ key }) => key));
const thread = await openThread({ copy: COPY, against: values.against });
const { reaching, trials } = await thread.baseline();
/** How many mutants of a file each scenario or test has noticed. */
const noticed = new Map();
for (const result of results) {
  const index = trials.findIndex(({ name }) => name === result.by);
  if (index >= 0) remember(result, index);
}
const wanted = sampled(mutants).filter(({ key }) => !settled.has(key));
console.log(
  `${mutants.length} mutants, ${wanted.length} of them to be tried on ${trials.length} scenarios and tests`,
);
for (const { name, isSound } of trials)
  if (!isSound) console.log(`  left out, it fails as it is or takes long: ${name}`);
for (const mutant of wanted) {
  if (Date.now() > deadline) break;
  const indexes = trialsOf(mutant);
  const { by, how, index } = await thread.firstToNotice(mutant.id, indexes);
  const fate = fateOf(mutant, by);
  if (index !== undefined) remember(mutant, index);
  const result = { ...mutant, fate, trials: indexes.length, by, how };
  const last = results.findIndex(({ key }) => key === mutant.key);
  if (last >= 0) results[last] = result;
  else results.push(result);
  if (fate === 'survived') console.log(inOneLine(result));
  if (fate === 'killed' && (equivalents.has(mutant.key) || reasons.has(mutant.key)))
    console.log(`killed, and has a reason why it is not: ${mutant.key}`);
}
await thread.close();
writeFileSync(RESULTS, JSON.stringify(results, null, 1));
report();

/**
 * Trials that can notice a mutant, as many as their time allows: quick ones first, and those before that have noticed
 * others of its file.
 */
function trialsOf({ id, file }) {
  const ofFile = noticed.get(file);
  const cost = (index) => trials[index].time / (1 + (ofFile?.get(index) ?? 0));
  const indexes = [...(reaching.get(id) ?? [])].sort((a, b) => cost(a) - cost(b));
  let left = patience;
  return indexes.filter((index) => {
    left -= trials[index].time;
    return left > 0;
  });
}

function remember({ file }, index) {
  if (!noticed.has(file)) noticed.set(file, new Map());
  const ofFile = noticed.get(file);
  ofFile.set(index, (ofFile.get(index) ?? 0) + 1);
}

/** A copy of the built project in which every place of the files that are asked for can be broken. */
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
      if (positionals.length > 0 && !positionals.some((part) => file.includes(part))) continue;
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
  for (const folder of [...TESTS, SHARED]) copyTests(`test/${folder}`);
  return named(all);
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

/** The mutants with a name for the lists, which stays when lines move; of equal ones in a file the later have a number. */
function named(all) {
  const known = new Map();
  return all.map((mutant) => {
    const key = `${mutant.file}: ${mutant.from} => ${mutant.to}`;
    const count = (known.get(key) ?? 0) + 1;
    known.set(key, count);
    return { ...mutant, key: count === 1 ? key : `${key} (${count})` };
  });
}

/** A list of mutants with the reason why each is not killed. */
function readReasons(name) {
  return new Map(Object.entries(JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))));
}

/** What came of the last run, as far as its mutants are still there. */
function readResults() {
  const byKey = new Map(mutants.map((mutant) => [mutant.key, mutant]));
  return JSON.parse(readFileSync(RESULTS, 'utf8'))
    .filter(({ key }) => byKey.has(key))
    .map((result) => ({ ...result, ...byKey.get(result.key), fate: fateOf(result, result.by) }));
}

/** What becomes of a mutant that a scenario or test has noticed, or none. */
function fateOf({ key }, by) {
  if (by !== null) return 'killed';
  return equivalents.has(key) ? 'equivalent' : 'survived';
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

/** Per folder, and of a single one per file: what was killed of what was tried, those left out that change nothing. */
function report() {
  const places = FOLDERS.filter((folder) => results.some((result) => folderOf(result) === folder));
  console.log('\nkilled of tried (equivalent ones left out), by folder');
  for (const folder of places)
    console.log(inNumbers(folder, (mutant) => folderOf(mutant) === folder));
  if (places.length !== 1) return;
  for (const file of new Set(mutants.map(({ file }) => file)))
    console.log(inNumbers(file, (mutant) => mutant.file === file));
}

function inNumbers(place, isThere) {
  const there = results.filter(isThere);
  const [killed, equivalent] = ['killed', 'equivalent'].map(
    (wanted) => there.filter(({ fate }) => fate === wanted).length,
  );
  const tried = there.length - equivalent;
  // Rounded down: 95 % is at least 95 %.
  const share = tried === 0 ? '-' : (Math.floor((1000 * killed) / tried) / 10).toFixed(1);
  const byTrace = there.filter(({ how }) => how === 'trace').length;
  const all = mutants.filter(isThere).length;
  return `  ${place}: ${killed} of ${tried} killed (${share} %), ${byTrace} of them by a trace alone; ${equivalent} equivalent; ${all} in all`;
}

function folderOf({ file }) {
  return dirname(file);
}

/** A survivor in one line, with the reason if there is one: it counts as one all the same. */
function inOneLine({ file, line, from, to, trials, key }) {
  const reason = reasons.get(key);
  const why = reason === undefined ? '' : `; survives, with a reason: ${reason}`;
  return `survived: ${file}:${line} ${from} => ${to} (it makes a difference in ${trials} scenarios and tests${why})`;
}
