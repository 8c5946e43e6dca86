// The version of the engine's behaviour, for every edition: a hash over what an answer can depend on.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** The operations whose answers name their engine. What they run is part of every ruleset's behaviour. */
const OPERATIONS = [
  'compare/compare',
  'explain/explain',
  'legal-actions/legal',
  'normalise/normalise',
  'outcomes/outcomes',
  'replay/replay',
  'resolution/resolution',
  'verify/verify',
];

/** Hexadecimal digits of a version. */
const DIGITS = 8;

/**
 * Modules that are data, below `rulesets/<game>/`. Each edition has its own part of them, which is hashed by itself, so
 * that a changed card changes the editions that play with it and no other.
 */
const DATA = /\/rulesets\/[^/]+\/(cards\/sets\/.*|vocabulary\/editions)\.js$/;

/** The registry leads to every game; the code of operations is hashed without them. */
const REGISTRY = /\/rulesets\/index\.js$/;

/** The description of a field is documentation. */
const DESCRIPTION = /\.describe\(\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")\s*,?\s*\)/g;

/**
 * The versions of all editions of a built project.
 * @param dist the folder `dist` of it
 * @param only the rulesets that are wanted; all when left out
 * @returns hashes by ruleset and edition
 */
export async function behaviourOf(dist, only = null) {
  const at = (path) => resolve(dist, path);
  const [{ allRulesets }, { rulesOf }] = await Promise.all(
    ['rulesets/index.js', 'scenario/rules/rule-files.js'].map(
      (path) => import(pathToFileURL(at(path)).href),
    ),
  );
  const entries = OPERATIONS.map((name) => at(`scenario/${name}.js`));
  const operations = await codeOf(dist, entries);
  const versions = {};
  for (const ruleset of allRulesets()) {
    if (only !== null && !only.includes(ruleset.id)) continue;
    const code = [operations, await codeOf(dist, [at(`rulesets/${ruleset.id}/ruleset.js`)])];
    const rules = rulesOf(ruleset);
    versions[ruleset.id] = Object.fromEntries(
      editionsOf(ruleset).map((edition) => [
        edition,
        digest([...code, dataOf(ruleset, rules, edition)].join('\n')).slice(0, DIGITS),
      ]),
    );
  }
  return versions;
}

/** The running code of modules and of all that they import, without comments, names of variables and layout. */
async function codeOf(dist, modules) {
  const contents = modules
    .map((path, i) => `export * as m${i} from ${JSON.stringify(`./${relative(dist, path)}`)};`)
    .join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: dist, loader: 'js' },
    absWorkingDir: dist,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    plugins: [code(dist)],
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  return outputFiles[0].text;
}

/** Leaves out what is no code of this project, and what is hashed by itself. */
const code = (dist) => ({
  name: 'code',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, resolveDir, kind }) => {
      const file = resolve(resolveDir, path);
      if (kind === 'entry-point' || !(DATA.test(file) || REGISTRY.test(file))) return;
      return { path: relative(dist, file), external: true };
    });
    onLoad({ filter: /\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(DESCRIPTION, ''),
      loader: 'js',
    }));
  },
});

/** Every name of an edition that came out: its number, and the beginnings of it. */
function editionsOf({ editions }) {
  const names = [editions.default, ...editions.published.map(({ patch }) => patch)].flatMap(
    (patch) => {
      const parts = patch.split('.');
      return parts.map((_, i) => parts.slice(0, i + 1).join('.'));
    },
  );
  return [...new Set([...names, ...editions.dated])];
}

/** What an edition has of its own: what its switches say, the rules that do not hold in it, its cards. */
function dataOf({ editions, catalogue }, rules, edition) {
  const switches = editions.switches.map(({ name, variants, alternatives = [] }) => {
    const { from: _, ...held } = variants.findLast(({ from }) =>
      editions.isIn(`>=${from}`, edition),
    );
    // a comparison can set any of them
    const settable = [...variants, ...alternatives].map(({ value, rules }) => [value, rules]);
    return [name, held, distinct(settable)];
  });
  const absent = rules.flatMap(({ id, patches }) => (editions.isIn(patches, edition) ? [] : [id]));
  const cards = catalogue.playedCards(edition).map(textOf);
  return [...switches.map(textOf), absent.sort().join(), ...cards].join('\n');
}

function distinct(values) {
  return [...new Set(values.map(textOf))].sort((a, b) => (a < b ? -1 : 1));
}

const texts = new WeakMap();

/** A value as text. Objects that editions share are written once, and stand for themselves by their digest. */
function textOf(value) {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(textOf)}]`;
  if (!texts.has(value)) texts.set(value, digest(JSON.stringify(value, refuseCode)));
  return texts.get(value);
}

/** @throws Error when a value holds what JSON cannot write: it would not be part of the digest. */
function refuseCode(key, value) {
  if (typeof value === 'function' || typeof value === 'symbol' || value instanceof Map)
    throw new Error(`${key} is no data`);
  return value;
}

function digest(text) {
  return createHash('sha256').update(text).digest('hex');
}
