import type supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Service } from '../../src/service/service.js';
import { startEngine } from './support/harness.js';

let service: Service;
let http: ReturnType<typeof supertest>;
let url: string;
beforeAll(async () => {
  ({ service, http, url } = await startEngine());
});
afterAll(async () => {
  await service.stop();
});

const ask = async (query: string, variables: object = {}) => {
  const { body } = await http.post('/graphql').send({ query, variables });
  return body as { data: Record<string, unknown>; errors?: { extensions: object }[] };
};

interface Page {
  readonly nodes: readonly { readonly id: string; readonly ruleId: string }[];
  readonly totalCount: number;
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
  readonly pageInfo: { readonly endCursor: string };
}

describe('lists over GraphQL', () => {
  const PAGE = `query ($after: String) {
    rules(first: 2, after: $after) {
      nodes { id ruleId } totalCount
      edges { cursor node { id } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }`;
  const pageAfter = async (after: string | null) =>
    (await ask(PAGE, { after })).data.rules as unknown as Page;

  test('are connections, with a cursor after every item', async () => {
    const first = await pageAfter(null);
    expect(first.edges.map(({ node }) => node.id)).toEqual(first.nodes.map(({ id }) => id));
    expect(first.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: first.edges[0]!.cursor,
      endCursor: first.edges[1]!.cursor,
    });
    const second = await pageAfter(first.edges[0]!.cursor);
    expect(second.nodes[0]).toEqual(first.nodes[1]);
    expect([first.totalCount > 100, second.totalCount]).toEqual([true, first.totalCount]);
    expect(second.pageInfo).toMatchObject({ hasPreviousPage: true });
  });

  test('take the bare ids that cursors once were, and refuse what is none', async () => {
    const { nodes, pageInfo } = await pageAfter(null);
    const { ruleId } = nodes[1]!;
    expect(pageInfo.endCursor).not.toContain(ruleId);
    expect(await pageAfter(ruleId)).toEqual(await pageAfter(pageInfo.endCursor));
    const { errors } = await ask(PAGE, { after: 'nobody' });
    expect(errors?.[0]?.extensions).toMatchObject({ errors: [{ code: 'BAD_CURSOR' }] });
  });

  test('of nothing have no cursors', async () => {
    const { data } = await ask('{ scenarios { edges { cursor } pageInfo { endCursor } } }');
    expect(data.scenarios).toEqual({ edges: [], pageInfo: { endCursor: null } });
  });
});

describe('whatever has a global id', () => {
  const NODE = `query ($id: ID!) { node(id: $id) {
    __typename id
    ... on Card { cardId }
    ... on Rule { ruleId }
    ... on Patch { patch }
    ... on Ruleset { ruleset }
    ... on WorkedCase { caseId }
    ... on Scenario { slug }
  } }`;
  const nodeOf = async (id: string) =>
    (await ask(NODE, { id })).data.node as unknown as Record<string, unknown>;

  test.each([
    ['Card', 'card(cardId: "NEW1_019") { id cardId }'],
    ['Rule', 'rule(ruleId: "HS-R9") { id ruleId }'],
    ['WorkedCase', 'cases(first: 1) { nodes { id caseId } }'],
    ['Patch', 'patches(first: 1) { nodes { id patch } }'],
    ['Ruleset', 'rulesets(first: 1) { nodes { id ruleset } }'],
  ])('%s is read by it', async (kind, field) => {
    const { data } = await ask(`{ ${field} }`);
    const [told] = Object.values(data) as [{ readonly nodes?: readonly object[] }];
    const one = (told.nodes?.[0] ?? told) as { readonly id: string };
    expect(await nodeOf(one.id)).toMatchObject({ __typename: kind, ...one });
  });

  test('and what is told as one value is without it', async () => {
    const { data } = await ask('{ card(cardId: "NEW1_019") { id json } }');
    const { json } = data.card as { readonly json: object };
    expect(json).toMatchObject({ id: 'NEW1_019' });
  });

  test('that is stored as well', async () => {
    const { data } = await ask(
      `mutation { saveScenario(input: { scenario: { batch: { actions: [{ endTurn: true }] } } }) {
        scenario { slug actions { ... on BatchAction { endTurn play } } }
      } }`,
    );
    const { scenario } = data.saveScenario as { readonly scenario: { readonly slug: string } };
    expect(scenario).toMatchObject({ actions: [{ endTurn: true, play: null }] });
    const list = await ask('{ scenarios { nodes { id slug source } totalCount } }');
    const { nodes } = list.data.scenarios as { readonly nodes: { readonly id: string }[] };
    expect(list.data.scenarios).toMatchObject({
      nodes: [{ source: { ruleset: 'batch', actions: [{ endTurn: true }] } }],
      totalCount: null,
    });
    const { slug } = scenario;
    expect(await nodeOf(nodes[0]!.id)).toMatchObject({ __typename: 'Scenario', slug });
  });

  test('many at once, each for itself', async () => {
    const told = await ask('{ card(cardId: "NEW1_019") { id } rule(ruleId: "HS-R9") { id } }');
    const [card, rule] = Object.values(told.data) as unknown as { id: string }[];
    const ids = [rule!.id, 'nobody', card!.id];
    const { data, errors } = await ask(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }',
      { ids },
    );
    expect(data.nodes).toEqual([
      { __typename: 'Rule', id: ids[0] },
      null,
      { __typename: 'Card', id: ids[2] },
    ]);
    expect(errors).toMatchObject([{ path: ['nodes', 1], extensions: { code: 'BAD_QUERY' } }]);
    const none = await ask('{ nodes(ids: []) { __typename } }');
    expect(none.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_QUERY',
      errors: [{ path: ['ids'] }],
    });
  });

  test('and nothing else', async () => {
    const { errors } = await ask(NODE, { id: 'NEW1_019' });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_QUERY',
      errors: [{ code: 'WRONG_FORMAT', path: ['id'] }],
    });
  });
});

describe('lists over REST', () => {
  test('lead to their next page by a whole address', async () => {
    const first = await http.get('/v1/rules?first=2&text=minion');
    const { nextUrl } = first.body as { readonly nextUrl: string };
    expect(nextUrl).toBe(`${url}/v1/rules?first=2&text=minion&after=${first.body.next}`);
    expect(first.headers.link).toBe(`<${nextUrl}>; rel="next"`);
    const second = await http.get(nextUrl.slice(url.length));
    expect(second.status).toBe(200);
    expect(second.body.items[0].id).not.toBe(first.body.items[0].id);
  });

  test('begin at a moment or at a day, and say so to what is neither', async () => {
    for (const since of ['2026-11-23', '2026-11-23T08:00:00+01:00'])
      expect((await http.get('/v1/scenarios').query({ changedSince: since })).status).toBe(200);
    const { body } = await http.get('/v1/scenarios?changedSince=2026-11');
    expect(body.errors).toMatchObject([{ code: 'WRONG_FORMAT', path: ['changedSince'] }]);
    expect(body.errors[0].expected).toContain('a day such as');
  });

  test('say that there is none on the last page', async () => {
    for (const address of ['/v1/rulesets', '/v1/cards?ids=NEW1_019,nobody', '/v1/scenarios'])
      expect((await http.get(address)).body).toMatchObject({ next: null, nextUrl: null });
  });
});
