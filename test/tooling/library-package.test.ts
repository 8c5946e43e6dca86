import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { InstalledPackage, run } from './support/installed-package.js';

let library: InstalledPackage;
beforeAll(() => {
  run(process.execPath, [resolve('scripts/write-types.mjs')], resolve('.'));
  library = new InstalledPackage('rules-oracle', resolve('.'));
});

describe('the package of all of it, installed in an empty folder', () => {
  test('runs the example of the README, which its types take', () => {
    expect(library.example()).toContain('Bloodfen Raptor');
  });

  test('has what the service reads and nothing that only developers do', () => {
    const has = (path: string): boolean => existsSync(`${library.folder}/${path}`);
    expect(
      ['schema.graphql', 'prisma/migrations', 'dist/server/main.js', 'dist/rules'].filter(
        (path) => !has(path),
      ),
    ).toEqual([]);
    const unwanted = [
      'src',
      'test',
      'scenarios',
      'docs',
      'dist/types',
      'dist/.tsbuildinfo',
      'dist/index.js.map',
    ];
    expect(unwanted.filter(has)).toEqual([]);
  });

  test('has a command line that tells its version', () => {
    const command = `${library.folder}/dist/bin/rules-oracle.js`;
    const said = run(process.execPath, [command, '--version'], library.around);
    expect(said.trim()).toBe(library.facts.version);
  });

  test('has a conformance that ends with 1 when a case fails, or passes that is marked', () => {
    const command = `${library.folder}/dist/bin/rules-oracle.js`;
    const folder = `${library.folder}/scenarios`;
    mkdirSync(folder);
    const written = readFileSync('scenarios/hearthstone/en/01-sequences/EN-55.yaml', 'utf8');
    const broken = written.replace('healthLeft: 29', 'healthLeft: 28');
    const known = 'known: { fails: for this test }\n';
    const ends = [broken, known + broken, known + written].map((text) => {
      writeFileSync(`${folder}/EN-55.yaml`, text);
      const { status } = spawnSync(process.execPath, [command, 'conformance'], {
        cwd: library.around,
      });
      return status;
    });
    expect(ends).toEqual([1, 0, 1]);
  });
});
