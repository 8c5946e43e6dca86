import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '../../src/service/http/route.js';
import { restRoutes } from '../../src/service/rest/routes.js';
import { problem } from '../../src/service/schemas/problem.js';
import { type Harness, startHarness } from './support/harness.js';

interface Document {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, { operationId: string; responses: object }>>;
  readonly components: { schemas: Record<string, unknown> };
}

let harness: Harness;
let document: Document;
let routes: readonly Route[];
beforeAll(async () => {
  harness = await startHarness();
  document = (await harness.http.get('/openapi.json')).body;
  routes = restRoutes({
    lifecycle: { stopping: false },
    document: () => 0,
  });
});
afterAll(async () => {
  await harness.service.stop();
});

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const pathOf = ({ path }: Route): string => path.replaceAll(/\/:(\w+)/g, '/{$1}');

describe('the document', () => {
  test('passes the strict rules of a linter', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
    const file = join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(document));
    const env = {
      ...process.env,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    };
    const linter = 'node_modules/@redocly/cli/bin/cli.js';
    const args = [linter, 'lint', file, '--extends=recommended-strict', '--format=json'];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env }).catch(
      (error: { stdout: string }) => error,
    );
    await rm(folder, { recursive: true });
    const { problems } = JSON.parse(stdout) as { problems: { message: string }[] };
    expect(problems.map(({ message }) => message)).toEqual([]);
  });

  test('lists exactly the routes', () => {
    const listed = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method} ${path}`),
    );
    expect(listed.sort()).toEqual(routes.map((each) => `${each.method} ${pathOf(each)}`).sort());
  });

  test('names every operation once', () => {
    const names = routes.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('every address', () => {
  test('answers 405 with Allow to every method that it does not take', async () => {
    for (const path of new Set(routes.map((each) => each.path))) {
      const taken = routes.filter((each) => each.path === path).map(({ method }) => method);
      for (const method of METHODS.filter((each) => !taken.includes(each as never))) {
        const answer = await harness.http[method](path.replace(':id', 'x'));
        expect([path, method, answer.status]).toEqual([path, method, 405]);
        for (const each of taken) expect(answer.headers.allow).toContain(each.toUpperCase());
      }
    }
  });

  test('answers a preflight', async () => {
    for (const path of [...routes.map((each) => each.path), '/graphql']) {
      const answer = await harness.http
        .options(path.replace(':id', 'x'))
        .set({ Origin: 'https://wiki.example', 'Access-Control-Request-Method': 'POST' });
      expect(answer.status).toBe(204);
      expect(answer.headers['access-control-allow-origin']).toBe('*');
      expect(answer.headers['access-control-allow-headers']).toContain('Content-Type');
    }
  });

  test('refuses a parameter that it does not know', async () => {
    for (const each of routes) {
      const answer = await harness.http[each.method](`${each.path.replace(':id', 'x')}?nonsense=1`);
      expect([each.path, answer.body.code]).toEqual([each.path, 'BAD_QUERY']);
      expect(answer.body.errors).toMatchObject([{ code: 'UNKNOWN_FIELD', path: ['nonsense'] }]);
    }
  });
});

describe('answers', () => {
  test('fit the schemas of the document', async () => {
    const draft = { title: 'Fits', turn: 'Fits', note: 'x' };
    const cache = { ruleset: 'fake', patch: '1.0' };
    const id = (await harness.http.post('/v1/scenarios').send({ turn: 'first' })).body.id;
    const made = (await harness.http.post('/v1/death-event-caches').send(cache)).body;
    const token = `Bearer ${made.editToken}`;
    const death = { entityId: 1, cardId: 'A', controller: 1, turn: 1 };
    const requests: [string, string, object?][] = [
      ['resolve', '/v1/resolve', {}],
      ['verify', '/v1/verify', {}],
      ['legalActions', '/v1/actions', {}],
      ['saveScenario', '/v1/scenarios', draft],
      ['searchScenarios', '/v1/scenarios'],
      ['getScenario', `/v1/scenarios/${id}`],
      ['openPermalink', `/s/${id}`],
      ['createDeathEventCache', '/v1/death-event-caches', cache],
      ['getDeathEventCache', `/v1/death-event-caches/${made.id}`],
      [
        'recordDeaths',
        `/v1/death-event-caches/${made.id}/deaths`,
        { expectedVersion: 0, deaths: [death] },
      ],
      ...['cards', 'rules', 'patches', 'rulesets'].map((name): [string, string] => [
        `list${name[0]?.toUpperCase()}${name.slice(1)}`,
        `/v1/${name}`,
      ]),
      ['getCard', '/v1/cards/CARD_001'],
      ['getRule', '/v1/rules/R1'],
      ['health', '/healthz'],
      ['readiness', '/readyz'],
      ['listErrors', '/errors'],
      ['getError', '/errors/OVERLOADED'],
    ];
    for (const [operationId, path, body] of requests) {
      const each = routes.find((route) => route.operationId === operationId);
      const answer =
        body === undefined
          ? await harness.http.get(path)
          : await harness.http.post(path).set('Authorization', token).send(body);
      const row = each?.answers.find(({ status }) => status === answer.status);
      expect([operationId, row?.schema.safeParse(answer.body).error]).toEqual([
        operationId,
        undefined,
      ]);
      expect([operationId, row !== undefined]).toEqual([operationId, true]);
    }
  });

  test('that are problems fit the schema of problems', async () => {
    for (const path of ['/nowhere', '/v1/cards?first=0', '/v1/cards/none', '/s/none']) {
      const { body } = await harness.http.get(path);
      expect(problem.strict().safeParse(body).error).toBeUndefined();
    }
  });
});
