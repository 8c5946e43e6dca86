import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Runs the check on a project that consists of these files. */
function check(files: Readonly<Record<string, string>>): { code: number | null; output: string } {
  const folder = mkdtempSync(join(tmpdir(), 'oracle-layers-'));
  folders.push(folder);
  for (const [path, text] of Object.entries({ 'package.json': '{"type":"module"}', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/check-layers.mjs', folder],
    { encoding: 'utf8' },
  );
  return { code: status, output: stdout + stderr };
}

const exporting = (text = ''): string => `${text}\nexport const value: number = 1;\n`;
const importing = (path: string): string =>
  exporting(`import { value as other } from '${path}';\nconsole.log(other);`);

describe('the check of the layers', () => {
  test('lets imports point downwards', () => {
    const { code, output } = check({
      'src/kernel/machine.ts': exporting(),
      'src/rulesets/ruleset.ts': exporting(),
      'src/rulesets/batch/index.ts': importing('../../kernel/machine.js'),
      'src/rulesets/batch/rules.ts': importing('../ruleset.js'),
      'src/rulesets/index.ts': importing('./batch/index.js'),
      'src/scenario/run.ts': importing('../rulesets/index.js'),
      'src/service/main.ts': importing('../scenario/run.js'),
    });
    expect(output).toContain('7 files, 0 violations');
    expect(code).toBe(0);
  });

  /** Imports that point where they may not, each from a file of its own, and the rule that says so. */
  const WRONG = [
    ['src/kernel/machine.ts', '../rulesets/ruleset.js', 'kernel-imports-downwards'],
    ['src/rulesets/batch/index.ts', '../hearthstone/index.js', 'rulesets-stay-apart'],
    ['src/rulesets/batch/rules.ts', '../../scenario/run.js', 'rulesets-imports-downwards'],
    ['src/scenario/serve.ts', '../service/main.js', 'scenario-imports-downwards'],
    ['src/store/store.ts', '../kernel/frame.js', 'store-imports-downwards'],
    ['src/scenario/keep.ts', '../store/rows.js', 'resolving-needs-no-store'],
    ['src/store/all.ts', '../index.js', 'store-imports-downwards'],
    ['src/attic/box.ts', '../kernel/frame.js', 'every-folder-has-a-layer'],
    ['src/service/lost.ts', '../nowhere.js', 'no-unresolvable'],
  ] as const;

  test('refuses imports that point elsewhere, each by its rule', () => {
    const files: Record<string, string> = {};
    for (const [from, to, rule] of WRONG) {
      const target = join(dirname(from), to).replace(/\.js$/, '.ts');
      if (rule !== 'no-unresolvable') files[target] ??= exporting();
      files[from] = importing(to);
    }
    const { code, output } = check(files);
    for (const [from, , rule] of WRONG) expect(output).toContain(`${rule}: ${from} -> `);
    expect(code).toBe(1);
  });

  test('refuses an import of a game by what is no game', () => {
    const { code, output } = check({
      'src/rulesets/batch/ruleset.ts': exporting(),
      'src/scenario/run.ts': importing('../rulesets/batch/ruleset.js'),
    });
    expect(output).toContain('only-the-registry-knows-the-games: src/scenario/run.ts -> ');
    expect(code).toBe(1);
  });

  test('refuses the name of a game in a comparison, a case, a table and a list', () => {
    const naming = {
      comparison: "if (ruleset.id === 'batch') console.log('special');",
      case: "switch (id) { case 'batch': break; }",
      table: 'const special = {\n  batch: 1,\n};',
      list: 'const some = ["batch", `wow-tcg`];',
    };
    const declared = 'declare const id: string, ruleset: { id: string };';
    const files = Object.entries(naming).map(([name, text]) => [
      `src/scenario/${name}.ts`,
      exporting(`${declared}\n${text}`),
    ]);
    const { code, output } = check({
      'src/rulesets/batch/ruleset.ts': exporting(),
      'src/rulesets/index.ts': importing('./batch/ruleset.js'),
      ...Object.fromEntries(files),
    });
    for (const name of Object.keys(naming))
      expect(output).toContain(`names-no-game: src/scenario/${name}.ts:`);
    expect(code).toBe(1);
  });

  test('lets an example name one', () => {
    const { code } = check({
      'src/rulesets/batch/ruleset.ts': exporting("export const id = 'batch';"),
      'src/rulesets/index.ts': importing('./batch/ruleset.js'),
      'src/service/examples.ts': exporting("export const example = { ruleset: 'batch' };"),
    });
    expect(code).toBe(0);
  });

  test('refuses a circle of folders, of types and by way of a third one as well', () => {
    const { code, output } = check({
      'src/kernel/attic/a.ts': importing('../hall/b.js'),
      'src/kernel/hall/b.ts': exporting(
        "import type { T } from '../cellar/c.js';\nexport type U = T;",
      ),
      'src/kernel/hall/d.ts': exporting(),
      'src/kernel/cellar/c.ts': exporting(
        "import type { V } from '../attic/e.js';\nexport type T = V;",
      ),
      'src/kernel/attic/e.ts': 'export type V = number;\n',
    });
    expect(output).toContain('no-circular: src/kernel: attic -> hall -> cellar -> attic');
    expect(code).toBe(1);
  });

  test('refuses a circle of files side by side, be it of types alone', () => {
    const { code, output } = check({
      'src/kernel/run.ts': "import type { P } from './program.js';\nexport type R = P;\n",
      'src/kernel/program.ts': "import type { R } from './run.js';\nexport type P = R | null;\n",
    });
    expect(output).toContain('no-circular: src/kernel: program.ts -> run.ts -> program.ts');
    expect(code).toBe(1);
  });

  test('refuses an import of types alone as well', () => {
    const { output } = check({
      'src/rulesets/ruleset.ts': 'export type Ruleset = number;\n',
      'src/kernel/machine.ts':
        "import type { Ruleset } from '../rulesets/ruleset.js';\nexport const x: Ruleset = 1;\n",
    });
    expect(output).toContain('kernel-imports-downwards');
  });

  test('is not content with having looked at nothing', () => {
    expect(check({ 'src/readme.md': '' })).toEqual({ code: 1, output: '0 files, 0 violations\n' });
  });
});
