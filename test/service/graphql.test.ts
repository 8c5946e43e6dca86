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
  const query = 'query ($s: JSON!) { resolve(scenario: { shortForm: $s }) { status } }';
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
  const fields = Array.from({ length: 25 }, (_, i) => `r${i}: rule(ruleId: "R1") { id }`);
  const { errors } = await ask(`{ ${fields.join(' ')} }`);
  await new Promise(setImmediate);
  process.off('warning', note);
  expect(errors).toBeUndefined();
  expect(warnings).toEqual([]);
});

describe('queries', () => {
  test('resolve answers the trace, the rules that it cites, entities and the state', async () => {
    const { data } = await ask(
      `query ($scenario: JSON!) {
        resolve(scenario: { shortForm: $scenario }, trace: FULL) {
          status result winners traceHash state turn { number player } entities { id } pending { name }
          actions { legal illegal { code } }
          trace { id parent depth kind rule alsoRules source { id cardId } changes { n entity tag from to } }
          citedRules { ruleId text }
          deaths { cardId zonePosition seq }
          unknownCards { cardId }
        }
      }`,
      { scenario: { actions: ['endTurn'] } },
    );
    expect(data).toMatchObject({
      resolve: {
        ...{ status: 'COMPLETE', result: 'ONGOING', winners: [], pending: null, entities: [] },
        turn: { number: 1, player: 1 },
        actions: [{ legal: true, illegal: null }],
        trace: [
          { id: 0, parent: null, kind: 'SEQUENCE', source: null },
          { id: 1, parent: 0, kind: 'EVENT', changes: [{ tag: 'DAMAGE' }] },
        ],
        citedRules: [{ ruleId: 'R1', text: 'The first rule.' }],
        deaths: [{ cardId: 'CARD_000', zonePosition: null, seq: null }],
        unknownCards: [],
      },
    });
  });

  test('a scenario may be written in place', async () => {
    const inPlace = await ask(
      '{ resolve(scenario: { shortForm: { turn: { number: 3 }, actions: [endTurn] } }) { traceHash } }',
    );
    const variable = await ask(
      'query ($s: JSON!) { resolve(scenario: { shortForm: $s }) { traceHash } }',
      {
        s: { turn: { number: 3 }, actions: ['endTurn'] },
      },
    );
    expect(inPlace.data).toEqual(variable.data);
  });

  test('a variable may stand inside a scenario', async () => {
    const { data } = await ask(
      'query ($lines: Int!) { resolve(scenario: { shortForm: { lines: $lines, title: null } }) { trace { id } } }',
      { lines: 3 },
    );
    expect(data.resolve).toMatchObject({ trace: [{ id: 0 }, { id: 1 }, { id: 2 }] });
  });

  test('verify and legalActions answer', async () => {
    const { data } = await ask(`{
      verify(scenario: { shortForm: {} }) { pass expectations { path pass message } }
      legalActions(scenario: { shortForm: {} }) { actions { text } illegal { text } }
    }`);
    expect(data).toMatchObject({
      verify: { pass: true, expectations: [{ path: ['scenario', 'shortForm', 'expect', 0] }] },
      legalActions: { actions: [{ text: 'End the turn.' }], illegal: [] },
    });
  });

  test('the catalogue is listed, searched and read', async () => {
    const { data } = await ask(`{
      cards(first: 2, text: "number 1") { nodes { cardId name json } pageInfo { hasNextPage } totalCount }
      card(cardId: "CARD_003") { name }
      rules { nodes { ruleId topic source } }
      rule(ruleId: "R2/3") { text }
      patches(ruleset: "fake") { nodes { patch isDefault } }
      rulesets { nodes { ruleset title } pageInfo { hasNextPage } }
    }`);
    expect(data).toMatchObject({
      cards: {
        nodes: [{ cardId: 'CARD_001', json: { id: 'CARD_001' } }, { cardId: 'CARD_010' }],
        pageInfo: { hasNextPage: true },
        totalCount: 111,
      },
      card: { name: 'Card number 3' },
      rule: { text: 'A rule with a slash in its id.' },
      patches: { nodes: [{ patch: '1.0', isDefault: true }] },
      rulesets: {
        nodes: [{ ruleset: 'fake', title: 'A game without rules' }],
        pageInfo: { hasNextPage: false },
      },
    });
  });

  test('an engine problem has its code, its errors and the nearest names', async () => {
    const { status, data, errors } = await ask(
      '{ card(cardId: "CARD_999") { name } rulesets { totalCount } }',
    );
    expect(status).toBe(200);
    expect(data).toEqual({ card: null, rulesets: { totalCount: 1 } });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'NO_SUCH_ITEM',
      status: 404,
      errors: [{ pointer: '/cardId', nearest: ['CARD_000', 'CARD_001', 'CARD_002'] }],
    });
  });

  test('a scenario is of one game, or in short form', async () => {
    for (const scenario of ['{}', '{ batch: {}, wowTcg: {} }', '{ shortForm: null }']) {
      const { errors } = await ask(`{ resolve(scenario: ${scenario}) { traceHash } }`);
      expect(errors[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    }
    const { errors } = await ask('{ resolve(scenario: { shortForm: 1 }) { traceHash } }');
    expect(errors[0]?.extensions).toMatchObject({
      code: 'INVALID_BODY',
      errors: [{ pointer: '/scenario/shortForm' }],
    });
  });

  test('one root that fails leaves the others', async () => {
    const { data, errors } = await ask(
      '{ a: resolve(scenario: { shortForm: { typo: 1 } }) { traceHash } b: rule(ruleId: "R1") { ruleId } }',
    );
    expect(data).toEqual({ a: null, b: { ruleId: 'R1' } });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'INVALID_SCENARIO',
      errors: [{ pointer: '/scenario/shortForm/typo' }],
    });
  });

  test('two fields for one thing are told where they were sent', async () => {
    const { errors } = await ask(
      '{ resolve(scenario: { wowTcg: { players: [{ deck: [], deckCount: 3 }] } }) { traceHash } }',
    );
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_QUERY',
      errors: [{ pointer: '/scenario/wowTcg/players/0/deckCount' }],
    });
  });

  test('arguments are checked as over REST', async () => {
    const { errors } = await ask('{ cards(first: 101) { totalCount } }');
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_QUERY',
      errors: [{ code: 'TOO_LARGE', path: ['first'], expected: 'at most 100' }],
    });
  });

  test('what breaks off inside is not told', async () => {
    const { errors } = await ask(
      '{ resolve(scenario: { shortForm: { fake: { throw: true } } }) { state } }',
    );
    expect(errors[0]?.extensions.code).toBe('INTERNAL_ERROR');
    expect(JSON.stringify(errors)).not.toMatch(/secret|\.ts|at /);
  });

  test('a query may be asked by GET', async () => {
    const query = encodeURIComponent('query ($id: String!) { card(cardId: $id) { name } }');
    const variables = encodeURIComponent('{"id":"CARD_004"}');
    const answer = await harness.http.get(`/graphql?query=${query}&variables=${variables}`);
    expect(answer.body.data).toEqual({ card: { name: 'Card number 4' } });
  });

  test('recordDeaths in a scenario is refused: a query changes nothing', async () => {
    const { errors } = await ask(
      '{ resolve(scenario: { shortForm: { recordDeaths: { cache: "a", expectedVersion: 0 } } }) { state } }',
    );
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_BODY' });
  });
});

describe('mutations', () => {
  test('a scenario is saved, revised, read, listed and withdrawn', async () => {
    const saved = await ask(
      `mutation {
        saveScenario(input: { scenario: { shortForm: { title: "Over GraphQL", turn: 9 } }, note: "Hm." }) {
          created editToken rulingChanged formerTraceHash
          scenario { id slug contentId url version traceHash note }
        }
      }`,
    );
    const payload = saved.data.saveScenario as { editToken: string; scenario: { slug: string } };
    const { editToken, scenario } = payload;
    expect(payload).toMatchObject({
      ...{ created: true, rulingChanged: false, formerTraceHash: null },
      scenario: { version: 1, note: 'Hm.', url: `/s/${scenario.slug}` },
    });
    const { slug } = scenario;
    const revised = await ask(
      `mutation ($input: ReviseScenarioInput!) {
        reviseScenario(input: $input) { scenario { title version source } }
      }`,
      { input: { slug, editToken, expectedVersion: 1, title: 'Anew' } },
    );
    expect(revised.data.reviseScenario).toMatchObject({
      scenario: { title: 'Anew', version: 2, source: { turn: 9 } },
    });
    const read = await ask(
      `query ($slug: String!) {
        scenario(slug: $slug) {
          title note source createdAt result random seed deathEventCache { cacheId }
        }
        scenarios(text: "anew") { nodes { slug cards state } }
      }`,
      { slug },
    );
    expect(read.data).toMatchObject({
      scenario: { title: 'Anew', note: 'Hm.', source: { turn: 9 }, random: 'ASK', seed: null },
      scenarios: { nodes: [{ slug, cards: ['CARD_000'], state: { of: 9 } }] },
    });
    const withdrawn = await ask(
      `mutation ($input: WithdrawScenarioInput!) {
        withdrawScenario(input: $input) { slug withdrawnAt }
      }`,
      { input: { slug, editToken } },
    );
    expect(withdrawn.data.withdrawScenario).toMatchObject({ slug });
    const gone = await ask('query ($s: String!) { scenario(slug: $s) { id } }', { s: slug });
    expect(gone.errors[0]?.extensions.code).toBe('SCENARIO_WITHDRAWN');
  });

  test('a death event cache is started, appended to, read and deleted', async () => {
    const created = await ask(
      `mutation ($deaths: [DeathInput!]) {
        createDeathEventCache(input: { ruleset: "fake", patch: "1.0", deaths: $deaths }) {
          cacheId version editToken
        }
      }`,
      { deaths: [{ entityId: 3, cardId: 'A', controller: 1, turn: 2, zonePosition: null }] },
    );
    const { cacheId, editToken } = created.data.createDeathEventCache as Record<string, string>;
    const appended = await ask(
      `mutation ($id: String!, $token: String!) {
        recordDeaths(input: { cacheId: $id, editToken: $token, expectedVersion: 1, deaths: [
          { entityId: 4, cardId: "B", controller: 2, turn: 3, extra: { golden: true } }
        ] }) { version }
      }`,
      { id: cacheId, token: editToken },
    );
    expect(appended.data).toEqual({ recordDeaths: { version: 2 } });
    const read = await ask(
      `query ($id: String!) { deathEventCache(cacheId: $id) {
        version nextSeq deaths { seq cardId extra zonePosition }
      } }`,
      { id: cacheId },
    );
    expect(read.data.deathEventCache).toEqual({
      version: 2,
      nextSeq: null,
      deaths: [
        { seq: 1, cardId: 'A', extra: null, zonePosition: null },
        { seq: 2, cardId: 'B', extra: { golden: true }, zonePosition: null },
      ],
    });
    const deleted = await ask(
      `mutation ($input: DeleteDeathEventCacheInput!) {
        deleteDeathEventCache(input: $input) { cacheId version }
      }`,
      { input: { cacheId, editToken } },
    );
    expect(deleted.data.deleteDeathEventCache).toEqual({ cacheId, version: 2 });
  });

  test('one by GET is refused', async () => {
    const query = encodeURIComponent(
      'mutation { withdrawScenario(input: { slug: "a", editToken: "b" }) { slug } }',
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
    const query =
      'mutation { createDeathEventCache(input: { ruleset: "a", patch: "b" }) { version } }';
    const alone = await harness.http.post('/graphql').send({ query });
    const beside = await harness.http
      .post('/graphql')
      .send({ query: '{ __typename scenario(slug: "aaaaaaaaaaaaaaaaaaaaaaaaaa") { id } }' });
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
