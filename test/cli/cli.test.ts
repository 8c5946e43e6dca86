import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { run, runHere, start } from './run.js';

// Every test starts processes, and many start at once.
vi.setConfig({ testTimeout: 60_000 });

const FLOOD = `
title: A knife for the whelp
patch: "10.0"
players:
  1: { hand: [ { as: flamestrike, card: Flamestrike } ] }
  2: { board: [ { as: egg, card: Dragon Egg }, { as: juggler, card: Knife Juggler } ] }
actions: [ { play: flamestrike } ]
expect:
  - { player: 2, board: [ Black Whelp ] }
  - { before: [ damage egg, trigger juggler, death egg ] }
`;
const FAILING = FLOOD.replace('board: [ Black Whelp ] }', 'board: [] }');
const ILLEGAL = FLOOD.replace('play: flamestrike', 'attack: egg, target: hero 1');
const DISCOVER = `
players:
  1: { board: [ { as: juggler, card: Knife Juggler } ], hand: [ { as: wisp, card: Wisp } ] }
  2: { board: [ { as: yeti, card: Chillwind Yeti } ] }
actions: [ { play: wisp } ]
`;
const VARIANTS = `${FLOOD}
variants:
  - { title: as it is }
  - { title: without the egg, players: { 2: { board: [ { as: juggler, card: Knife Juggler } ] } }, expect: [ { player: 2, board: 0 } ] }
`;

let folder = '';
const path = (name: string): string => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
  const files = { flood: FLOOD, failing: FAILING, illegal: ILLEGAL, variants: VARIANTS };
  for (const [name, text] of Object.entries(files)) writeFileSync(path(`${name}.yaml`), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('npx finds the program in a clone that is built', () => {
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly name: string;
    readonly version: string;
  };
  const said = execFileSync('npx', ['--no', '--', name, '--version'], { encoding: 'utf8' });
  expect(said.trim()).toBe(version);
});

describe.concurrent('resolve', () => {
  test('prints the board, the trace with its rules, and the board afterwards', async () => {
    const { code, stdout, stderr } = await run(['resolve', path('flood.yaml')]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^A knife for the whelp \(hearthstone 10\.0\)\n\nBefore\n {2}player 2 {2}Uther Lightbringer Health 30\n/,
    );
    expect(stdout).toMatch(/^sequence Cast a spell: flamestrike \[HS-SEQ-spell/m);
    expect(stdout).toMatch(
      /^│ {2}├─ effect Damage: Flamestrike deals 4 damage to Dragon Egg \(egg\) \[HS-/m,
    );
    expect(stdout).toMatch(
      /^After\n[\s\S]*│Black Whelp {4}│\n[\s\S]*│ 2 {11}1 │\n[\s\S]*\n\nDifference\n/m,
    );
    expect(stdout).not.toContain('nothing to do');
    expect(stdout).toMatch(/^ {2}Dragon Egg \(egg\) died\.$/m);
    expect(stdout).toMatch(/^ {2}Black Whelp \(\d+\) was summoned for player \d\.$/m);
    expect(stdout).toMatch(/\n\nResult {2}none\n$/);
  });

  test('colours are on when they are forced, and off with NO_COLOR', async () => {
    const args = ['resolve', path('flood.yaml'), '--trace', 'SUMMARY'];
    const [forced, plain] = await Promise.all([
      run(args, '', { FORCE_COLOR: '1' }),
      run(args, '', { NO_COLOR: '1' }),
    ]);
    expect(forced.stdout).toContain('\u001b[');
    expect(plain.stdout).not.toContain('\u001b[');
    expect(stripVTControlCharacters(forced.stdout)).toBe(plain.stdout);
  });

  test('reads standard input and prints the resolution as JSON', async () => {
    const { code, stdout } = await run(['resolve', '-', '--json', '--trace', 'none'], FLOOD);
    const resolution = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(resolution).toMatchObject({
      edition: '10.0',
      status: 'COMPLETE',
      result: 'none',
      trace: [],
    });
  });

  test('shows an open decision, which a seed answers', async () => {
    const [open, seeded, again] = await Promise.all([
      runHere(['resolve', '-'], DISCOVER),
      runHere(['resolve', '-', '--seed', '7', '--json'], DISCOVER),
      runHere(['resolve', '-', '--seed', '7', '--json'], DISCOVER),
    ]);
    expect(open.stdout).toContain('chance random target is open');
    expect(open.stdout).toContain('"yeti"');
    expect(JSON.parse(seeded.stdout).status).toBe('COMPLETE');
    expect(seeded.stdout).toBe(again.stdout);
  });

  test('shows again what was saved, and goes on after a mistake, with --watch', async () => {
    const file = path('watched.yaml');
    writeFileSync(file, 'players: [');
    const { child, until } = start(['resolve', file, '--watch', '--trace', 'none']);
    await until('watching');
    writeFileSync(file, FLOOD);
    await until('Flamestrike was cast.');
    child.kill('SIGINT');
    expect(await until(null)).toBe(0);
  });

  test('plays by another edition', async () => {
    const { stdout } = await runHere(['resolve', path('flood.yaml'), '--patch', '9.1', '--json']);
    expect(JSON.parse(stdout).edition).toBe('9.1');
  });

  test('an illegal action is an answer, and an error with --strict', async () => {
    const [lenient, strict] = await Promise.all([
      runHere(['resolve', path('illegal.yaml')]),
      runHere(['resolve', path('illegal.yaml'), '--strict']),
    ]);
    expect(lenient.code).toBe(0);
    expect(lenient.stdout).toContain('illegal {"attack":"egg","target":"hero 1"}: REQ_');
    expect(strict.code).toBe(3);
  });

  test('tells all that is wrong with its input, with places and nearest names', async () => {
    const text = FLOOD.replace('card: Dragon Egg', 'card: Dragon Eg').replace('play:', 'plai:');
    const { code, stdout, stderr } = await runHere(['resolve', '-'], text);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(
      'players.2.board[0].card: there is no card "Dragon Eg". Did you mean Dragon Egg or Swamp Dragon Egg?',
    );
  });
});

describe.concurrent('verify', () => {
  test('tells of every expectation whether it holds', async () => {
    const { code, stdout } = await runHere(['verify', path('flood.yaml'), path('failing.yaml')]);
    expect(code).toBe(1);
    expect(stdout.replaceAll(`${folder}/`, '')).toMatch(
      /^pass flood\.yaml\n {4}ok.*\n {4}ok.*\nFAIL failing\.yaml\n {4}FAIL expected player 2: board \[\]; found \[Black Whelp \(\d+\)\] at expect\.0\.board\n {4}ok.*\n$/,
    );
  });

  test('runs every variant', async () => {
    const { code, stdout } = await runHere(['verify', path('variants.yaml'), '--json']);
    expect(code).toBe(0);
    const [file] = JSON.parse(stdout);
    expect(file.variants.map(({ title }: { title: string }) => title)).toEqual([
      'as it is',
      'without the egg',
    ]);
  });

  test('an expectation that makes no sense is bad input', async () => {
    const { code, stdout } = await runHere(
      ['verify', '-', '-q'],
      FLOOD.replace('trigger juggler', 'triger juggler'),
    );
    expect(code).toBe(2);
    expect(stdout).toContain('expect[1].before[1]');
  });

  test('text that is no YAML is bad input', async () => {
    const { code, stdout } = await run(['verify', '-'], 'players: [');
    expect(code).toBe(2);
    expect(stdout).toContain('FAIL -');
  });
});

describe.concurrent('looking things up', () => {
  test('actions lists what is legal', async () => {
    const { code, stdout } = await runHere(['actions', path('flood.yaml'), '--json']);
    expect(code).toBe(0);
    const actions = JSON.parse(stdout).actions.map(({ action }: { action: unknown }) => action);
    expect(actions).toContainEqual({ play: 'flamestrike' });
    expect(actions).toContainEqual('endTurn');
  });

  test('cards finds by a part of the name and by id', async () => {
    const [byName, byId, none] = await Promise.all([
      runHere(['cards', 'knife jug']),
      runHere(['cards', 'NEW1_019', '--json']),
      runHere(['cards', 'Wispp']),
    ]);
    expect(byName.stdout).toContain('NEW1_019  Knife Juggler');
    expect(JSON.parse(byId.stdout)[0].name).toBe('Knife Juggler');
    expect([none.code, none.stderr]).toEqual([
      2,
      'no card is called "Wispp". Did you mean Wisp?\n',
    ]);
  });

  test('cards --set prints what the cards of a set do', async () => {
    const [set, unknown] = await Promise.all([
      runHere(['cards', '--set', 'BRM']),
      runHere(['cards', '--set', 'BRN']),
    ]);
    expect(set.stdout).toContain(
      'BRM_006  Imp Gang Boss: Whenever this minion takes damage, summon Imp (1/1).\n',
    );
    expect(unknown.stderr).toContain('Did you mean BRM');
  });

  test('cards prints the JSON Schema of custom cards', async () => {
    const [schema, both, nothing] = await Promise.all([
      runHere(['cards', '--schema', '--ruleset', 'batch']),
      runHere(['cards', 'Wisp', '--schema']),
      runHere(['cards']),
    ]);
    expect(JSON.parse(schema.stdout)).toMatchObject({ type: 'array', $defs: { Card: {} } });
    expect([both.code, nothing.code]).toEqual([2, 2]);
    expect(nothing.stderr).toContain('which card?');
  });

  test('rules finds by id and by what is said', async () => {
    const [byId, byText, none] = await Promise.all([
      runHere(['rules', 'HS-R4a']),
      runHere(['rules', 'mortally wounded', '--json']),
      runHere(['rules', 'HS-R99']),
    ]);
    const [name, place] = byId.stdout.split('\n');
    expect(name).toBe('Steps after a Phase: Health auras, deaths, other auras');
    expect(place).toBe('  Advanced rulebook: Rule 4 (auras) · HS-R4a');
    expect(JSON.parse(byText.stdout).length).toBeGreaterThan(1);
    expect(none.code).toBe(2);
  });
});

describe.concurrent('new', () => {
  test.each(['hearthstone', 'batch', 'wow-tcg'])(
    'writes a scenario of %s that holds',
    async (id) => {
      const file = path(`new-${id}.yaml`);
      const { code, stdout } = await runHere(['new', file, '--ruleset', id]);
      expect([code, stdout]).toEqual([0, expect.stringContaining('is written')]);
      expect((await runHere(['verify', file])).stdout).not.toContain('FAIL');
    },
  );

  test('never writes over a file unasked', async () => {
    const [kept, unknown, shown] = await Promise.all([
      runHere(['new', path('flood.yaml')]),
      runHere(['new', '--ruleset', 'hearthston']),
      runHere(['new']),
    ]);
    expect([kept.code, kept.stderr]).toEqual([2, expect.stringContaining('is there already')]);
    expect(unknown.stderr).toContain('Did you mean hearthstone?');
    expect(shown.stdout).toMatch(/^title: /);
  });
});

describe.concurrent('the command line', () => {
  test('bash completes commands, options and what they take', async () => {
    const { stdout } = await runHere(['completion', 'bash']);
    const completed = (...words: string[]): string =>
      execFileSync('bash', ['--norc'], {
        encoding: 'utf8',
        input: `${stdout}\nCOMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')})\nCOMP_CWORD=$((\${#COMP_WORDS[@]} - 1))\n_rules_oracle\necho "\${COMPREPLY[@]}"\n`,
      }).trim();
    expect(completed('rules-oracle', 'res')).toBe('resolve');
    expect(completed('rules-oracle', 'resolve', '--w')).toBe('--watch');
    expect(completed('rules-oracle', 'resolve', '--trace', '')).toBe('NONE SUMMARY FULL');
    expect(completed('rules-oracle', 'new', '--ruleset', 'h')).toBe('hearthstone');
  });

  test('zsh and fish complete too, and no other shell', async () => {
    const [zsh, fish, other] = await Promise.all([
      runHere(['completion', 'zsh']),
      runHere(['completion', 'fish']),
      runHere(['completion', 'tcsh']),
    ]);
    expect(zsh.stdout).toMatch(/^#compdef rules-oracle\n/);
    expect(zsh.stdout).toContain("'--trace[NONE, SUMMARY or FULL]:value:(NONE SUMMARY FULL)'");
    expect(fish.stdout).toContain(
      "complete -c rules-oracle -n '__fish_seen_subcommand_from resolve' -l watch -d 'show it",
    );
    expect([other.code, other.stderr]).toEqual([2, expect.stringContaining('bash, fish, zsh')]);
  });

  test('help says what the exit codes mean', async () => {
    const { code, stdout } = await runHere(['--help']);
    expect(code).toBe(0);
    expect(stdout).toContain('3   an action is illegal (with --strict)');
  });

  test.each([
    [['resolv'], "unknown command 'resolv'"],
    [['resolve'], "missing required argument 'file'"],
    [['resolve', '-', '--seed', 'x'], 'It must be a whole number.'],
    [['resolve', '-', '--trace', 'all'], '--trace takes NONE, SUMMARY or FULL'],
    [['resolve', 'no/such/file.yaml'], 'no/such/file.yaml cannot be read'],
    [['conformance', '--book', 'nobody'], 'there is no book "nobody"; the books: en, '],
    [['conformance', '--case', 'EN-0'], 'there is no case "EN-0"'],
  ] as const)('%j is bad input', async (args, said) => {
    const { code, stderr } = await runHere(args);
    expect(code).toBe(2);
    expect(stderr).toContain(said);
  });
});

describe('conformance', () => {
  test('--json is one JSON object of ids', async () => {
    const { stdout } = await runHere(['conformance', '--json', '--book', 'en', '--until', '120']);
    const told = JSON.parse(stdout);
    expect(Object.keys(told)).toEqual(['passed', 'failed', 'missing']);
    expect([...told.passed, ...told.failed.map(({ id }: { id: string }) => id)]).toContain('EN-55');
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
  });

  test('the table counts by book and chapter', async () => {
    const { stdout } = await runHere(['conformance', '--case', 'EN-55']);
    expect(stdout).toMatch(/Sequences, Phases and Events \(rule 1\) +1 +1 +[01] +[01] +0\n/);
  });
});
