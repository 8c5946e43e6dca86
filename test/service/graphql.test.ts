import { readFileSync } from 'node:fs';
import { auditServer } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from './support/harness.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(async () => {
  await harness.service.stop();
});

interface Answer {
  readonly status: number;
  readonly data: Record<string, unknown>;
  readonly errors: readonly { message: string; extensions: Record<string, unknown> }[];
}

const ask = async (query: string, variables: object = {}): Promise<Answer> => {
  const { status, body } = await harness.http.post('/graphql').send({ query, variables });
  return { status, ...(body as Omit<Answer, 'status'>) };
};

test('a key that is there twice is refused, in a body and in an address', async () => {
  const query = 'query ($s: JSON!) { resolve(scenario: $s) { status } }';
  const variables = '{"s":{"actions":[],"actions":["endTurn"]}}';
  const sent = await harness.http
    .post('/graphql')
    .type('json')
    .send(`{"query":${JSON.stringify(query)},"variables":${variables}}`);
  expect(sent.status).toBe(422);
  expect(sent.body.errors[0].extensions).toMatchObject({
    code: 'INVALID_BODY',
    errors: [{ code: 'REPEATED_KEY', pointer: '/variables/s/actions' }],
  });
  const asked = await harness.http.get('/graphql').query({ query, variables });
  expect([asked.status, asked.body.errors[0].extensions.code]).toEqual([400, 'BAD_QUERY']);
});

test('many fields at once are no leak of listeners', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error): void => void warnings.push(warning);
  process.on('warning', note);
  const fields = Array.from({ length: 25 }, (_, i) => `r${i}: rule(id: "R1") { id }`);
  const { errors } = await ask(`{ ${fields.join(' ')} }`);
  await new Promise(setImmediate);
  process.off('warning', note);
  expect(errors).toBeUndefined();
  expect(warnings).toEqual([]);
});

describe('queries', () => {
  test('resolve answers the trace as nodes and as one value', async () => {
    const { data } = await ask(
      `query ($scenario: JSON!) {
        resolve(scenario: $scenario, trace: FULL) {
          status traceHash state traceJson pending
          actions { action legal illegal { code } }
          trace { id parent depth kind rule alsoRules source { id card } changes { n entity tag from to } }
          deaths { cardId zonePosition seq }
        }
      }`,
      { scenario: { actions: ['endTurn'] } },
    );
    expect(data).toMatchObject({
      resolve: {
        status: 'COMPLETE',
        actions: [{ action: 'endTurn', legal: true, illegal: null }],
        trace: [
          { id: 0, parent: null },
          { id: 1, parent: 0, changes: [{ tag: 'DAMAGE' }] },
        ],
        traceJson: [{ id: 0 }, { id: 1, text: 'Nothing happens.' }],
        deaths: [{ cardId: 'CARD_000', zonePosition: null, seq: null }],
      },
    });
  });

  test('a scenario may be written in place', async () => {
    const inPlace = await ask(
      '{ resolve(scenario: { turn: { number: 3 }, actions: [endTurn] }) { traceHash } }',
    );
    const variable = await ask('query ($s: JSON!) { resolve(scenario: $s) { traceHash } }', {
      s: { turn: { number: 3 }, actions: ['endTurn'] },
    });
    expect(inPlace.data).toEqual(variable.data);
  });

  test('a variable may stand inside a scenario', async () => {
    const { data } = await ask(
      'query ($lines: Int!) { resolve(scenario: { lines: $lines, title: null }) { trace { id } } }',
      { lines: 3 },
    );
    expect(data.resolve).toMatchObject({ trace: [{ id: 0 }, { id: 1 }, { id: 2 }] });
  });

  test('verify and legalActions answer', async () => {
    const { data } = await ask(`{
      verify(scenario: {}) { pass expectations { path pass message } traceJson }
      legalActions(scenario: {}) { actions { action text } illegal { code } }
    }`);
    expect(data).toMatchObject({
      verify: { pass: true, expectations: [{ path: ['expect', 0] }] },
      legalActions: { actions: [{ action: 'endTurn' }], illegal: null },
    });
  });

  test('the catalogue is listed, searched and read', async () => {
    const { data } = await ask(`{
      cards(first: 2, text: "number 1") { items { id name json } next }
      card(id: "CARD_003") { name }
      rules { items { id topic source } }
      rule(id: "R2/3") { says }
      patches(ruleset: "fake") { items { id json } }
      rulesets { items { id title } next }
    }`);
    expect(data).toMatchObject({
      cards: {
        items: [{ id: 'CARD_001', json: { id: 'CARD_001' } }, { id: 'CARD_010' }],
        next: '2',
      },
      card: { name: 'Card number 3' },
      rule: { says: 'A rule with a slash in its id.' },
      patches: { items: [{ id: '1.0' }] },
      rulesets: { items: [{ id: 'fake', title: 'A game without rules' }], next: null },
    });
  });

  test('an engine problem has its code, its errors and the nearest names', async () => {
    const { status, data, errors } = await ask(
      '{ card(id: "CARD_999") { name } rulesets { next } }',
    );
    expect(status).toBe(200);
    expect(data).toEqual({ card: null, rulesets: { next: null } });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'NO_SUCH_ITEM',
      status: 404,
      errors: [{ pointer: '/id', nearest: ['CARD_000', 'CARD_001', 'CARD_002'] }],
    });
  });

  test('a scenario comes in one of two forms', async () => {
    const none = await ask('{ resolve { traceHash } }');
    expect(none.errors[0]?.extensions).toMatchObject({
      code: 'BAD_QUERY',
      errors: [{ code: 'REQUIRED', path: ['scenario'], expected: 'scenario or typedScenario' }],
    });
    const both = await ask('{ resolve(scenario: {}, typedScenario: { batch: {} }) { traceHash } }');
    expect(both.errors[0]?.extensions).toMatchObject({
      code: 'BAD_QUERY',
      errors: [{ code: 'WRONG_VALUE', path: ['typedScenario'] }],
    });
    const two = await ask('{ resolve(typedScenario: { batch: {}, wowTcg: {} }) { traceHash } }');
    expect(two.errors[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  test('what is wrong with a typed scenario is told where it was sent', async () => {
    const wrong = `{ resolve(typedScenario: { wowTcg: {
      players: { player1: { deck: [], deckCount: 3 } }
    } }) { traceHash } }`;
    const { errors } = await ask(wrong);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_QUERY',
      errors: [{ pointer: '/typedScenario/wowTcg/players/player1/deck' }],
    });
  });

  test('arguments are checked as over REST', async () => {
    const { errors } = await ask('{ cards(first: 101) { next } }');
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_QUERY',
      errors: [{ code: 'TOO_LARGE', path: ['first'], expected: 'at most 100' }],
    });
  });

  test('what breaks off inside is not told', async () => {
    const { errors } = await ask('{ resolve(scenario: { fake: { throw: true } }) { state } }');
    expect(errors[0]?.extensions.code).toBe('INTERNAL_ERROR');
    expect(JSON.stringify(errors)).not.toMatch(/secret|\.ts|at /);
  });

  test('a query may be asked by GET', async () => {
    const query = encodeURIComponent('query ($id: ID!) { card(id: $id) { name } }');
    const variables = encodeURIComponent('{"id":"CARD_004"}');
    const answer = await harness.http.get(`/graphql?query=${query}&variables=${variables}`);
    expect(answer.body).toEqual({ data: { card: { name: 'Card number 4' } } });
  });

  test('recordDeaths in a scenario is refused: a query changes nothing', async () => {
    const { errors } = await ask(
      '{ resolve(scenario: { recordDeaths: { cache: "a", expectedVersion: 0 } }) { state } }',
    );
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_BODY' });
  });
});

describe('mutations', () => {
  test('a scenario is saved, revised, read, listed and withdrawn', async () => {
    const saved = await ask(
      `mutation {
        saveScenario(scenario: { title: "Over GraphQL", turn: 9 }, note: "Hm.") {
          id url version created editToken traceHash
        }
      }`,
    );
    const { id, editToken } = saved.data.saveScenario as { id: string; editToken: string };
    const revised = await ask(
      `mutation ($id: ID!, $token: String!) {
        reviseScenario(id: $id, editToken: $token, expectedVersion: 1, title: "Anew") { title version }
      }`,
      { id, token: editToken },
    );
    expect(revised.data).toEqual({ reviseScenario: { title: 'Anew', version: 2 } });
    const read = await ask(
      `query ($id: ID!) {
        scenario(id: $id) { title note source createdAt deathEventCache { id } }
        scenarios(text: "anew") { items { id cards } }
      }`,
      { id },
    );
    expect(read.data).toMatchObject({
      scenario: { title: 'Anew', note: 'Hm.', source: { turn: 9 } },
      scenarios: { items: [{ id, cards: ['CARD_000'] }] },
    });
    const withdrawn = await ask(
      'mutation ($id: ID!, $token: String!) { withdrawScenario(id: $id, editToken: $token) { id } }',
      { id, token: editToken },
    );
    expect(withdrawn.data).toEqual({ withdrawScenario: { id } });
    const gone = await ask('query ($id: ID!) { scenario(id: $id) { id } }', { id });
    expect(gone.errors[0]?.extensions.code).toBe('SCENARIO_WITHDRAWN');
  });

  test('a death event cache is started, appended to and read', async () => {
    const created = await ask(
      `mutation ($deaths: [DeathInput!]) {
        createDeathEventCache(ruleset: "fake", patch: "1.0", deaths: $deaths) { id version created editToken }
      }`,
      { deaths: [{ entityId: 3, cardId: 'A', controller: 1, turn: 2, zonePosition: null }] },
    );
    const { id, editToken } = created.data.createDeathEventCache as Record<string, string>;
    const appended = await ask(
      `mutation ($id: ID!, $token: String!) {
        recordDeaths(cache: $id, editToken: $token, expectedVersion: 1, deaths: [
          { entityId: 4, cardId: "B", controller: 2, turn: 3, extra: { golden: true } }
        ]) { version created }
      }`,
      { id, token: editToken },
    );
    expect(appended.data).toEqual({ recordDeaths: { version: 2, created: null } });
    const read = await ask(
      'query ($id: ID!) { deathEventCache(id: $id) { version deaths { seq cardId extra zonePosition } } }',
      { id },
    );
    expect(read.data.deathEventCache).toEqual({
      version: 2,
      deaths: [
        { seq: 1, cardId: 'A', extra: null, zonePosition: null },
        { seq: 2, cardId: 'B', extra: { golden: true }, zonePosition: null },
      ],
    });
  });

  test('one by GET is refused', async () => {
    const query = encodeURIComponent(
      'mutation { withdrawScenario(id: "a", editToken: "b") { id } }',
    );
    const answer = await harness.http.get(`/graphql?query=${query}`);
    expect(answer.status).toBe(405);
    expect(answer.body.errors[0].extensions.code).toBe('METHOD_NOT_ALLOWED');
    expect(answer.headers.allow).toBe('POST');
  });
});

describe('the protocol', () => {
  test('a store that is down is told with 503 and when to come back', async () => {
    harness.store.phase = 'retrying';
    const query = 'mutation { createDeathEventCache(ruleset: "a", patch: "b") { id } }';
    const alone = await harness.http.post('/graphql').send({ query });
    const beside = await harness.http
      .post('/graphql')
      .send({ query: '{ __typename scenario(id: "aaaaaaaaaaaaaaaaaaaaaaaaaa") { id } }' });
    harness.store.phase = 'ready';
    expect([alone.status, beside.status]).toEqual([503, 200]);
    for (const { headers } of [alone, beside]) expect(headers['retry-after']).toBe('1');
  });

  test('GraphQL over HTTP: every audit passes', async () => {
    const results = await auditServer({ url: `${harness.url}/graphql` });
    const failed = results.filter(({ status }) => status !== 'ok');
    expect(failed.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
    expect(results.length).toBeGreaterThanOrEqual(61);
  });

  test('introspection tells the schema of schema.graphql', async () => {
    const { data } = await ask('{ __schema { queryType { fields { name } } } }');
    const names = (data.__schema as { queryType: { fields: { name: string }[] } }).queryType.fields;
    const text = readFileSync('schema.graphql', 'utf8');
    for (const { name } of names) expect(text).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
  });

  test('errors before the operation have the form of GraphQL', async () => {
    const answer = await harness.http.post('/graphql').type('json').send('{"query":');
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].extensions).toMatchObject({ code: 'MALFORMED_JSON', status: 400 });
  });
});
