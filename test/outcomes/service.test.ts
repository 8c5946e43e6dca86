import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pino } from 'pino';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Outcomes } from '../../src/scenario/oracle.js';
import { createService, type Service } from '../../src/service/service.js';
import { openStore } from '../../src/store/open-store.js';
import { typedGroup } from '../common/whole-service.js';
import { testConfig } from '../service/support/test-config.js';
import { temporaryFolder } from '../store/support/databases.js';
import { fraction, outcomesOf, total } from './support.js';

/** The service as it is run: the real engine in a thread with the heap that it has, and the embedded store. */
let service: Service;
let http: ReturnType<typeof supertest>;
beforeAll(async () => {
  const store = openStore({ dataDir: join(temporaryFolder(), 'data') });
  const log = pino({ level: 'silent' });
  const config = testConfig({
    workers: 1,
    workerHeapMb: 128,
    deadlineMs: 3000,
    wallMs: 600_000,
  });
  service = await createService({ config, store, log });
  const { port } = await service.start();
  http = supertest(`http://127.0.0.1:${port}`);
  expect((await service.services.pool.started()).phase).toBe('ready');
  expect((await store.opened()).phase).toBe('ready');
});
afterAll(async () => {
  await service.stop();
});

const BOMBER = {
  players: {
    1: { hand: [{ as: 'bomber', card: 'Mad Bomber' }] },
    2: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] },
  },
  actions: [{ play: 'bomber' }],
};
const SHREDDER = {
  players: { 1: { hand: ['Fireball'], board: ['Piloted Shredder'] } },
  actions: [{ play: 'Fireball', target: 'Piloted Shredder' }],
};
const GROUP_BY = [{ entity: 'yeti', field: 'damage' }];
const QUERY = `query ($scenario: JSON!, $groupBy: [GroupKeyInput!]) {
  outcomes(scenario: { shortForm: $scenario }, groupBy: $groupBy) {
    complete situations ends paths stoppedBy
    missing { numerator denominator decimal }
    groups {
      by { name value } paths ends decisions replay
      open { name player options { pick text } }
      probability { numerator denominator decimal }
      unknown { probability { numerator denominator decimal } cards { cardId name } }
    }
    unknown { probability { numerator denominator decimal } cards { cardId name } }
  }
}`;

/** What REST answers as GraphQL answers it. */
function typed({ groups, unknown, ...rest }: Outcomes): object {
  const share = (of: Outcomes['unknown']) =>
    of === null ? null : { ...of, cards: of.cards.map(({ id, name }) => ({ cardId: id, name })) };
  const found = groups.map((group) => typedGroup({ ...group, unknown: share(group.unknown) }));
  return { ...rest, groups: found, unknown: share(unknown) };
}

const ask = async (body: object): Promise<Outcomes> => {
  const answer = await http.post('/v1/outcomes').send(body);
  expect(answer.status).toBe(200);
  return answer.body as Outcomes;
};

describe('from outside', () => {
  test.each([
    ['Mad Bomber', BOMBER, GROUP_BY, [{ entity: GROUP_BY[0] }]],
    [
      'Piloted Shredder, whose pool is not known to the last card',
      SHREDDER,
      ['result'],
      [{ whole: 'RESULT' }],
    ],
  ])('%s has the same distribution on every face', async (_, scenario, groupBy, typedGroupBy) => {
    const asked = { ...scenario, groupBy };
    const library = outcomesOf(asked);
    expect(await ask(asked)).toEqual(library);

    const variables = { scenario, groupBy: typedGroupBy };
    const graphql = await http.post('/graphql').send({ query: QUERY, variables });
    expect(graphql.body.errors).toBeUndefined();
    expect(typed(library)).toMatchObject(graphql.body.data.outcomes);

    const options = { input: JSON.stringify(asked), encoding: 'utf8' } as const;
    const args = ['dist/bin/rules-oracle.js', 'outcomes', '-', '--json'];
    expect(JSON.parse(execFileSync(process.execPath, args, options))).toEqual(library);
  });

  test('three bombs at three others: each face shows the binomial', async () => {
    const { groups } = await ask({ ...BOMBER, groupBy: GROUP_BY });
    const found = groups.map(({ by, probability }) => [by['yeti damage'], fraction(probability)]);
    expect(Object.fromEntries(found)).toEqual({ 0: '8/27', 1: '4/9', 2: '2/9', 3: '1/27' });
  });
});

describe('a group has a permalink', () => {
  test('its scenario is saved as it is, and leads there again', async () => {
    const { groups } = await ask({ ...BOMBER, groupBy: GROUP_BY });
    for (const { replay, by } of groups) {
      const saved = await http.post('/v1/scenarios').send(replay!);
      expect(saved.status).toBe(201);
      const link = await http.get(saved.body.url);
      expect(link.status).toBe(200);
      const { state, actions, decisions, traceHash } = link.body;
      const again = await http.post('/v1/resolve').send({ state, actions, decisions });
      expect(again.body).toMatchObject({ status: 'COMPLETE', traceHash });
      const [end] = (await ask({ state: again.body.state, groupBy: yetiOf(state) })).groups;
      expect(Object.values(end!.by)).toEqual(Object.values(by));
    }
  });

  /** A saved board has no aliases: the Yeti by the number of its entity. */
  function yetiOf(state: { entities: readonly { id: number; cardId: string }[] }): object {
    const { id } = state.entities.find(({ cardId }) => cardId === 'CS2_182')!;
    return { entity: id, field: 'damage' };
  }
});

describe('what nobody can finish', () => {
  const sturdy = (n: number) =>
    Array.from({ length: n }, () => ({ card: 'Chillwind Yeti', health: 30 }));
  const EXPLOSIONS = {
    'turns of Ragnaros, Sylvanas and Shredders': {
      groupBy: 'result',
      players: {
        1: {
          board: ['Ragnaros the Firelord', 'Ragnaros the Firelord', 'Piloted Shredder'],
          deck: Array.from({ length: 20 }, () => 'Wisp'),
        },
        2: {
          board: [
            'Ragnaros the Firelord',
            'Piloted Shredder',
            'Sylvanas Windrunner',
            "Sneed's Old Shredder",
            'Boom Bot',
            'Knife Juggler',
          ],
          deck: Array.from({ length: 20 }, () => 'Wisp'),
        },
      },
      actions: Array.from({ length: 12 }, () => 'endTurn'),
    },
    'thirty spells of Yogg-Saron': {
      groupBy: 'state',
      players: {
        1: { hand: ["Yogg-Saron, Hope's End"], spellsPlayedThisGame: 30, board: sturdy(6) },
        2: { board: sturdy(7), deck: Array.from({ length: 60 }, () => 'Wisp') },
      },
      actions: [{ play: "Yogg-Saron, Hope's End" }, 'endTurn'],
    },
  };

  test.each(Object.entries(EXPLOSIONS))(
    '%s: an answer in time that says what is missing, and the thread lives on',
    async (_, scenario) => {
      const { pool } = service.services;
      const answer = await ask({ ...scenario, budget: { situations: 50_000 } });
      expect(answer.complete).toBe(false);
      expect(['deadline', 'situations', 'totalSteps']).toContain(answer.stoppedBy);
      expect(total(answer)).toBe('1');
      expect(pool.status()).toMatchObject({ threads: 1, loaded: 1 });
      expect((await ask({ ...BOMBER, groupBy: GROUP_BY })).complete).toBe(true);
    },
  );
});
