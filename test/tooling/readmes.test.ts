import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** What the check says of a project with these files, whose room `src/hall` has four. */
function check(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'oracle-readmes-'));
  folders.push(folder);
  const hall = ['a', 'b', 'c', 'd'].map((name) => [`src/hall/room/${name}.ts`, '']);
  for (const [path, text] of [...hall, ...Object.entries(files)] as [string, string][]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/check-readmes.mjs', folder], {
    encoding: 'utf8',
  });
  return stdout + stderr;
}

test.each([
  ['of its own', { 'src/hall/room/README.md': '| `a.ts`, `b.ts` | what |' }],
  ['above', { 'src/hall/README.md': '| `room/` | what |' }],
  ['above, as one of many', { 'src/hall/README.md': '| `room/<name>.ts` | what |' }],
  ['further above', { 'src/README.md': '| `hall/` | what |' }],
  ['above, in a table of that folder', { 'src/README.md': '`hall/`:\n\n| `room/` | what |' }],
])('a folder is described by a README %s', (_, files) => {
  expect(check(files)).toBe('3 folders, 0 faults\n');
});

test('a large folder that no README describes is refused, a small one is not', () => {
  expect(check({ 'src/README.md': '# Rooms', 'src/shed/a.ts': '' })).toContain(
    'src/hall/room: no README describes it',
  );
  expect(check({ 'src/README.md': '# Rooms', 'src/shed/a.ts': '' })).toContain('1 faults');
});

test('a name of nothing is refused', () => {
  const said = check({ 'src/hall/README.md': '| `room/`, `room/e.ts` | what, `f.ts` |' });
  expect(said).toContain('src/hall/README.md: there is no room/e.ts');
  expect(said).toContain('1 faults');
});

test('a link that leads nowhere is refused', () => {
  const files = {
    'src/README.md': '| `hall/room/` | what |',
    'docs/a.md':
      '# One `POST /x:y`\n\n[b](b.md#two-more) [c](c.md) [up](../src/README.md)\n\n```\n[d](d.md)\n```\n',
    'docs/b.md': '## Two, more\n\n[a](a.md#one-post-xy) [self](#two) [far](https://a.example/#b)\n',
  };
  expect(check(files).split('\n').sort()).toEqual([
    '',
    '3 folders, 2 faults',
    'docs/a.md: (c.md) leads nowhere',
    'docs/b.md: (#two) leads nowhere',
  ]);
});
