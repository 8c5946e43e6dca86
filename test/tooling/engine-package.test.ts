import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { knownAs } from '../../src/rulesets/common/plain-data.js';
import { operate } from '../../src/scenario/operate.js';
import { InstalledPackage, run } from './support/installed-package.js';

interface Ruleset {
  readonly engines: readonly { readonly engine: string }[];
}

let engine: InstalledPackage;
beforeAll(() => {
  const source = resolve('.cache/engine-package');
  run(process.execPath, [resolve('scripts/pack-engine.mjs'), source], resolve('.'));
  engine = new InstalledPackage('@rules-oracle/engine', source);
});

describe('the package of the engine, installed in an empty folder', () => {
  test('needs nothing of the service', () => {
    const { name, dependencies } = engine.facts;
    expect(name).toBe('@rules-oracle/engine');
    expect(Object.keys(dependencies)).toEqual([
      'deckstrings',
      'fastest-levenshtein',
      'minisearch',
      'saxes',
      'yaml',
      'zod',
    ]);
  });

  test('runs the example of its README, which its types take', () => {
    const said = engine.example();
    expect(said).toContain('Bloodfen Raptor');
    expect(said).toMatch(/\[.*HS-/);
  });

  test('has the version of the engine that the project has', () => {
    const ask = `import { operate } from '@rules-oracle/engine';
      console.log(operate('rulesets', {}).body.items.flatMap(({ engines }) => engines).map(({ engine }) => engine).join());`;
    const said = run(process.execPath, ['--input-type=module', '-e', ask], engine.around).trim();
    const rulesets = knownAs<{ body: { items: readonly Ruleset[] } }>(operate('rulesets', {}));
    const here = rulesets.body.items.flatMap(({ engines }) => engines.map((one) => one.engine));
    expect(said.split(',')).toEqual(here);
  });

  test('knows the worked cases, and says which operations there are', () => {
    const ask = `import { operate } from '@rules-oracle/engine';
      console.log(operate('cases', { text: 'juggler' }).body.items.length);
      try { operate('resolf', {}); } catch (error) { console.log(error.message); }`;
    const said = run(process.execPath, ['--input-type=module', '-e', ask], engine.around);
    expect(said).toMatch(/^[1-9]\d*\nThere is no operation "resolf"\. There is resolve\b/);
  });

  test('has a command line that verifies scenarios, of worked cases too', () => {
    const command = `${engine.folder}/dist/bin/rules-oracle.js`;
    const file = resolve('scenarios/hearthstone/en/01-sequences/EN-55.yaml');
    expect(run(process.execPath, [command, 'verify', file], engine.around)).toMatch(/^pass /);
    expect(() => run(process.execPath, [command, 'conformance'], engine.around)).toThrow(
      /The scenario files are not installed here/,
    );
  });

  test('has a command line that tells its version, and that the service is elsewhere', () => {
    const command = `${engine.folder}/dist/bin/rules-oracle.js`;
    const { version } = engine.facts;
    expect(run(process.execPath, [command, '--version'], engine.around).trim()).toBe(version);
    expect(() => run(process.execPath, [command, 'serve'], engine.around)).toThrow(
      /package rules-oracle/,
    );
  });
});
