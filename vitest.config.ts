import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { builtCode } from './test/support/built.js';

/** Tests that measure what all code of a process shares. Each file gets a process of its own. */
const ISOLATED = [
  ...['new-operation', 'pool', 'rank'].map((name) => `test/service/${name}.test.ts`),
  ...['embedded-memory', 'embedded-files'].map((name) => `test/store/${name}.test.ts`),
];

/** Tests that start many programs, which is slow from a large process. */
const PROGRAMS = [
  ...['cli', 'recipes', 'tooling'].map((folder) => `test/${folder}/**/*.test.ts`),
  'test/store/folder-lock.test.ts',
];

export default defineConfig({
  plugins: [builtCode(import.meta.dirname)],
  // Node resolves graphql to its CommonJS build; a second copy would not accept the first one's schemas.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    // Files share a process, so that the engine and its cards load once. Each file closes its own services and stores.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['test/**/*.test.ts'],
          exclude: [...ISOLATED, ...PROGRAMS],
        },
      },
      { extends: true, test: { name: 'programs', include: PROGRAMS } },
      { extends: true, test: { name: 'isolated', include: ISOLATED, isolate: true } },
    ],
    globalSetup: ['test/support/built.ts', 'test/service/support/build-fakes.ts'],
    server: { deps: { external: [/\/dist\//] } },
    maxWorkers: Math.max(1, availableParallelism() - 1),
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
