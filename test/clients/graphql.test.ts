import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphqlTypes } from '../../scripts/lib/client-types.mjs';
import type { Service } from '../../src/service/service.js';
import { startEngine } from '../service/support/harness.js';
import { Clients, evasions } from './support.js';

interface Course {
  readonly result: string;
  readonly actions: readonly string[];
  readonly decisions: readonly string[];
}
interface Play {
  playGame(baseUrl: string, board: object, most: number): Promise<Course>;
}

/** Both sides have what asks: a minion to Discover, a random target. */
const SIDE = {
  hero: { card: 'Rexxar', health: 12 },
  board: [{ card: 'Chillwind Yeti' }, { card: 'Bloodfen Raptor' }],
  hand: [{ card: 'Jeweled Scarab' }, { card: 'Arcane Missiles' }, { card: 'Knife Juggler' }],
  deck: [{ card: 'River Crocolisk' }, { card: 'River Crocolisk' }, { card: 'River Crocolisk' }],
  mana: { crystals: 10 },
};
const BOARD = { players: [SIDE, SIDE] };

interface Questions {
  askAll(baseUrl: string): Promise<{
    readonly verify: {
      readonly pass: boolean;
      readonly expectations: readonly { readonly pass: boolean; readonly message: string }[];
      readonly boards: { readonly after: readonly unknown[] };
      readonly entities: readonly object[];
      readonly citedRules: readonly object[];
    };
    readonly outcomes: { readonly groups: readonly object[]; readonly budget: object };
    readonly compare: { readonly sides: readonly object[] };
    readonly explain: { readonly summary: string };
  }>;
}

let service: Service;
let url: string;
let clients: Clients;
let files: Readonly<Record<string, string>>;
beforeAll(async () => {
  ({ service, url } = await startEngine());
  const code = ['play', 'questions']
    .map((name) => readFileSync(`docs/guides/clients/graphql/${name}.ts`, 'utf8'))
    .join('\n');
  files = await graphqlTypes(readFileSync('schema.graphql', 'utf8'), code);
});
afterAll(async () => {
  await service.stop();
});

describe('a client generated from schema.graphql', () => {
  test('is told what everything is', () => {
    const loose = (files['generated/graphql.ts'] ?? '')
      .split('\n')
      // What is told of the operations stands before what carries them.
      .slice(0, -1)
      .filter((line) => /^\s+\w+\??:.*\b(?:unknown|any)\b/.test(line));
    expect(files['generated/graphql.ts']).toContain('export type HearthstoneScenarioInput');
    expect(loose).toEqual([]);
  });

  test('compiles without going around the types', () => {
    expect(evasions('graphql')).toEqual([]);
    clients = new Clients('graphql');
    mkdirSync(`${clients.folder}/graphql/generated`);
    for (const [name, text] of Object.entries(files))
      writeFileSync(`${clients.folder}/graphql/${name}`, text);
    clients.compile();
  });

  test('puts every question: expectations, cards of its own, groups, budget, switches', async () => {
    const { askAll } = await clients.load<Questions>('graphql/questions.js');
    const { verify, outcomes, compare, explain } = await askAll(url);
    expect(verify.expectations.filter(({ pass }) => !pass)).toEqual([]);
    expect(verify.pass).toBe(true);
    expect(verify.boards.after.length).toBeGreaterThan(3);
    expect(verify.entities).toContainEqual(
      expect.objectContaining({ alias: 'dummy', cardId: 'DUMMY', zone: 'PLAY' }),
    );
    expect(verify.citedRules.length).toBeGreaterThan(3);
    expect(outcomes.budget).toEqual({ situations: 500 });
    expect(outcomes.groups).toContainEqual({
      by: [
        { name: 'left', value: 2 },
        { name: 'spared', value: false },
      ],
      probability: { numerator: '1', denominator: '27' },
    });
    expect(compare.sides[1]).toMatchObject({ overridden: [{ name: 'preCheck', value: false }] });
    expect(explain.summary).toContain('dummy');
  });

  test('plays a whole game', async () => {
    const { playGame } = await clients.load<Play>('graphql/play.js');
    const { result, actions, decisions } = await playGame(url, BOARD, 200);
    expect(result).toMatch(/^(?:WON|DRAW)$/);
    expect(actions.length).toBeGreaterThan(5);
    expect(decisions.length).toBeGreaterThan(0);
  });
});
