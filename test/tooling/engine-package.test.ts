import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

const WORK = resolve('.cache/engine-package');
const PACKAGE = `${WORK}/package`;
const EMPTY = `${WORK}/empty`;
const INSTALLED = `${EMPTY}/node_modules/@rules-oracle/engine`;

const run = (file: string, args: readonly string[], cwd: string): string =>
  execFileSync(file, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

interface Facts {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}
const factsOf = (folder: string): Facts =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Facts;

/** Installs a packed file in an empty folder, with the packages that it names and no others. */
function install(): void {
  mkdirSync(INSTALLED, { recursive: true });
  run(process.execPath, [resolve('scripts/pack-engine.mjs'), PACKAGE], resolve('.'));
  run('npm', ['pack', '--silent', '--pack-destination', WORK], PACKAGE);
  const { version } = factsOf(PACKAGE);
  const file = `${WORK}/rules-oracle-engine-${version}.tgz`;
  run('tar', ['xzf', file, '--strip-components=1', '-C', INSTALLED], WORK);
  for (const name of Object.keys(factsOf(INSTALLED).dependencies)) {
    const link = `${EMPTY}/node_modules/${name}`;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve('node_modules', name), link);
  }
}

beforeAll(() => {
  rmSync(WORK, { recursive: true, force: true });
  install();
});

describe('the package of the engine, installed in an empty folder', () => {
  test('needs nothing of the service', () => {
    const { name, dependencies } = factsOf(INSTALLED);
    expect(name).toBe('@rules-oracle/engine');
    expect(Object.keys(dependencies)).toEqual([
      'deckstrings',
      'fastest-levenshtein',
      'minisearch',
      'yaml',
      'zod',
    ]);
  });

  test('runs the example of its README, which its types take', () => {
    const [, example = ''] = /```ts\n(.*?)```/s.exec(
      readFileSync(`${INSTALLED}/README.md`, 'utf8'),
    )!;
    writeFileSync(`${EMPTY}/package.json`, '{ "type": "module" }');
    writeFileSync(`${EMPTY}/example.ts`, example);
    const compilerOptions = { strict: true, module: 'nodenext', target: 'es2022', types: [] };
    const lib = ['es2023', 'dom'];
    const settings = { compilerOptions: { ...compilerOptions, lib }, files: ['example.ts'] };
    writeFileSync(`${EMPTY}/tsconfig.json`, JSON.stringify(settings));
    run(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', '.'], EMPTY);
    const said = run(process.execPath, ['example.js'], EMPTY);
    expect(said).toContain('Bloodfen Raptor');
    expect(said).toMatch(/\[.*HS-/);
  });

  test('has a command line that tells its version, and that the service is elsewhere', () => {
    const command = `${INSTALLED}/dist/bin/rules-oracle.js`;
    const { version } = factsOf(INSTALLED);
    expect(run(process.execPath, [command, '--version'], EMPTY).trim()).toBe(version);
    expect(() => run(process.execPath, [command, 'serve'], EMPTY)).toThrow(/package rules-oracle/);
  });
});
