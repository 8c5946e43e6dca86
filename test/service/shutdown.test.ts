import { request } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { startFake as start } from './support/fake-process.js';

interface Answer {
  readonly status: number;
  readonly connection: string | undefined;
  readonly body: Record<string, unknown>;
}

async function ask(port: number, path: string, body?: object): Promise<Answer> {
  const method = body === undefined ? 'GET' : 'POST';
  const headers = { 'Content-Type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      let text = '';
      answer.on('data', (data: Buffer) => (text += data.toString()));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          connection: answer.headers.connection,
          body: JSON.parse(text) as Record<string, unknown>,
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

describe('SIGTERM', () => {
  test('fails readiness first, answers what is in flight, and ends with 0', async () => {
    const { child, port, lines, exit } = await start({
      STOP_DELAY_MS: '400',
      DEADLINE_MS: '20000',
    });
    const inFlight = ask(port, '/v1/resolve', { fake: { busyMs: 900 } });
    await sleep(100);
    const begin = performance.now();
    child.kill('SIGTERM');
    await sleep(100);
    const ready = await ask(port, '/readyz');
    expect(ready).toMatchObject({ status: 503, connection: 'close', body: { status: 'stopping' } });
    expect((await ask(port, '/healthz')).status).toBe(200);
    const answer = await inFlight;
    expect(answer).toMatchObject({ status: 200, body: { status: 'COMPLETE' } });
    expect(await exit).toEqual({ code: 0, signal: null });
    expect(performance.now() - begin).toBeLessThan(10_000);
    expect(lines).toContainEqual({ storeClosed: true });
    expect(lines.filter(({ route }) => route === '/v1/resolve')).toHaveLength(1);
  });

  test('cuts off what does not end', async () => {
    const { child, port, lines, exit } = await start({
      STOP_DELAY_MS: '0',
      STOP_TIMEOUT_MS: '300',
      DEADLINE_MS: '3000',
    });
    const stuck = ask(port, '/v1/resolve', { fake: { loop: true } });
    const cut = expect(stuck).rejects.toMatchObject({ code: 'ECONNRESET' });
    await sleep(100);
    const begin = performance.now();
    child.kill('SIGINT');
    await cut;
    expect(await exit).toEqual({ code: 0, signal: null });
    expect(performance.now() - begin).toBeLessThan(1_500);
    expect(lines.map(({ msg }) => msg)).toContain('requests were cut off');
  });
});

describe('an address that is taken', () => {
  test('ends the process with 1', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    await expect(start({ PORT: String(port) })).rejects.toThrow('it ended with 1');
    other.close();
  });
});
