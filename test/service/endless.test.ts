import { pino } from 'pino';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Json } from '../../src/scenario/oracle.js';
import { createService, type Service } from '../../src/service/service.js';
import { fakeStore } from './support/fake-store.js';
import { testConfig } from './support/test-config.js';

/**
 * The most that a loop may cost, in ordinary questions: a caller can send loops as often as the limits let him. Usual machines
 * measure 30 to 90. What this test is for, a step that reads everything before it, costs thousands.
 */
const QUESTIONS = 400;

/** Processor time that this process takes for something, its threads included, in milliseconds. */
async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** What an ordinary question takes; each has another turn, so that none is answered from the cache. */
async function questionMs(): Promise<number> {
  const asked = async (from: number): Promise<void> => {
    for (let number = from; number < from + ASKED; number++) {
      const body = { ...ORDINARY, turn: { number, player: 1 } };
      expect((await http.post('/v1/resolve').send(body)).status).toBe(200);
    }
  };
  const batches: number[] = [];
  for (let i = 0; i < 5; i++) batches.push(await cpuMs(async () => asked(1 + i * ASKED)));
  return Math.min(...batches) / ASKED;
}

const ASKED = 60;
const ORDINARY: Record<string, Json> = {
  players: {
    1: { board: ['Sylvanas Windrunner'] },
    2: { board: ['Doomsayer', 'Nerubian Egg'] },
  },
  actions: ['endTurn'],
};

/** The service with the real rules engine, from the built code, in one worker thread. */
let service: Service;
let http: ReturnType<typeof supertest>;
let question: number;
beforeAll(async () => {
  const config = testConfig({ workers: 1, workerHeapMb: 128, deadlineMs: 60_000 });
  service = await createService({ config, store: fakeStore(), log: pino({ level: 'silent' }) });
  const { port } = await service.start();
  http = supertest(`http://127.0.0.1:${port}`);
  await service.services.pool.started();
  question = await questionMs();
});
afterAll(async () => {
  await service.stop();
});

/** Minions that feed themselves: in the number of entities, of frames and of steps. */
const LOOPS: Readonly<Record<string, Json>> = {
  'dies and comes again': { health: 0, deathrattle: [{ summon: 'TWIN' }] },
  'dies and fills the board': { health: 0, deathrattle: [{ summon: 'TWIN', count: 7 }] },
  'is killed by its own arrival': {
    health: 0,
    deathrattle: [{ summon: 'TWIN' }],
    triggers: [{ on: 'SUMMON', do: [{ destroy: 'SELF' }] }],
  },
  'answers damage with damage to all': {
    battlecry: [{ damage: 1, to: 'SELF' }],
    triggers: [{ on: 'DAMAGE', do: [{ damage: 1, to: 'ALL_MINIONS' }] }],
  },
  'repeats what changes nothing': {
    battlecry: [
      {
        repeat: 100_000,
        do: [
          { damage: 0, to: 'SELF' },
          { heal: 1, to: 'ALL_CHARACTERS' },
        ],
      },
    ],
  },
  'enchants all without end': {
    battlecry: [{ repeat: 10_000, do: [{ enchant: 'GIFT', on: 'ALL_MINIONS' }] }],
  },
};

const ROWS = Object.entries(LOOPS).flatMap(([name, parts]) =>
  ['10.0', '24.6.2'].map((patch) => [name, patch, parts] as const),
);

test.each(ROWS)('a minion that %s ends soon in %s', async (_, patch, parts) => {
  const body = {
    patch,
    customCards: [
      { id: 'TWIN', name: 'Twin', type: 'MINION', attack: 1, health: 30, ...(parts as object) },
      { id: 'GIFT', name: 'Gift', type: 'ENCHANTMENT', enchantment: { attack: 1, health: 1 } },
    ],
    players: { 1: { hand: ['Twin'], board: ['Wisp', 'Wisp'] }, 2: { board: ['Wisp', 'Wisp'] } },
    actions: [{ play: 'Twin' }],
  };
  const tries: number[] = [];
  for (let i = 0; i < 4; i++) {
    const ms = await cpuMs(async () => {
      const answer = await http.post('/v1/resolve').send(body);
      expect(answer.body.code).toBe('RESOLUTION_LIMIT');
    });
    tries.push(ms);
  }
  expect(Math.min(...tries) / question).toBeLessThan(QUESTIONS);
});
