import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { builtCode } from './test/support/built.js';

/**
 * One process holds the tables and pools of all games for all files. To look through them for each half more is dear, and so
 * it is for each 64 MB of new tables, whose cells lie outside the heap: newer versions can count those with the heap.
 */
const FEW_COLLECTIONS = [
  '--heap-growing-percent=100',
  ...(Number.parseInt(process.versions.node, 10) < 24
    ? []
    : ['--external-memory-accounted-in-global-limit']),
];

/**
 * Folders of tests in the order in which they begin, with all others in the middle: what computes much goes first, while the
 * process has seen and holds little, and what holds much of it goes last. That takes a tenth less than by size.
 */
const OTHERS = '';
const FOLDERS = [
  ...['outcomes', 'perft', 'hearthstone', 'wow-tcg', 'games', 'executed', 'played'],
  ...[OTHERS, 'conformance'],
];

/** The same order everywhere, where that of the runner goes by what the time before is known to have taken. */
class Order extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted(
      ({ moduleId: a }, { moduleId: b }) => placeOf(a) - placeOf(b) || a.localeCompare(b),
    );
  }
}

function placeOf(path: string): number {
  const folder = path.slice(`${import.meta.dirname}/test/`.length).split('/')[0]!;
  return FOLDERS.indexOf(FOLDERS.includes(folder) ? folder : OTHERS);
}

/** Tests that look at what all code of a process shares. Each of their files has a world of its own. */
const OWN_WORLD = [
  ...['new-operation', 'pool', 'rank'].map((name) => `test/service/${name}.test.ts`),
  ...['embedded-memory', 'embedded-files'].map((name) => `test/store/${name}.test.ts`),
];

/** Tests that start programs, more than a few in a file. */
const PROGRAMS = [
  ...['cli', 'recipes', 'tooling'].map((folder) => `test/${folder}/**/*.test.ts`),
  'test/store/folder-lock.test.ts',
];

export default defineConfig({
  plugins: [builtCode(import.meta.dirname)],
  // Node gives every package the CommonJS build of graphql; a second copy of it would be another world.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    // To load the engine, the service or the database once for all files saves seconds for each, and so does code that
    // has become warm: each file starts and stops its own services and stores.
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['test/**/*.test.ts'],
          exclude: [...OWN_WORLD, ...PROGRAMS],
          isolate: false,
        },
      },
      // To start a program, a process is copied: it takes 2 ms in a small one and 40 in the one that holds all others' tables.
      { extends: true, test: { name: 'programs', include: PROGRAMS, isolate: false } },
      { extends: true, test: { name: 'own', include: OWN_WORLD } },
    ],
    environment: 'node',
    sequence: { sequencer: Order },
    globalSetup: ['test/support/built.ts', 'test/service/support/build-fakes.ts'],
    server: { deps: { external: [/\/dist\//] } },
    maxWorkers: Math.max(1, availableParallelism() - 1),
    execArgv: FEW_COLLECTIONS,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
