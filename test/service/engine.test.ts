import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operate } from '../../src/index.js';
import { resolution } from '../../src/scenario/resolution/schema.js';
import { verification } from '../../src/scenario/verify/schema.js';
import type { Service } from '../../src/service/service.js';
import { startEngine } from './support/harness.js';

/** The service with the real rules engine in two worker threads. */
let service: Service;
let http: ReturnType<typeof supertest>;
beforeAll(async () => {
  ({ service, http } = await startEngine());
});
afterAll(async () => {
  await service.stop();
});

const TRADE = {
  patch: '10.0',
  ruleset: 'hearthstone',
  players: {
    1: { board: [{ as: 'raptor', card: 'Bloodfen Raptor' }] },
    2: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] },
  },
  actions: [{ attack: 'raptor', target: 'yeti' }],
};
const JUGGLER = {
  ruleset: 'hearthstone',
  players: {
    1: { board: [{ card: 'Knife Juggler' }], hand: [{ as: 'wisp', card: 'Wisp' }] },
    2: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }, { card: 'Bloodfen Raptor' }] },
  },
  actions: [{ play: 'wisp' }],
};
const VARIED = { ...TRADE, items: { 1: [{ entity: 'yeti', damage: 3 }] } };
const HURT = { entity: 'yeti', damage: 4 };
const QUERY = `query ($s: JSON!) {
  resolve(scenario: { shortForm: $s }) {
    ruleset edition engine status result decisions state traceHash
    pending { kind name player source { id cardId name } options { option pick text weight } }
    actions { action { __typename ... on HearthstoneAction { play attack target } } legal illegal { code message } }
    trace { id parent depth kind name rule alsoRules source { id cardId name } text inferred changes { n entity tag from to } }
    deaths { entityId cardId controller turn zonePosition extra }
  }
}`;

type Source = { readonly card: string } | null;

const typedSource = (source: Source) => {
  if (source === null) return null;
  const { card, ...rest } = source;
  return { ...rest, cardId: card };
};

/** A node of the trace as GraphQL answers it. */
const typedNode = (node: { readonly kind: string; readonly source: Source }) => ({
  ...node,
  kind: node.kind.toUpperCase(),
  source: typedSource(node.source),
});

interface Pending {
  readonly kind: string;
  readonly source: Source;
  readonly options: readonly object[];
}

/** An open decision as GraphQL answers it. */
const typedPending = (pending: Pending | null) =>
  pending === null
    ? null
    : {
        ...typedNode(pending),
        options: pending.options.map((option) => ({ weight: null, ...option })),
      };

const resolve = async (body: object) => (await http.post('/v1/resolve').send(body)).body;
const ask = async (s: object) => {
  const { body } = await http.post('/graphql').send({ query: QUERY, variables: { s } });
  expect(body.errors).toBeUndefined();
  return body.data.resolve;
};

describe('one trace hash on every face', () => {
  test.each([
    ['a trade', TRADE],
    ['a play with a seed', { ...JUGGLER, random: { seed: 7 } }],
  ])('%s', async (_, scenario) => {
    const asked = JSON.parse(JSON.stringify(scenario));
    const library = operate('resolve', asked, {});
    const options = { input: JSON.stringify(scenario), encoding: 'utf8' } as const;
    const commandLine = execFileSync(
      process.execPath,
      ['dist/bin/rules-oracle.js', 'resolve', '-', '--json'],
      options,
    );
    const { traceHash } = await resolve(scenario);
    expect(traceHash).toMatch(/^[0-9a-f]{64}$/);
    expect((await ask(scenario)).traceHash).toBe(traceHash);
    expect(library).toMatchObject({ ok: true, body: { traceHash } });
    expect(JSON.parse(commandLine)).toMatchObject({ traceHash });
  });
});

test('what is different is told on request, over REST and with types over GraphQL', async () => {
  const { difference } = await resolve({ ...TRADE, difference: true });
  expect(difference).toEqual(resolution.shape.difference.parse(difference));
  expect(await resolve(TRADE)).not.toHaveProperty('difference');
  const query = `query ($s: JSON!, $difference: Boolean) {
    resolve(scenario: { shortForm: $s }, difference: $difference) {
      difference {
        all {
          died { id name } entered { id name } moved { id name from to player as }
          transformed { id name into { id name } } changedSides { id name from to }
          changed { id name tags { tag says from to } }
          players { player facts { fact from to } } left result { from to } sentences
        }
        actions { sentences }
      }
    }
  }`;
  const asked = async (variables: object) => {
    const { body } = await http.post('/graphql').send({ query, variables });
    expect(body.errors).toBeUndefined();
    return body.data.resolve.difference;
  };
  const { all, actions } = await asked({ s: TRADE, difference: true });
  expect(all).toEqual(difference.all);
  expect(actions).toEqual([{ sentences: difference.all.sentences }]);
  expect(await asked({ s: TRADE })).toBeNull();
});

describe('the same answer everywhere', () => {
  test.each([
    ['a trade', TRADE],
    ['a play with a seed', { ...JUGGLER, random: { seed: 7 } }],
    ['a play that stops at a decision', { ...JUGGLER, random: 'ask' }],
    ['an illegal action', { ...TRADE, actions: [{ attack: 'yeti', target: 'raptor' }] }],
  ])('%s', async (_, scenario) => {
    const rest = await resolve(scenario);
    const graphql = await ask(scenario);
    const yaml = await http
      .post('/v1/resolve')
      .type('application/yaml')
      .send(JSON.stringify(scenario));
    expect(resolution.safeParse(rest).error).toBeUndefined();
    expect(yaml.body.traceHash).toBe(rest.traceHash);
    expect(graphql.traceHash).toBe(rest.traceHash);
    expect(graphql.trace).toEqual(rest.trace.map(typedNode));
    expect(graphql.actions).toMatchObject(
      rest.actions.map(({ action, legal }: { action: object; legal: boolean }) => ({
        ...{ action: { __typename: 'HearthstoneAction', ...action }, legal },
      })),
    );
    expect({ ...graphql.state, continuation: '' }).toEqual({ ...rest.state, continuation: '' });
    expect(graphql.pending).toEqual(typedPending(rest.pending));
  });
});

describe('docs/reference/api.md', () => {
  const page = readFileSync('docs/reference/api.md', 'utf8');
  const sent = [...page.matchAll(/(\/v1\/\w+) -H .*? -d '(\{[^']*\})'/g)];
  const shown = [...page.matchAll(/^```json\n([\s\S]*?)^```$/gm)].map(
    ([, text]) => JSON.parse(text ?? '') as Record<string, unknown>,
  );

  test('sends scenarios that the engine takes', async () => {
    const scenarios = sent.filter(([, path]) => path === '/v1/resolve' || path === '/v1/verify');
    expect(scenarios.length).toBeGreaterThan(1);
    for (const [, path = '', body] of scenarios) {
      const answer = await http.post(path).type('json').send(body);
      expect([path, answer.status]).toEqual([path, 200]);
      for (const action of answer.body.actions) expect(action.legal).toBe(true);
      if (path === '/v1/verify') expect(answer.body.pass).toBe(true);
    }
  });

  test('shows what the engine answers', async () => {
    const { trace } = await resolve(TRADE);
    const actions = (await http.post('/v1/actions').send(TRADE)).body.actions;
    const rule = (await http.get('/v1/rules/HS-R9')).body;
    const { kind, name, source, text, inferred, ...node } =
      shown.find((each) => 'kind' in each) ?? {};
    const found = trace.find((each: { text: string }) => each.text === text);
    expect(found).toMatchObject({ kind, name, source, inferred });
    expect(Object.keys(found)).toEqual(expect.arrayContaining(Object.keys(node)));
    expect(actions[0]).toEqual(shown.find(({ action }) => action !== undefined));
    const { implementedIn, ...row } = shown.find(({ says }) => says !== undefined)!;
    expect(rule).toMatchObject(row);
    expect(rule.implementedIn).toEqual(expect.arrayContaining(implementedIn as string[]));
    expect(Object.keys(rule).sort()).toEqual([...Object.keys(row), 'implementedIn'].sort());
  });
});

describe('the schema of cards', () => {
  test.each(['hearthstone', 'batch'])(
    'of %s is the same over REST and GraphQL',
    async (ruleset) => {
      const rest = await http.get(`/v1/cards/schema?ruleset=${ruleset}`);
      const query = 'query ($ruleset: String!) { cardSchema(ruleset: $ruleset) }';
      const graphql = await http.post('/graphql').send({ query, variables: { ruleset } });
      expect(rest.body).toMatchObject({ type: 'array', items: { $ref: '#/$defs/Card' } });
      expect(graphql.body.data.cardSchema).toEqual(rest.body);
      expect(operate('cardSchema', { ruleset }, {})).toMatchObject({ ok: true, body: rest.body });
      const again = await http
        .get(`/v1/cards/schema?ruleset=${ruleset}`)
        .set('If-None-Match', rest.headers.etag as string);
      expect(again.status).toBe(304);
    },
  );

  test('of a misspelt rule system is refused with the nearest', async () => {
    const unknown = await http.get('/v1/cards/schema?ruleset=hearthston');
    expect(unknown.body.errors).toMatchObject([{ nearest: ['hearthstone'] }]);
  });
});

describe('a chain of requests', () => {
  test('a state that was answered is taken by the next', async () => {
    const first = await resolve(TRADE);
    const second = await resolve({ state: first.state, actions: ['endTurn'] });
    expect(second).toMatchObject({ status: 'COMPLETE', actions: [{ legal: true }] });
    const third = await http.post('/v1/actions').send({ state: second.state });
    expect(third.body.actions.length).toBeGreaterThan(0);
  });

  test('a decision is answered by whichever thread comes', async () => {
    const open = await resolve({ ...JUGGLER, random: 'ask' });
    expect(open.status).toBe('PENDING');
    const { options } = open.pending as { options: { pick: number }[] };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        resolve({ state: open.state, decide: options[i % options.length]?.pick }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 'COMPLETE'));
    const hashes = new Set(answers.map(({ traceHash }) => traceHash));
    expect(hashes.size).toBe(options.length);
  });

  test('a continuation that was changed is refused', async () => {
    const open = await resolve({ ...JUGGLER, random: 'ask' });
    const continuation = `${open.state.continuation.slice(0, -3)}AAA`;
    const answer = await resolve({ state: { ...open.state, continuation }, decide: 0 });
    expect(answer.code).toBe('INVALID_CONTINUATION');
  });
});

describe('what the engine says', () => {
  test('expectations are checked one by one', async () => {
    const expectations = [
      { entity: 'yeti', damage: 3 },
      { entity: 'yeti', damage: 4 },
    ];
    const { body } = await http.post('/v1/verify').send({ ...TRADE, expect: expectations });
    expect(verification.safeParse(body).error).toBeUndefined();
    expect(body.expectations.map(({ pass }: { pass: boolean }) => pass)).toEqual([true, false]);
    expect(body.pass).toBe(false);
  });

  test('a scenario file with variants and items is verified as it is', async () => {
    const file = readFileSync('scenarios/hearthstone/en/01-sequences/EN-55.yaml', 'utf8');
    const yaml = await http.post('/v1/verify').type('application/yaml').send(file);
    expect(verification.safeParse(yaml.body).error).toBeUndefined();
    const passes = yaml.body.variants.map(({ pass }: { pass: boolean }) => pass);
    expect([yaml.body.pass, new Set(passes)]).toEqual([true, new Set([true])]);
    const query = `query ($s: JSON!) { verify(scenario: { shortForm: $s }, trace: NONE) {
      pass traceHash expectations { item variant pass } variants { title status traceHash pass }
    } }`;
    const variables = { s: { ...VARIED, variants: [{ title: 'one' }, { items: { 1: [HURT] } }] } };
    const { data } = (await http.post('/graphql').send({ query, variables })).body;
    expect(data.verify).toMatchObject({
      pass: false,
      expectations: [
        { item: 1, variant: 0, pass: true },
        { item: 1, variant: 1, pass: false },
      ],
      variants: [
        { title: 'one', status: 'COMPLETE', pass: true },
        { title: 'variant 2', pass: false },
      ],
    });
  });

  test('an illegal action is an answer', async () => {
    const body = { ...TRADE, actions: [{ attack: 'yeti', target: 'raptor' }] };
    const answer = await http.post('/v1/resolve').send(body);
    expect(answer.status).toBe(200);
    expect(answer.body.actions[0]).toMatchObject({
      legal: false,
      illegal: { code: expect.stringMatching(/^REQ_/) },
    });
  });

  test('a misspelt card is met with the nearest, at its place', async () => {
    const players = { 1: { board: ['Bloodfen Rapto'] } };
    const answer = await http.post('/v1/resolve').send({ ruleset: 'hearthstone', players });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([
      { code: 'UNKNOWN_CARD', pointer: '/players/1/board/0', nearest: ['Bloodfen Raptor'] },
    ]);
  });

  test('and where it was sent, when it was sent with types', async () => {
    const query = `query ($s: [ScenarioInput!]!, $one: ScenarioInput!) {
      resolveMany(scenarios: $s) {
        __typename
        ... on Problem { code detail errors { pointer path } }
      }
      outcomes(scenario: $one, groupBy: [{ player: { player: 1, field: "hnd" } }]) { complete }
    }`;
    const side = { board: [{ card: 'Bloodfen Rapto' }] };
    const wrong = { hearthstone: { players: [side] } };
    const s = [{ batch: {} }, wrong];
    const variables = { s, one: { hearthstone: {} } };
    const { body } = await http.post('/graphql').send({ query, variables });
    const [first] = body.errors;
    expect(first.extensions.errors).toMatchObject([
      { code: 'UNKNOWN_FIELD', pointer: '/groupBy/0/player/field' },
    ]);
    expect(first.message).toMatch(/^groupBy\[0\]\.player\.field: /);
    // one root that fails leaves the others
    expect(body.data).toMatchObject({
      outcomes: null,
      resolveMany: [
        { __typename: 'Resolution' },
        {
          ...{ __typename: 'Problem', code: 'INVALID_SCENARIO' },
          detail: expect.stringMatching(/^scenarios\[1\]\.hearthstone\.players\[0\]\./),
          errors: [{ pointer: '/scenarios/1/hearthstone/players/0/board/0/card' }],
        },
      ],
    });
  });

  test('a saved scenario is found by its cards', async () => {
    const saved = await http.post('/v1/scenarios').send({ ...TRADE, title: 'A trade' });
    expect(saved.status).toBe(201);
    expect(saved.body.traceHash).toBe((await resolve(TRADE)).traceHash);
    const { body } = await http.get(`/v1/scenarios/${saved.body.id}`);
    expect(body.cards).toEqual(expect.arrayContaining(['CS2_172', 'CS2_182']));
    const again = await resolve({ state: body.state, actions: body.actions });
    expect(again.traceHash).toBe(body.traceHash);
  });

  test('the deaths of a resolution are kept in a cache', async () => {
    const draft = { ruleset: 'hearthstone', patch: '10.0' };
    const created = (await http.post('/v1/death-event-caches').send(draft)).body;
    const { id: cache, editToken } = created;
    const sent = { ...TRADE, recordDeaths: { cache, expectedVersion: 0 } };
    const post = http.post('/v1/resolve').set('Authorization', `Bearer ${editToken}`);
    const answer = (await post.send(sent)).body;
    expect(answer.recordedDeaths).toEqual({ cache, version: 1 });
    const { body } = await http.get(`/v1/death-event-caches/${cache}`);
    expect(body.deaths).toMatchObject([{ seq: 1, cardId: 'CS2_172', controller: 1 }]);
    const later = await http.post('/v1/resolve').send({ ...TRADE, deaths: { cache } });
    expect([later.status, later.body.errors]).toEqual([200, undefined]);
  });

  test('deaths that a cache is given fit its game', async () => {
    const death = { entityId: 12, cardId: 'CS2_120', controller: 1, turn: 5 };
    const wrong = [
      [{ cardId: 'NOPE_1' }, 'UNKNOWN_CARD', 'cardId', undefined],
      [{ cardId: 'River Crocolisc' }, 'UNKNOWN_CARD', 'cardId', 'River Crocolisk'],
      [{ controller: 7 }, 'TOO_LARGE', 'controller', undefined],
    ] as const;
    const draft = { ruleset: 'hearthstone', patch: '10.0' };
    const many = Array.from({ length: 249 }, () => death);
    const started = await http.post('/v1/death-event-caches').send({ ...draft, deaths: [death] });
    expect(started.status).toBe(201);
    const { id, editToken } = started.body;
    for (const [change, code, field, nearest] of wrong) {
      const deaths = [...many, { ...death, ...change }];
      const answers = [
        await http.post('/v1/death-event-caches').send({ ...draft, deaths }),
        await http
          .post(`/v1/death-event-caches/${id}/deaths`)
          .set('Authorization', `Bearer ${editToken}`)
          .send({ expectedVersion: 1, deaths }),
      ];
      for (const { status, body } of answers) {
        expect([status, body.code]).toEqual([422, 'INVALID_BODY']);
        expect(body.errors).toMatchObject([{ code, pointer: `/deaths/249/${field}` }]);
        if (nearest !== undefined) expect(body.errors[0].nearest).toContain(nearest);
      }
    }
    const { body } = await http.get(`/v1/death-event-caches/${id}`);
    expect(body.deaths).toEqual([{ ...death, seq: 1 }]);
  });

  test('the deaths of another edition are not recorded', async () => {
    const draft = { ruleset: 'hearthstone', patch: '12.0' };
    const { id: cache, editToken } = (await http.post('/v1/death-event-caches').send(draft)).body;
    const { status, body } = await http
      .post('/v1/resolve')
      .set('Authorization', `Bearer ${editToken}`)
      .send({ ...TRADE, patch: '10.0', recordDeaths: { cache, expectedVersion: 0 } });
    expect([status, body.code]).toEqual([422, 'INVALID_BODY']);
    expect(body.errors).toMatchObject([{ pointer: '/recordDeaths/cache' }]);
  });

  test.each([
    [{ ruleset: 'hearthston', patch: '10.0' }, 'UNKNOWN_RULESET', 'ruleset', ['hearthstone']],
    [{ ruleset: 'hearthstone', patch: '0.1' }, 'UNKNOWN_PATCH', 'patch', ['1.0.0.3140']],
  ])('no cache is started for %j', async (draft, code, field, nearest) => {
    const { status, body } = await http.post('/v1/death-event-caches').send(draft);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'INVALID_BODY',
      errors: [{ code, path: [field], nearest }],
    });
  });

  test.each(['cards', 'rules', 'patches', 'rulesets'])('%s are listed and read', async (name) => {
    const page = await http.get(`/v1/${name}?first=3`);
    expect(page.body.items.length).toBeGreaterThan(0);
    if (name !== 'cards' && name !== 'rules') return;
    const [{ id }] = page.body.items as [{ id: string }];
    const item = await http.get(`/v1/${name}/${encodeURIComponent(id)}`);
    // of one rule it is told besides where it is implemented, and what it replaces or is replaced by
    const { implementedIn: _, replaces: __, replacedBy: ___, ...read } = item.body;
    expect(read).toEqual(page.body.items[0]);
    expect((await http.get(`/v1/${name}/no-such-id`)).body.code).toBe('NO_SUCH_ITEM');
  });

  test.each([
    ['card', 'cards', 'Knife Jugler', 'NEW1_019'],
    ['rule', 'rules', 'HS-R99', 'HS-R9'],
  ])(
    'an unknown %s is met with the nearest id, on both faces',
    async (field, list, id, nearest) => {
      const rest = await http.get(`/v1/${list}/${encodeURIComponent(id)}`);
      const query = `query ($id: String!) { ${field}(${field}Id: $id) { id } }`;
      const graphql = await http.post('/graphql').send({ query, variables: { id } });
      expect(rest.status).toBe(404);
      expect(rest.body.errors[0].nearest).toContain(nearest);
      expect(graphql.body.errors[0].extensions).toMatchObject({
        code: 'NO_SUCH_ITEM',
        errors: [
          { nearest: rest.body.errors[0].nearest, path: [`${field}Id`], pointer: `/${field}Id` },
        ],
      });
    },
  );
});

test('a resolve is sent to `outcomes` for every outcome, on both faces', async () => {
  for (const wish of [{ random: 'enumerate' }, { groupBy: 'result' }]) {
    const rest = await http.post('/v1/resolve').send({ ...JUGGLER, ...wish });
    const variables = { s: { ...JUGGLER, ...wish } };
    const graphql = await http.post('/graphql').send({ query: QUERY, variables });
    expect(rest.status).toBe(422);
    expect(rest.body.errors).toMatchObject([{ code: 'NOT_HERE', path: Object.keys(wish) }]);
    expect(rest.body.detail).toContain('`outcomes`');
    expect(graphql.body.errors[0].extensions.errors).toMatchObject([
      { code: 'NOT_HERE', path: ['scenario', 'shortForm', ...Object.keys(wish)] },
    ]);
  }
});

describe('a list of scenarios that is empty', () => {
  const answerTo = async (query: Record<string, string>) => {
    const { status, body } = await http.get('/v1/scenarios').query({ ...query, text: '(no such)' });
    const [error] = body.errors ?? [];
    return [status, body.code ?? null, error?.pointer ?? null, error?.nearest?.[0] ?? null];
  };

  test.each([
    [{ card: 'Knife Jugler' }, [404, 'NO_SUCH_ITEM', '/card', 'NEW1_019']],
    [{ rule: 'HS-R99' }, [404, 'NO_SUCH_ITEM', '/rule', 'HS-R9']],
    [{ ruleset: 'heartstone' }, [422, 'INVALID_FILTER', '/ruleset', 'hearthstone']],
    [{ ruleset: 'hearthstone', patch: '99' }, [422, 'INVALID_FILTER', '/patch', '24.6.2']],
    [{ patch: '10.0', rule: 'HS-R9', card: 'Echowisp', tag: 'none' }, [200, null, null, null]],
  ])('%j', async (query, answer) => {
    expect(await answerTo(query as Record<string, string>)).toEqual(answer);
  });
});
