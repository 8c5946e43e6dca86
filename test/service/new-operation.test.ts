import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { runCommandLine } from '../../src/cli/command-line.js';
import { operate } from '../../src/scenario/operate.js';
import { SCENARIO_OPERATIONS } from '../../src/scenario/operations.js';
import { openApiDocument } from '../../src/service/http/openapi.js';
import { operationRoutes } from '../../src/service/rest/operations.js';

/** An operation as CONTRIBUTING.md has it: this much, and one line in the table. */
vi.mock('../../src/scenario/operations.js', async (importOriginal) => {
  const table = await importOriginal<typeof import('../../src/scenario/operations.js')>();
  const { z } = await import('zod');
  const { scenario } = await import('../../src/scenario/form/scenario.js');
  const { scenarioOperation } = await import('../../src/scenario/operation/operation.js');
  const COUNT = scenarioOperation({
    field: 'count',
    summary: 'Count the fields of a scenario',
    request: scenario,
    answer: z.object({ fields: z.int() }),
    description: 'How many there are.',
    errors: ['INVALID_SCENARIO'],
    example: {},
    isPublic: true,
    run: (body) => ({ fields: Object.keys(body as object).length }),
  });
  return {
    ...table,
    OPERATIONS: { ...table.OPERATIONS, count: COUNT },
    SCENARIO_OPERATIONS: [...table.SCENARIO_OPERATIONS, ['count', COUNT]],
  };
});

const folder = mkdtempSync(join(tmpdir(), 'count-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a new line in the table of operations', () => {
  const [name] = SCENARIO_OPERATIONS.at(-1)!;

  test('is a route with its place in the OpenAPI document', () => {
    const routes = operationRoutes.filter(({ path }) => path === '/v1/count');
    expect(routes).toMatchObject([{ method: 'post', operationId: 'count', limited: true }]);
    expect(openApiDocument(routes).paths).toMatchObject({
      '/v1/count': { post: { summary: 'Count the fields of a scenario' } },
    });
  });

  test('is run by the library', () => {
    expect(operate(name, { a: 1, b: 2 }, {})).toEqual({ ok: true, body: { fields: 2 } });
  });

  test('is a command that prints its answer', async () => {
    const file = join(folder, 'board.yaml');
    writeFileSync(file, 'turn: { player: 2 }\n');
    const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const code = await runCommandLine(['count', file]);
    const text = printed.mock.calls.map(([line]) => line).join('');
    printed.mockRestore();
    expect([code, JSON.parse(text)]).toEqual([0, { fields: 1 }]);
  });
});
