import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** What becomes of a scenario file, and what is said of it. */
function wrap(text: string, ...options: string[]): { text: string; said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'oracle-wrap-'));
  folders.push(folder);
  mkdirSync(join(folder, 'scenarios'));
  const file = join(folder, 'scenarios/a.yaml');
  writeFileSync(file, text);
  const args = ['scripts/wrap-scenarios.mjs', ...options, folder];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { text: readFileSync(file, 'utf8'), said: stdout + stderr };
}

const NAME = 'a'.repeat(50);
const MINIONS = `[{ as: one, card: ${NAME} }, { as: two, card: "${NAME}, the # second" }]`;

test('lists and tables are written one entry a line, the outermost first', () => {
  const { text, said } = wrap(
    `players:\n  1: { hand: [], board: ${MINIONS} } # mine\norder: [one]\n`,
  );
  expect(said).toBe('');
  expect(text).toBe(
    [
      'players:',
      '  1:',
      '    hand: []',
      '    board:',
      `      - { as: one, card: ${NAME} }`,
      `      - { as: two, card: "${NAME}, the # second" } # mine`,
      'order: [one]',
      '',
    ].join('\n'),
  );
});

test('a text goes on in the next line, a long list of names stays a list', () => {
  const words = Array(12).fill('twelve letters').join(' ');
  const names = Array(10).fill('Chillwind Yeti');
  const { text } = wrap(`note: ${words}\ndeck: &all [${names.join(', ')}]\nmore: *all\n`);
  const rows = text.split('\n');
  expect(rows.map((row) => row.slice(0, 8))).toEqual([
    'note: tw',
    '  letter',
    'deck: &a',
    '  [Chill',
    '   Chill',
    'more: *a',
    '',
  ]);
  expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(120);
});

test('what cannot be wrapped without losing something is left alone and named', () => {
  const before = `board: [{ as: one, card: ${NAME} }, # first\n  { as: two, card: ${NAME}, x: ${NAME} }]\n`;
  expect(wrap(before)).toEqual({
    text: before,
    said: 'scenarios/a.yaml: wrapping would change what it says\n',
  });
});

test('the check changes nothing and names the line', () => {
  const before = `title: short\nboard: ${MINIONS}\n`;
  expect(wrap(before, '--check')).toEqual({
    text: before,
    said: 'scenarios/a.yaml:2: longer than 120 columns\n',
  });
});
