import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { run, runHere, runOnTerminal } from './run.js';

vi.setConfig({ testTimeout: 60_000 });

const TRADE = `
title: A trade
patch: "10.0"
players:
  1: { board: [ { as: hoarder, card: Loot Hoarder } ], deck: [ Fireball ] }
  2: { board: [ { as: raptor, card: Bloodfen Raptor } ] }
actions: [ { attack: hoarder, target: raptor } ]
expect: [ { entity: hoarder, zone: GRAVEYARD } ]
variants:
  - { title: as it is }
  - { title: with chance left open, random: enumerate, players: { 2: { board: [ { as: raptor, card: Bloodfen Raptor }, Mad Bomber ] } } }
`;

let folder = '';
const path = (name: string): string => join(folder, name);
/** The lines that `save` wrote: one for each variant. */
let lines: readonly string[] = [];

/** What is kept, but that line 5 of the trace went another way then. */
function changed(line: string): string {
  const saved = JSON.parse(line);
  const digests: string = saved.lineDigests;
  const lineDigests = `${digests.slice(0, 20)}....${digests.slice(24)}`;
  return JSON.stringify({ ...saved, lineDigests, traceHash: 'other', engine: '1' });
}

/** What is kept, of a card that there is no more. */
function refused(line: string): string {
  const gone = line.replaceAll('Loot Hoarder', 'Lost Hoarder').replaceAll('EX1_096', 'GONE_1');
  return JSON.stringify({ ...JSON.parse(gone), title: 'Gone' });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'saved-'));
  writeFileSync(path('trade.yaml'), TRADE);
  const { code, stdout, stderr } = await runHere(['save', path('trade.yaml')]);
  expect([code, stderr]).toEqual([0, '']);
  lines = stdout.trimEnd().split('\n');
  writeFileSync(path('same.ndjson'), stdout);
  const others = [lines[0]!, changed(lines[0]!), refused(lines[0]!)];
  writeFileSync(path('changed.ndjson.gz'), gzipSync(others.join('\n')));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.concurrent('save', () => {
  test('writes a line for each scenario of a file, with its ruling and the words of its author', () => {
    const saved = lines.map((line) => JSON.parse(line));
    expect(saved.map(({ title }) => title)).toEqual([
      'A trade: as it is',
      'A trade: with chance left open',
    ]);
    const [first] = saved;
    expect(first).toMatchObject({ file: path('trade.yaml'), edition: '10.0', random: 'ask' });
    expect(first.source.actions).toEqual([{ attack: 'hoarder', target: 'raptor' }]);
    expect(first.lineDigests.length / 4).toBeGreaterThan(10);
  });
});

describe.concurrent('reverify', () => {
  test('says that all is the same, and ends with 0', async () => {
    const { code, stdout, stderr } = await runHere(['reverify', path('same.ndjson')]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toBe('2 of 2 rulings are the same, 0 have changed, 0 are refused\n');
  });

  test('says which rulings have changed and at which line, and ends with 1', async () => {
    const { code, stdout } = await runHere(['reverify', path('changed.ndjson.gz')]);
    expect(code).toBe(1);
    const place = path('trade.yaml');
    expect(stdout.split('\n')).toEqual([
      `changed A trade: as it is  ${place} (saved with engine 1)`,
      expect.stringMatching(/^ {2}first at line 5: \w+ .+ \[HS-/),
      expect.stringContaining(`refused Gone  ${place} (saved with engine `),
      expect.stringMatching(/^ {2}.*GONE_1/),
      '1 of 3 rulings are the same, 1 have changed, 1 are refused',
      '',
    ]);
  });

  test('says the same as JSON, of standard input too, and of one scenario in many lines', async () => {
    const one = JSON.stringify(JSON.parse(changed(lines[0]!)), null, 2);
    const { code, stdout } = await run(['reverify', '--json', '-'], one);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      rulings: 1,
      same: 0,
      changed: [{ title: 'A trade: as it is', engine: '1', verdict: 'CHANGED', at: { id: 5 } }],
      refused: [],
    });
  });

  test('what is no saved scenario is bad input, and its place is told', async () => {
    const text = `${lines[0]}\n{"players":{}}\n`;
    const [scenario, line, nothing] = await Promise.all([
      runHere(['reverify', path('trade.yaml')]),
      run(['reverify', '-'], text),
      runHere(['reverify']),
    ]);
    expect([scenario.code, line.code, nothing.code]).toEqual([2, 2, 2]);
    expect(scenario.stderr).toContain('trade.yaml is no saved scenario in JSON.');
    expect(line.stderr).toContain('-, line 2 is no saved scenario: it has no state,');
    expect(nothing.stderr).toContain('--from');
  });
});

describe('reverify --from', () => {
  let server: Server;
  let address = '';
  beforeAll(async () => {
    server = createServer((request, response) => {
      const isBulk = request.url === '/here/v1/bulk/scenarios';
      response.writeHead(isBulk ? 200 : 503, { 'Content-Type': 'application/gzip' });
      response.end(isBulk ? readFileSync(path('changed.ndjson.gz')) : undefined);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  test('asks a service for all that it keeps', async () => {
    const { code, stdout } = await runHere(['reverify', '--from', `${address}/here`]);
    expect(code).toBe(1);
    expect(stdout).toContain('1 of 3 rulings are the same, 1 have changed, 1 are refused');
  });

  test('tells why a service cannot be asked', async () => {
    const [closed, word] = await Promise.all([
      runHere(['reverify', '--from', address]),
      runHere(['reverify', '--from', 'localhost']),
    ]);
    expect([closed.code, word.code]).toEqual([2, 2]);
    expect(closed.stderr).toContain(`${address}/v1/bulk/scenarios answers 503`);
    expect(word.stderr).toContain('--from takes the address of a service');
  });
});

describe('on a terminal and nowhere else a bar shows how far it is', () => {
  const BOMBS = `
players: { 1: { hand: [ Avenging Wrath, Arcane Missiles ], mana: 10 }, 2: { board: [ Wisp, Chillwind Yeti ] } }
actions: [ { play: Avenging Wrath }, { play: Arcane Missiles } ]
groupBy: state
`;
  const BAR = /[█░]{30} \d+ of \d+ /;

  beforeAll(() => {
    writeFileSync(path('bombs.yaml'), BOMBS);
    writeFileSync(path('many.ndjson'), `${lines[0]}\n`.repeat(300));
  });

  test.each([
    ['outcomes', ['outcomes', 'bombs.yaml', '--groups', '1']],
    ['conformance', ['conformance', '--book', 'en', '--until', '90']],
    ['reverify', ['reverify', 'many.ndjson']],
  ])('%s', async (_, words) => {
    const args = words.map((word) => (/\.\w+$/.test(word) ? path(word) : word));
    const [shown, piped] = await Promise.all([runOnTerminal(args), run(args)]);
    expect(shown.code).toBe(0);
    expect(stripVTControlCharacters(shown.stdout)).toMatch(BAR);
    expect(piped.stderr).toBe('');
    expect(piped.stdout).not.toMatch(BAR);
  });
});
