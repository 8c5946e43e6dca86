import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServiceProcess, startFake } from './support/service-process.js';

const TWO = { PROCESSES: '2', DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' };

let service: ServiceProcess;
const said = (msg: string): Record<string, unknown>[] =>
  service.lines.filter((line) => line.msg === msg);

async function until<T>(find: () => T | undefined): Promise<T> {
  for (;;) {
    const found = find();
    if (found !== undefined) return found;
    await sleep(20);
  }
}

/** Asks over a connection of its own. */
async function ask(path: string): Promise<number> {
  const url = `http://127.0.0.1:${service.port}${path}`;
  const answer = await fetch(url, { headers: { Connection: 'close' } });
  await answer.text();
  return answer.status;
}

beforeAll(async () => {
  service = await startFake({ ...TWO, ADMIN_PORT: '0' });
  await until(() => said('all processes listen')[0]);
});

afterAll(() => service.child.kill('SIGKILL'));

describe('a service of two processes', () => {
  test('answers from both on one port', async () => {
    for (let i = 0; i < 4; i++) expect(await ask('/healthz')).toBe(200);
    const answered = await until(() => {
      const lines = service.lines.filter((line) => line.route === '/healthz');
      return lines.length === 4 ? lines : undefined;
    });
    expect(new Set(answered.map((line) => line.process))).toEqual(new Set([1, 2]));
  });

  test('tells the numbers of both together', async () => {
    const port = said('metrics of all processes are served')[0]!.adminPort as number;
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toMatch(/oracle_http_request_duration_seconds_count\{.*healthz.*\} 4\n/);
  });

  test('replaces one that has ended', async () => {
    const { pid } = said('a process listens')[0] as { pid: number };
    process.kill(pid, 'SIGKILL');
    await until(() => said('a process has ended')[0]);
    expect(await ask('/healthz')).toBe(200);
    await until(() => said('a process listens').find((line) => line.process === 3));
    expect(await ask('/healthz')).toBe(200);
  });

  test('stops as a whole', async () => {
    service.child.kill('SIGTERM');
    expect(await service.exit).toEqual({ code: 0, signal: null });
    expect(service.lines.filter((line) => line.storeClosed === true)).toHaveLength(2);
    expect(said('all processes have stopped')).toHaveLength(1);
  });
});
