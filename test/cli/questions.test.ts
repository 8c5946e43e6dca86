import { expect, test } from 'vitest';
import { run, runHere } from './run.js';

const BOMBER = `
players:
  1: { hand: [ Mad Bomber ], mana: 2 }
  2: { board: [ { as: yeti, card: Chillwind Yeti } ] }
actions: [ { play: Mad Bomber } ]
`;

test('outcomes prints every group with its exact probability and a way there', async () => {
  const { code, stdout } = await runHere(
    ['outcomes', '-', '--by', '{ entity: yeti, field: damage }', 'result'],
    BOMBER,
  );
  expect(code).toBe(0);
  expect(stdout).toContain('44.444 %  4/9            yeti damage: 1, result: none');
  expect(stdout).toContain('decisions: ["yeti","yeti","yeti"]');
  expect(stdout).toContain('10 ends, 20 situations, 27 paths');
});

test('outcomes ends as resolve does where a name is not clear, and answers what the rules refuse', async () => {
  const unclear = `
players: { 1: { board: [ Wisp, Wisp ] }, 2: { board: [ { as: yeti, card: Chillwind Yeti } ] } }
actions: [ { attack: Wisp, target: yeti } ]
`;
  for (const args of [
    ['resolve', '-'],
    ['outcomes', '-'],
    ['outcomes', '--json', '-'],
  ]) {
    const { code, stdout, stderr } = await runHere(args, unclear);
    expect([args.join(' '), code, stdout]).toEqual([args.join(' '), 2, '']);
    expect(stderr).toContain('actions[0].attack: "Wisp" can mean 2 entities.');
  }
  const illegal = unclear.replace('attack: Wisp', 'attack: yeti').replace('t: yeti', 't: hero 1');
  const { code, stdout } = await runHere(['outcomes', '-'], illegal);
  expect([code, stdout]).toEqual([0, expect.stringContaining('is refused with 100.000 %')]);
});

test('a broken file is described in a sentence, with its place', async () => {
  const { code, stderr } = await runHere(['resolve', '-'], '{"players": {"1": {}, "1": {}}}');
  expect([code, stderr]).toEqual([2, expect.stringMatching(/unique at line 1, column \d+\.\n$/)]);
});

const JUGGLER = `
players:
  1: { board: [ { as: juggler, card: Knife Juggler } ], deck: [ Wisp ] }
  2: { hand: [ { as: imp, card: Wisp } ], deck: [ Wisp ] }
actions: [ endTurn, { play: imp } ]
`;

test('explain says why, by which rule, what the rule says, and what it was part of', async () => {
  const { code, stdout } = await runHere(['explain', '-', 'juggler'], JUGGLER);
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^Knife Juggler \(juggler\) never triggered\. Wisp \(imp\) has been summoned:/,
  );
  expect(stdout).toMatch(/^Why not\n {2}no {3}Wisp .* OTHER_PLAYERS_EVENT \[HS-QUEUECOND\]$/m);
  expect(stdout).toMatch(/^Rules\n {2}HS-QUEUECOND {2}A queuing condition is tested/m);
  expect(stdout).toMatch(/^In the trace\n {2}Play a minion: .* > Wisp \(imp\) has been summoned$/m);
});

const COUNTERED = `
players:
  1: { hand: [ { as: secret, card: Counterspell } ], mana: 10, deck: [ Wisp ] }
  2: { hand: [ { as: ball, card: Fireball } ], mana: 10, deck: [ Wisp ] }
actions: [ { play: secret }, endTurn, { play: ball, target: hero 1 } ]
`;

test('compare prints two editions side by side, with the rules that part them', async () => {
  const { code, stdout } = await runHere(['compare', '-', '--patches', '9.1', '10.0'], COUNTERED);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^9\.1 +│ 10\.0$/m);
  expect(stdout).toMatch(/^Where they part\n.*After Spell Phase.* │ .*After Spell Phase/m);
  expect(stdout).toMatch(/^Because of\ncounteredSpellEndsSequence: whether a countered spell/m);
  expect(stdout).toMatch(/HS-SEQ-spell-counterspell-old: .* │ HS-SEQ-spell-counterspell: /);
  expect(stdout).toMatch(/^Final boards\nThey show the same\.$/m);
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
});

test('timeline prints each span of editions, and what changed between them', async () => {
  const attack = JSON.stringify({
    patch: '10.0',
    players: { 1: { board: ['Knife Juggler'] }, 2: { board: ['River Crocolisk'] } },
    actions: [{ attack: 'Knife Juggler', target: 'River Crocolisk' }],
  });
  const { code, stdout } = await runHere(['timeline', '-'], attack);
  expect(code).toBe(0);
  expect(stdout).toContain('5.0.0 to 19.6 (asked)\n  Knife Juggler dies, River Crocolisk takes 2');
  expect(stdout).toContain('Changed in 20.0.0: Knife Juggler');
});

test('compare shows where the boards differ, and cards that were other then', async () => {
  const attack = `
players:
  1: { board: [ { as: gnome, card: Leper Gnome } ] }
  2: {}
actions: [ { attack: gnome, target: hero 2 } ]
`;
  const { stdout } = await runHere(['compare', '-', '--patches', '4.0', '10.0'], attack);
  expect(stdout).toMatch(/^cards that were other then: Leper Gnome$/m);
  expect(stdout).toMatch(/^player 1 board\ngnome 2\/1 +│ gnome 1\/1$/m);
  expect(stdout).toMatch(/^player 2 Health\n28 +│ 29$/m);
  expect((await runHere(['compare', '-', '--switch', 'nonsense'], attack)).code).toBe(2);
});

test.each([60, 132])('compare keeps to %i columns', async (columns) => {
  const { stdout } = await run(
    ['compare', '-', '--with', 'counteredSpellEndsSequence'],
    COUNTERED,
    { NO_COLOR: '1', COLUMNS: String(columns) },
  );
  const widths = stdout.split('\n').map((line) => line.length);
  expect(Math.max(...widths)).toBeLessThanOrEqual(columns);
  expect(Math.max(...widths)).toBeGreaterThan(columns / 2);
});

test('resolve follows one run, and says who works out every outcome', async () => {
  for (const line of ['random: enumerate', 'groupBy: result']) {
    const { code, stderr } = await runHere(['resolve', '-'], `${BOMBER}${line}\n`);
    expect(code).toBe(2);
    expect(stderr).toContain('`outcomes`');
  }
});
