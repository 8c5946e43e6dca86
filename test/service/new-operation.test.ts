import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

/** An operation as CONTRIBUTING.md has it: this much, and one line in the table. */
const COUNT = `
import { z } from 'zod';
import { scenario } from '../form/scenario.js';
import { scenarioOperation } from '../operation/operation.js';
export const COUNT = scenarioOperation({
  field: 'count',
  summary: 'Count the fields of a scenario',
  request: scenario,
  answer: z.object({ fields: z.int() }),
  description: 'How many there are.',
  errors: ['INVALID_SCENARIO'],
  example: {},
  isPublic: true,
  run: (body) => ({ fields: Object.keys(body).length }),
});
`;

/** A copy of the built project, in which the operation is written. */
const COPY = '.cache/new-operation';
const built = <Module>(path: string): Promise<Module> =>
  import(/* @vite-ignore */ pathToFileURL(`${COPY}/dist/${path}`).href);

const folder = mkdtempSync(join(tmpdir(), 'count-'));
beforeAll(() => {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const path of ['dist', 'package.json', 'schema.graphql'])
    cpSync(path, `${COPY}/${path}`, { recursive: true });
  mkdirSync(`${COPY}/dist/scenario/count`);
  writeFileSync(`${COPY}/dist/scenario/count/operation.js`, COUNT);
  const table = `${COPY}/dist/scenario/operations.js`;
  const text = readFileSync(table, 'utf8');
  const line = text.replace('  rulesets: RULESETS,\n', '$&  count: COUNT,\n');
  expect(line).not.toBe(text);
  writeFileSync(table, `import { COUNT } from './count/operation.js';\n${line}`);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(COPY, { recursive: true });
});

describe('a new line in the table of operations', () => {
  test('is a route with its place in the OpenAPI document', async () => {
    const { operationRoutes } = await built<typeof import('../../src/service/rest/operations.js')>(
      'service/rest/operations.js',
    );
    const { openApiDocument } =
      await built<typeof import('../../src/service/http/openapi.js')>('service/http/openapi.js');
    const routes = operationRoutes.filter(({ path }) => path === '/v1/count');
    expect(routes).toMatchObject([{ method: 'post', operationId: 'count', limited: true }]);
    expect(openApiDocument(routes).paths).toMatchObject({
      '/v1/count': { post: { summary: 'Count the fields of a scenario' } },
    });
  });

  test('is run by the library', async () => {
    const { operate } =
      await built<typeof import('../../src/scenario/operate.js')>('scenario/operate.js');
    const name = 'count' as Parameters<typeof operate>[0];
    expect(operate(name, { a: 1, b: 2 }, {})).toEqual({ ok: true, body: { fields: 2 } });
  });

  test('is a command that prints its answer', async () => {
    const { runCommandLine } =
      await built<typeof import('../../src/cli/command-line.js')>('cli/command-line.js');
    const file = join(folder, 'board.yaml');
    writeFileSync(file, 'turn: { player: 2 }\n');
    const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const code = await runCommandLine(['count', file]);
    const text = printed.mock.calls.map(([line]) => line).join('');
    printed.mockRestore();
    expect([code, JSON.parse(text)]).toEqual([0, { fields: 1 }]);
  });
});
