import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { builtCode } from './test/support/built.js';

/**
 * Tests that change what all code of a process shares, or need little of it. Each of their files has a world of its own;
 * the others share one, which saves loading the engine or the service (three seconds) for each.
 */
const OWN_WORLD = [
  ...['cli', 'store', 'tooling'].map((part) => `test/${part}/**/*.test.ts`),
  ...['new-operation', 'pool', 'rank'].map((name) => `test/service/${name}.test.ts`),
];
/** Tests of the service: each file starts and stops its own, and none needs that another file has run. */
const SERVICE = ['test/service/**/*.test.ts'];

export default defineConfig({
  plugins: [builtCode(import.meta.dirname)],
  // Node gives every package the CommonJS build of graphql; a second copy of it would be another world.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          include: ['test/**/*.test.ts'],
          exclude: [...OWN_WORLD, ...SERVICE],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'service', include: SERVICE, exclude: OWN_WORLD, isolate: false },
      },
      { extends: true, test: { name: 'own', include: OWN_WORLD } },
    ],
    environment: 'node',
    globalSetup: ['test/support/built.ts', 'test/service/support/build-fakes.ts'],
    server: { deps: { external: [/\/dist\//] } },
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 600_000,
    hookTimeout: 600_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/generated/**'],
      reporter: ['text-summary', 'html'],
    },
  },
});
