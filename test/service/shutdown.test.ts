import { request } from 'node:http';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { Gate } from './support/gate.js';
import { startFake as start } from './support/service-process.js';

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
    const gate = new Gate();
    const { child, port, lines, exit } = await start({
      STOP_DELAY_MS: '4000',
      STOP_TIMEOUT_MS: '60000',
      DEADLINE_MS: '60000',
    });
    const inFlight = ask(port, '/v1/resolve', { fake: { gate: gate.path } });
    await gate.reached();
    child.kill('SIGTERM');
    let ready = await ask(port, '/readyz');
    while (ready.status === 200) ready = await ask(port, '/readyz');
    expect(ready).toMatchObject({ status: 503, connection: 'close', body: { status: 'stopping' } });
    expect((await ask(port, '/healthz')).status).toBe(200);
    gate.open();
    const answer = await inFlight;
    expect(answer).toMatchObject({ status: 200, body: { status: 'COMPLETE' } });
    expect(await exit).toEqual({ code: 0, signal: null });
    expect(lines).toContainEqual({ storeClosed: true });
    expect(lines.filter(({ route }) => route === '/v1/resolve')).toHaveLength(1);
  });

  test('cuts off what does not end', async () => {
    const { child, port, lines, exit } = await start({
      STOP_DELAY_MS: '0',
      STOP_TIMEOUT_MS: '300',
      DEADLINE_MS: '60000',
    });
    const gate = new Gate();
    const stuck = ask(port, '/v1/resolve', { fake: { gate: gate.path } });
    const cut = expect(stuck).rejects.toMatchObject({ code: 'ECONNRESET' });
    await gate.reached();
    child.kill('SIGINT');
    await cut;
    expect(await exit).toEqual({ code: 0, signal: null });
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
