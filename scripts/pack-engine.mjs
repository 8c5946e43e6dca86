// Writes the package of the engine alone, @rules-oracle/engine: what resolves, without the service and its packages.
// Usage: node scripts/pack-engine.mjs <folder>
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeLibraryTypes } from './lib/client-types.mjs';
import { ROOT } from './lib/run.mjs';

const folder = process.argv[2];
if (folder === undefined) {
  console.error('Usage: node scripts/pack-engine.mjs <folder>');
  process.exit(1);
}

/** The parts of the built project that are the engine. */
const PARTS = [
  ...['index.js', 'kernel', 'logs', 'rulesets', 'scenario', 'bin', 'rules', 'data'],
  'cases.json',
  'search.json',
  'behaviour.json',
];
/** Packages that compiled code imports. */
const IMPORT = /^import [^;]*?from '((?:@[\w-]+\/)?[a-z][\w-]*)(?:\/[^']*)?';/gms;

const at = (path) => `${folder}/${path}`;
const filesIn = (path) =>
  readdirSync(at(path), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );

rmSync(folder, { recursive: true, force: true });
mkdirSync(at('dist'), { recursive: true });
for (const part of PARTS) {
  const filter = (path) => !path.endsWith('.map') && !path.endsWith('.tsbuildinfo');
  cpSync(`${ROOT}/dist/${part}`, at(`dist/${part}`), { recursive: true, filter });
}
cpSync(`${ROOT}/LICENSE`, at('LICENSE'));
cpSync(`${ROOT}/docs/reference/engine.md`, at('README.md'));

await writeLibraryTypes(folder);

const used = new Set();
for (const name of filesIn('dist'))
  for (const [, found] of readFileSync(at(`dist/${name}`), 'utf8').matchAll(IMPORT))
    used.add(found);
const { version, license, description, engines, dependencies } = JSON.parse(
  readFileSync(`${ROOT}/package.json`, 'utf8'),
);
const own = Object.fromEntries(
  [...used].sort((a, b) => a.localeCompare(b)).map((name) => [name, dependencies[name]]),
);
const facts = {
  name: '@rules-oracle/engine',
  version,
  description,
  license,
  type: 'module',
  engines,
  exports: {
    '.': { types: './index.d.ts', default: './dist/index.js' },
    './package.json': './package.json',
  },
  bin: { 'rules-oracle': 'dist/bin/rules-oracle.js' },
  files: ['dist', 'index.d.ts', 'contract.d.ts'],
  dependencies: own,
};
writeFileSync(at('package.json'), `${JSON.stringify(facts, null, 2)}\n`);
