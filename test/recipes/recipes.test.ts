import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LuaFactory } from 'wasmoon';
import { operate } from '../../src/scenario/operate.js';
import type { Service } from '../../src/service/service.js';
import { startEngine } from '../service/support/harness.js';

const RECIPES = 'docs/guides/recipes';
const BOARD = {
  players: {
    1: { board: [{ as: 'raptor', card: 'Bloodfen Raptor' }] },
    2: { board: [{ as: 'guard', card: "Sen'jin Shieldmasta" }] },
  },
};
const SCENARIO = {
  ...BOARD,
  title: "A Raptor meets [[Sen'jin]]",
  actions: [{ attack: 'raptor', target: 'guard' }],
};

let service: Service;
let url: string;
let share: { readonly slug: string; readonly url: string };
const folder = mkdtempSync(join(tmpdir(), 'recipes-'));
const board = join(folder, 'board.json');

beforeAll(async () => {
  ({ service, url } = await startEngine());
  writeFileSync(board, JSON.stringify(BOARD));
  const answer = await fetch(`${url}/v1/scenarios`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...SCENARIO, note: 'Who survives?' }),
  });
  share = (await answer.json()) as typeof share;
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

async function run(program: string, args: readonly string[]) {
  const env = { ...process.env, PYTHONPATH: resolve('test/recipes/support') };
  return promisify(execFile)(program, args, { cwd: folder, env }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  );
}

const recipe = (name: string): string => resolve(RECIPES, name);

test('the page of recipes names all of them', () => {
  const page = readFileSync(`${RECIPES}/README.md`, 'utf8');
  for (const name of readdirSync(RECIPES))
    if (name !== 'README.md') expect(page).toContain(`(${name})`);
});

test('the wiki bot writes a page for each share, and none that is old', async () => {
  const args = [recipe('wiki-bot.py'), url];
  const all = await run('python3', [...args, '2020-01-01T00:00:00Z', 'pages']);
  const stdout = `${share.slug}  ${SCENARIO.title}\n`;
  expect(all).toEqual({ code: 0, stdout, stderr: '' });
  const page = readFileSync(join(folder, 'pages', `${share.slug}.wiki`), 'utf8');
  expect(page).toMatch(/^\{\{Rules Oracle scenario\n\| title = A Raptor meets &#91;/);
  const none = await run('python3', [...args, '2090-01-01T00:00:00Z', 'none']);
  expect(none).toEqual({ code: 0, stdout: '', stderr: '' });
});

test("the judge's tool says whether, and by which rule", async () => {
  const judge = (action: object) =>
    run(process.execPath, [recipe('judge.mjs'), url, board, JSON.stringify(action)]);
  const fair = await judge({ attack: 'raptor', target: 'guard' });
  expect(fair.code).toBe(0);
  expect(fair.stdout).toMatch(/^Legal\.\n {2}Bloodfen Raptor \(raptor\) died\.\n[\s\S]* by ZH-/);
  const foul = await judge({ attack: 'raptor', target: 'hero 2' });
  expect(foul.code).toBe(1);
  expect(foul.stdout).toContain('(REQ_TARGET_TAUNTER)');
});

test('the deck tracker tells what every action does', async () => {
  const { code, stdout } = await run(process.execPath, [
    recipe('deck-tracker.mjs'),
    url,
    board,
    '2',
  ]);
  expect(code).toBe(0);
  expect(stdout).toContain('health 30 (always)');
  const legal = operate('actions', BOARD);
  const actions = legal.ok ? legal.body.actions : [];
  expect(stdout.trim().split('\n')).toHaveLength(actions.length);
});

test('the Lua module shows a share on a page', async () => {
  const record = await (await fetch(`${url}/v1/scenarios/${share.slug}`)).json();
  const lua = await new LuaFactory().createEngine();
  try {
    lua.global.set('answer', (address: string) =>
      address.endsWith(`/v1/scenarios/${share.slug}`) ? record : undefined,
    );
    await lua.doString(`
      mw = {
        text = {
          nowiki = function(text) return (text:gsub('[%[%]\\'{}|]', function(c) return '&#' .. c:byte() .. ';' end)) end,
          trim = function(text) return (text:gsub('^%s+', ''):gsub('%s+$', '')) end,
        },
        ext = { externalData = { getWebData = function(asked)
          local found = answer(asked.url)
          if not found then return nil, { 'nothing there' } end
          return { __json = found }
        end } },
      }
    `);
    const module = readFileSync(recipe('rules-oracle.lua'), 'utf8');
    const asked = (name: string, slug: string): Promise<string> =>
      lua.doString(
        `local p = (function() ${module}\nend)()\nreturn p.${name}({ args = { ${JSON.stringify(slug)} } })`,
      );
    const shown = await asked('show', share.slug);
    expect(shown).toContain(`/s/${share.slug} A Raptor meets &#91;&#91;Sen`);
    expect(shown).toContain('Who survives?');
    expect(await asked('rules', share.slug)).toMatch(/\/rules\/HS-\S+ HS-/);
    expect(await asked('show', 'a'.repeat(12))).toContain('nothing there');
    expect(await asked('show', "x']]")).toContain('not the name of a share');
  } finally {
    lua.global.close();
  }
});

test('the template takes what the pages of shares call it with', async () => {
  const template = readFileSync(recipe('template.wiki'), 'utf8');
  const page = await (await fetch(`${url}${share.url}.wiki`)).text();
  const given = new Set([...page.matchAll(/^\| (\w+) =/gm)].map(([, name]) => name!));
  const taken = new Set([...template.matchAll(/\{\{\{(\w+)/g)].map(([, name]) => name!));
  // Numbered ones are as many as the board needs; the picture is for wikis that allow pictures of others.
  const plain = [...given].filter((name) => !/\d$/.test(name) && name !== 'picture');
  expect(plain.filter((name) => !taken.has(name))).toEqual([]);
  const single = [...taken].filter((name) => !/\d$/.test(name));
  expect(single.filter((name) => !given.has(name))).toEqual([]);
  expect(given.has('before1') && given.has('action1') && given.has('changes1')).toBe(true);
  const opened = (text: string, part: string): number => text.split(part).length;
  expect(opened(template, '{{')).toBe(opened(template, '}}'));
});
