import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApi, restTypes } from '../../scripts/lib/client-types.mjs';
import type { Service } from '../../src/service/service.js';
import { startEngine } from '../service/support/harness.js';
import { Clients, evasions } from './support.js';

interface Course {
  readonly state: { readonly result: string };
  readonly actions: readonly string[];
  readonly decisions: readonly string[];
}
interface Game {
  readonly board: object;
  readonly wants: readonly string[];
  readonly most: number;
}
interface Play {
  playGame(baseUrl: string, game: Game): Promise<Course>;
}

/** Both sides have what asks: a minion to Discover, a random target. */
const SIDE = {
  hero: { card: 'Rexxar', health: 12 },
  board: ['Chillwind Yeti', 'Bloodfen Raptor'],
  hand: ['Jeweled Scarab', 'Arcane Missiles', 'Knife Juggler'],
  deck: ['River Crocolisk', 'River Crocolisk', 'River Crocolisk'],
  mana: 10,
};
const HEARTHSTONE = {
  board: { ruleset: 'hearthstone', players: { 1: SIDE, 2: SIDE } },
  wants: ['attack', 'play', 'endTurn'],
  most: 200,
};
const LANES = { health: 5, hand: ['Toorgmai Mender'], board: ['Graveborn Glutton'] };
const BATCH = {
  board: { ruleset: 'batch', players: { 1: LANES, 2: { ...LANES, health: 9 } } },
  wants: ['play', 'battle', 'endTurn'],
  most: 60,
};
/** A hero who has taken almost all that he can. */
const HURT = { hero: { card: 'Blank Hero', damage: 25 } };
const WOW_TCG = {
  board: {
    ruleset: 'wow-tcg',
    players: { 1: { ...HURT, board: ['Kor Cindervein'] }, 2: HURT },
  },
  wants: ['propose', 'pass'],
  most: 60,
};

let service: Service;
let url: string;
let types: string;
beforeAll(async () => {
  ({ service, url } = await startEngine());
  types = await restTypes(await openApi());
});
afterAll(async () => {
  await service.stop();
});

describe('a client generated from the OpenAPI document', () => {
  test('is told what everything is', () => {
    const loose = types
      .split('\n')
      .filter((line) => /\b(?:unknown|any)\b/.test(line.replace(/\/\*\*.*\*\/|^\s*\*.*/, '')))
      // Headers that are not described, and fields of this name.
      .filter((line) => !/\[name: string\]: unknown|unknown: /.test(line));
    expect(loose).toEqual([]);
  });

  test('plays whole games of every rule system without going around the types', async () => {
    expect(evasions('rest')).toEqual([]);
    const clients = new Clients('rest');
    writeFileSync(`${clients.folder}/rest/api.d.ts`, types);
    clients.compile();
    const { playGame } = await clients.load<Play>('rest/play.js');
    const { state, actions, decisions } = await playGame(url, HEARTHSTONE);
    expect(state.result).toMatch(/wins|draw/);
    expect(actions.length).toBeGreaterThan(5);
    expect(decisions.length).toBeGreaterThan(0);
    for (const game of [BATCH, WOW_TCG])
      expect((await playGame(url, game)).state.result).toMatch(/wins|draw/);
  });
});
