import { buildSchema, isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEPRECATED } from '../../src/service/deprecated.js';
import { schemaText } from '../../src/service/graphql/server.js';
import { type Harness, startHarness } from './support/harness.js';

const DAY = /^\d{4}-\d\d-\d\d$/;
const HALF_A_YEAR_MS = 180 * 86_400_000;

/** An entry that is made up: the service has none at the moment. */
const MADE_UP = {
  listCards: {
    route: { since: '2026-11-23', sunset: '2027-11-23', instead: 'GET /v2/cards.' },
    query: { name: { since: '2026-11-23', sunset: '2027-05-23', instead: '`text`.' } },
  },
};

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({}, { deprecated: MADE_UP });
});
afterAll(() => harness.service.stop());

test('who uses what will be gone is told so, and when', async () => {
  const { headers } = await harness.http.get('/v1/cards?ruleset=fake');
  expect(headers.deprecation).toBe('@1795392000');
  expect(headers.sunset).toBe('Tue, 23 Nov 2027 00:00:00 GMT');
  expect(headers.link).toContain('</docs#versions>; rel="deprecation"');
  const named = await harness.http.get('/v1/cards?ruleset=fake&name=a');
  expect(named.headers.sunset).toBe('Sun, 23 May 2027 00:00:00 GMT');
  const other = await harness.http.get('/v1/rules?ruleset=fake');
  expect([other.headers.deprecation, other.headers.sunset]).toEqual([undefined, undefined]);
});

test('the document says so too', async () => {
  const { paths } = (await harness.http.get('/openapi.json')).body;
  const { deprecated, parameters } = paths['/v1/cards'].get;
  expect(deprecated).toBe(true);
  const marked = parameters.filter((each: { deprecated?: true }) => each.deprecated);
  expect(marked.map(({ name }: { name: string }) => name)).toEqual(['name']);
  expect(paths['/v1/rules'].get.deprecated).toBeUndefined();
});

test('what the service and its schema deprecate has half a year and says what to use instead', () => {
  const parts = Object.values(DEPRECATED).flatMap(({ route, query = {} }) => [
    ...(route === undefined ? [] : [route]),
    ...Object.values(query),
  ]);
  const reasons = Object.values(buildSchema(schemaText()).getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()))
    .flatMap(({ deprecationReason }) => deprecationReason ?? []);
  const written = reasons.map((reason) => {
    const [, since = '', sunset = '', instead = ''] = /^(\S+), (\S+): (.+)$/.exec(reason) ?? [];
    return { since, sunset, instead };
  });
  for (const { since, sunset, instead } of [...parts, ...written]) {
    expect([since, sunset]).toEqual([expect.stringMatching(DAY), expect.stringMatching(DAY)]);
    expect(Date.parse(sunset) - Date.parse(since)).toBeGreaterThanOrEqual(HALF_A_YEAR_MS);
    expect(instead).not.toBe('');
  }
});
