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
  readonly items: readonly { readonly id: string; readonly globalId: string }[];
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
  readonly pageInfo: { readonly endCursor: string };
  readonly next: string;
}

describe('lists over GraphQL', () => {
  const PAGE = `query ($after: String) {
    rules(first: 2, after: $after) {
      items { id globalId } next
      edges { cursor node { id } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }`;
  const pageAfter = async (after: string | null) =>
    (await ask(PAGE, { after })).data.rules as unknown as Page;

  test('are connections, with a cursor after every item', async () => {
    const first = await pageAfter(null);
    expect(first.edges.map(({ node }) => node.id)).toEqual(first.items.map(({ id }) => id));
    expect(first.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: first.edges[0]!.cursor,
      endCursor: first.next,
    });
    const second = await pageAfter(first.edges[0]!.cursor);
    expect(second.items[0]).toEqual(first.items[1]);
    expect(second.pageInfo).toMatchObject({ hasPreviousPage: true });
  });

  test('take the bare ids that cursors once were, and refuse what is none', async () => {
    const { items, next } = await pageAfter(null);
    expect(next).not.toContain(items[1]!.id);
    expect(await pageAfter(items[1]!.id)).toEqual(await pageAfter(next));
    const { errors } = await ask(PAGE, { after: 'nobody' });
    expect(errors?.[0]?.extensions).toMatchObject({ errors: [{ code: 'BAD_CURSOR' }] });
  });

  test('of nothing have no cursors', async () => {
    const { data } = await ask('{ scenarios { edges { cursor } pageInfo { endCursor } next } }');
    expect(data.scenarios).toEqual({ edges: [], pageInfo: { endCursor: null }, next: null });
  });
});

describe('whatever has a global id', () => {
  const NODE = `query ($id: ID!) { node(id: $id) {
    __typename globalId
    ... on Card { id }
    ... on Rule { id }
    ... on Patch { id }
    ... on Ruleset { id }
    ... on WorkedCase { id }
    ... on Scenario { slug }
    ... on DeathEventCache { id }
  } }`;
  const nodeOf = async (id: string) =>
    (await ask(NODE, { id })).data.node as unknown as Record<string, unknown>;

  test.each([
    ['Card', 'card(id: "NEW1_019")'],
    ['Rule', 'rule(id: "HS-R9")'],
    ['WorkedCase', 'cases(first: 1) { items', '}'],
    ['Patch', 'patches(first: 1) { items', '}'],
    ['Ruleset', 'rulesets(first: 1) { items', '}'],
  ])('%s is read by it', async (kind, field, end = '') => {
    const { data } = await ask(`{ ${field} { id globalId } ${end} }`);
    const [told] = Object.values(data) as [{ readonly items?: readonly object[] }];
    const one = (told.items?.[0] ?? told) as { readonly id: string; readonly globalId: string };
    expect(await nodeOf(one.globalId)).toMatchObject({ __typename: kind, ...one });
  });

  test('and what is told as one value is without it', async () => {
    const { data } = await ask('{ card(id: "NEW1_019") { globalId json } }');
    const { json } = data.card as { readonly json: object };
    expect(Object.keys(json)).not.toContain('globalId');
  });

  test('that is stored as well', async () => {
    const { data } = await ask(
      `mutation { saveScenario(typedScenario: { batch: { actions: [{ endTurn: true }] } }) { slug } }`,
    );
    const { slug } = data.saveScenario as { readonly slug: string };
    const list = await ask('{ scenarios { items { globalId slug } edges { cursor } next } }');
    const { items } = list.data.scenarios as { readonly items: { globalId: string }[] };
    expect(await nodeOf(items[0]!.globalId)).toMatchObject({ __typename: 'Scenario', slug });
  });

  test('many at once, each for itself', async () => {
    const told = await ask('{ card(id: "NEW1_019") { globalId } rule(id: "HS-R9") { globalId } }');
    const [card, rule] = Object.values(told.data) as unknown as { globalId: string }[];
    const ids = [rule!.globalId, 'nobody', card!.globalId];
    const { data, errors } = await ask(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename globalId } }',
      { ids },
    );
    expect(data.nodes).toEqual([
      { __typename: 'Rule', globalId: ids[0] },
      null,
      { __typename: 'Card', globalId: ids[2] },
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
