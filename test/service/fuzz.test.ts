import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { problem } from '../../src/service/schemas/problem.js';
import { isReachable } from '../scenario/support/mutate.js';
import { type Harness, startHarness } from './support/harness.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({ deadlineMs: 60_000 });
});
afterAll(async () => {
  await harness.service.stop();
});

const SEED = 20_260_102;
const RUNS = 1_500;
const AT_ONCE = 8;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const SCENARIO: Json = {
  title: 'Knife Juggler',
  ruleset: 'fake',
  patch: '1.0',
  turn: { number: 11, player: 1 },
  players: {
    1: {
      hero: { card: 'Rexxar', damage: 12 },
      board: [{ as: 'a', card: 'CARD_001' }],
      deck: ['CARD_002'],
    },
    2: { board: [], hand: [] },
  },
  order: ['a'],
  deaths: [],
  actions: [{ play: 'a', target: 'b' }, 'endTurn'],
  decisions: [{ pick: 'a' }],
  random: { seed: 7 },
  expect: [{ entity: 'a', damage: 1 }],
};
const DEATH: Json = {
  entityId: 1,
  cardId: 'A',
  controller: 1,
  turn: 2,
  zonePosition: 3,
  extra: { a: [1] },
};
const CACHE: Json = { ruleset: 'fake', patch: '1.0', title: 'x', deaths: [DEATH] };
const NO_ID = 'a'.repeat(26);

/** Values that stand in for a value: other types, other sizes, and what breaks careless programs. */
const POISON: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    false,
    0,
    -0,
    -1,
    1e308,
    2 ** 53,
    0.1,
    '',
    '\0',
    '\ud800',
    '🃏',
    '\u202e',
    'NaN',
    '__proto__',
    'constructor',
    'a'.repeat(5_000),
    'x\r\ny: z',
    '<script>',
    "'; DROP",
    [],
    {},
    [[]],
    { cache: NO_ID },
    { cache: 1 },
    { cache: NO_ID, version: -1 },
    { constructor: { prototype: { polluted: true } } },
    { toString: 1, valueOf: 2, length: -1 },
    { next: 'x' },
    { toJSON: 'x' },
    { __typename: 'x' },
    { hasOwnProperty: null },
  ),
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>,
);

/** A way to change a value: replace, remove, add or repeat something somewhere in it. */
type Mutation = {
  readonly at: number;
  readonly how: number;
  readonly with: Json;
  readonly key: string;
};

const MUTATION: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(1_000),
  how: fc.nat(3),
  with: POISON,
  key: fc.oneof(
    fc.constantFrom(
      '__proto__',
      'prototype',
      'constructor',
      'recordDeaths',
      'trace',
      'note',
      'deaths',
      '',
    ),
    fc.string({ maxLength: 8 }),
  ),
});

type Holder = Record<string | number, Json> | Json[];

/** Every place in a value: who holds it and under which key. */
function places(value: Json): [Holder, string | number][] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  return Object.keys(value).flatMap((key) => [
    [holder, key] as [Holder, string],
    ...places((value as Record<string, Json>)[key] as Json),
  ]);
}

function mutate(original: Json, mutations: readonly Mutation[]): Json {
  const root: { value: Json } = { value: structuredClone(original) };
  for (const { at, how, with: poison, key } of mutations) {
    // what is put in may be changed itself by the next mutation, and is not to be of the next case
    const other = structuredClone(poison);
    const all = places(root as Json);
    const [holder, name] = all[at % all.length] as [Holder, string];
    const target = holder as Record<string, Json>;
    if (how === 0) target[name] = other;
    else if (how === 1 && holder !== (root as unknown)) delete target[name];
    else if (how === 2)
      Object.defineProperty(target, key, {
        value: other,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    else target[name] = [target[name] as Json, target[name] as Json];
  }
  return root.value;
}

/** A text that spoils another: cut, with a byte changed, or with something JSON does not know. */
const SPOILERS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text,
  (text) => text,
  (text) => text.slice(0, text.length / 2),
  (text) => text.replace(/\d+/, '1e999'),
  (text) => text.replace(/\d+/, 'NaN'),
  (text) => text.replace('{', '{"title":1,'),
  (text) => `${text}${text}`,
];

interface Shot {
  readonly method: 'post' | 'patch';
  readonly path: string;
  readonly base: Json;
  readonly graphql?: string;
}

const SHOTS: readonly Shot[] = [
  { method: 'post', path: '/v1/resolve', base: SCENARIO },
  { method: 'post', path: '/v1/verify', base: SCENARIO },
  { method: 'post', path: '/v1/actions', base: SCENARIO },
  { method: 'post', path: '/v1/scenarios', base: { ...SCENARIO, note: 'x' } },
  {
    method: 'patch',
    path: `/v1/scenarios/${NO_ID}`,
    base: { title: 'x', note: 'y', expectedVersion: 1 },
  },
  { method: 'post', path: '/v1/death-event-caches', base: CACHE },
  {
    method: 'post',
    path: `/v1/death-event-caches/${NO_ID}/deaths`,
    base: { expectedVersion: 0, deaths: [DEATH] },
  },
  ...[
    'query ($s: JSON!) { resolve(scenario: { shortForm: $s }) { traceHash trace { id } state } }',
    'query ($s: JSON!) { verify(scenario: { shortForm: $s }, trace: NONE) { pass } }',
    'query ($s: JSON!) { legalActions(scenario: { shortForm: $s }) { actions { text } } }',
    'mutation ($s: JSON!) { saveScenario(input: { scenario: { shortForm: $s }, note: "x" }) { editToken } }',
  ].map((graphql): Shot => ({ method: 'post', path: '/graphql', base: { s: SCENARIO }, graphql })),
  {
    method: 'post',
    path: '/graphql',
    base: { c: NO_ID, d: [DEATH], v: 1 },
    graphql:
      'mutation ($c: String!, $d: [DeathInput!]!, $v: Int!) { recordDeaths(input: { cacheId: $c, editToken: "x", deaths: $d, expectedVersion: $v }) { version } }',
  },
];

const CASE = fc.record({
  shot: fc.constantFrom(...SHOTS),
  mutations: fc.array(MUTATION, { minLength: 1, maxLength: 3 }),
  spoil: fc.constantFrom(...SPOILERS),
  yaml: fc.boolean(),
});

type Case = typeof CASE extends fc.Arbitrary<infer Value> ? Value : never;

async function fire({ shot, mutations, spoil, yaml }: Case) {
  const body = mutate(shot.base, mutations);
  const whole = shot.graphql === undefined ? body : { query: shot.graphql, variables: body };
  const text = spoil(JSON.stringify(whole));
  const isYaml = yaml && shot.path !== '/graphql';
  const type = isYaml ? 'application/yaml' : 'application/json';
  const answer = await harness.http[shot.method](shot.path)
    .set({ 'Content-Type': type, Authorization: 'Bearer abc' })
    .send(text);
  const read = (): Json => (isYaml ? parse(text) : JSON.parse(text)) as Json;
  return { answer, text, read };
}

/** Whether a pointer and a path are the same. */
function areSame(pointer: string, path: readonly (string | number)[]): boolean {
  const parts = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return parts.length === path.length && parts.every((part, i) => part === String(path[i]));
}

describe('bodies with one to three faults', () => {
  test(`${RUNS} of them: no answer from 500 on, each problem valid, none stopped`, async () => {
    const cases = fc.sample(CASE, { seed: SEED, numRuns: RUNS });
    const statuses = new Map<number, number>();
    for (let i = 0; i < cases.length; i += AT_ONCE) {
      const fired = await Promise.all(cases.slice(i, i + AT_ONCE).map(fire));
      for (const { answer, text, read } of fired) {
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        expect(answer.body.code).not.toBe('DEADLINE_EXCEEDED');
        if (answer.status >= 500) expect.fail(`${answer.status} for ${text}: ${answer.text}`);
        if (answer.type === 'application/problem+json') {
          expect(problem.strict().safeParse(answer.body).error).toBeUndefined();
          for (const error of answer.body.errors ?? []) {
            expect([error, areSame(error.pointer, error.path)]).toEqual([error, true]);
            expect([text, error, isReachable(read(), error.path)]).toEqual([
              ...[text, error, true],
            ]);
          }
        }
        for (const error of answer.body.errors ?? []) {
          expect(error.extensions?.code).not.toBe('INTERNAL_ERROR');
        }
      }
    }
    expect(statuses.get(200)).toBeGreaterThan(100);
    expect(statuses.get(422)).toBeGreaterThan(100);
    expect(statuses.get(400)).toBeGreaterThan(100);
    expect(harness.lines.filter((line) => 'fault' in line || 'err' in line)).toEqual([]);
  });
});
