// Builds the project into dist/: generated code, compiled code, what runs in browsers, letters, rules, cases, data
// of cards, versions of the engine. What is built and younger than all that it is made from stays as it is; where dist/ is missing all is made.
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { BUILT, isOutdated } from './lib/outdated.mjs';
import { compiler, must, ROOT, tool } from './lib/run.mjs';

/** What the build is made from: whatever else a build reads must stand here, too. */
const SOURCES = [
  'src',
  'rules',
  'data',
  'scenarios',
  'prisma',
  'scripts',
  'schema.graphql',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.client.json',
];

/** Where the compiler writes the types of what it has checked: what browsers run and the tests are checked against those. */
const TYPES = 'types';

const at = (path) => `${ROOT}/${path}`;

/** Makes `output` with a command if it is older than what it is made from. */
async function make(output, inputs, command) {
  if (isOutdated(output, inputs)) await must(command);
}

/** Removes compiled files whose source is gone, so that nothing runs that is not there any more. */
function prune(folder = '') {
  for (const entry of readdirSync(at(`dist/${folder}`), { withFileTypes: true })) {
    const path = `${folder}${entry.name}`;
    if (path === TYPES) continue;
    if (entry.isDirectory()) {
      if (existsSync(at(`src/${path}`))) prune(`${path}/`);
      else rmSync(at(`dist/${path}`), { recursive: true });
    } else if (/\.js(\.map)?$/.test(path)) {
      if (!existsSync(at(`src/${path.replace(/\.js(\.map)?$/, '.ts')}`)))
        rmSync(at(`dist/${path}`));
    }
  }
}

/** `npx rules-oracle` in a clone finds the program where it would be of an installed package; npm makes no link of its own. */
function linkProgram() {
  const link = at('node_modules/.bin/rules-oracle');
  if (process.platform !== 'win32' && !existsSync(link))
    symlinkSync('../../dist/bin/rules-oracle.js', link);
}

if (isOutdated(BUILT, SOURCES)) await build();
linkProgram();

async function build() {
  await Promise.all([
    make(
      'src/generated/prisma/client.ts',
      ['prisma/schema.prisma', 'package-lock.json'],
      tool('prisma', 'generate'),
    ),
    make(
      'src/generated/graphql.ts',
      ['schema.graphql', 'scripts/codegen.mjs', 'package-lock.json'],
      [process.execPath, 'scripts/codegen.mjs'],
    ),
    make(
      'src/generated/switches.ts',
      ['rules', 'scripts/write-switches.mjs'],
      [process.execPath, 'scripts/write-switches.mjs'],
    ),
  ]);
  await must([process.execPath, 'scripts/list-sets.mjs']);
  await must(compiler('-p', 'tsconfig.json'));
  await must(compiler('-p', 'tsconfig.client.json'));
  prune();
  await must([process.execPath, 'scripts/build-client.mjs']);
  await must([process.execPath, 'scripts/write-letters.mjs']);
  await must([process.execPath, 'scripts/write-rules.mjs']);
  await must([process.execPath, 'scripts/write-cases.mjs']);
  for (const game of ['hearthstone', 'wow-tcg'])
    cpSync(at(`data/${game}`), at(`dist/data/${game}`), { recursive: true });
  await must([process.execPath, 'scripts/write-schemas.mjs']);
  await Promise.all(
    ['write-search', 'write-behaviour', 'build-bundles'].map((name) =>
      must([process.execPath, `scripts/${name}.mjs`]),
    ),
  );
  await must([process.execPath, 'scripts/write-answers.mjs']);
  chmodSync(at('dist/bin/rules-oracle.js'), 0o755);
  writeFileSync(at(BUILT), '');
}
