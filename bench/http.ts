import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import express from 'express';

const SECONDS = 5;
const CONNECTIONS = 8;
const ROUNDS = 2;
const headers = { 'content-type': 'application/json' };

/** One thing that is measured: where to post what. */
interface Subject {
  readonly name: string;
  readonly url: string;
  readonly body: string;
}

/**
 * A resolve over HTTP against an Express route that echoes a body of the answer's size, side by side in one
 * run on loopback, so that the ratio means something on any machine. The same for GraphQL.
 */
export async function measureHttp(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const port = await freePort();
  const service = startService(port, dataDir);
  let echo: Server | undefined;
  try {
    const base = `http://127.0.0.1:${port}`;
    await untilHealthy(`${base}/healthz`);
    const scenario = JSON.parse(readFileSync(new URL('scenario.json', import.meta.url), 'utf8'));
    const rest: Subject = {
      name: 'REST /v1/resolve',
      url: `${base}/v1/resolve`,
      body: JSON.stringify(scenario),
    };
    const typed = graphql(
      base,
      'GraphQL typed trace',
      scenario,
      '{ status traceHash trace { id parent depth kind name rules text changes { n entity tag from to } } }',
    );
    const asJson = graphql(
      base,
      'GraphQL traceJson',
      scenario,
      '{ status traceHash state traceJson }',
    );
    const answer = await (
      await fetch(rest.url, { method: 'POST', headers, body: rest.body })
    ).text();
    echo = await startEcho(answer);
    const echoUrl = `http://127.0.0.1:${(echo.address() as AddressInfo).port}/echo`;
    const yardstick: Subject = {
      name: 'Express echo of the same sizes',
      url: echoUrl,
      body: rest.body,
    };
    console.log(
      `request ${rest.body.length} bytes, answer ${answer.length} bytes, ${CONNECTIONS} connections`,
    );
    await compare(yardstick, [rest, typed, asJson]);
  } finally {
    echo?.close();
    service.kill('SIGTERM');
    await once(service, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  }
}

function graphql(base: string, name: string, scenario: unknown, selection: string): Subject {
  const query = `query ($scenario: JSON!) { resolve(scenario: $scenario) ${selection} }`;
  return { name, url: `${base}/graphql`, body: JSON.stringify({ query, variables: { scenario } }) };
}

/** Measures the yardstick and every subject in turn, several rounds, and prints the best of each. */
async function compare(yardstick: Subject, subjects: readonly Subject[]): Promise<void> {
  const best = new Map<Subject, number>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const subject of [yardstick, ...subjects]) {
      best.set(subject, Math.max(best.get(subject) ?? 0, await requestsPerSecond(subject)));
    }
  }
  for (const [subject, rate] of best) {
    const ratio = (rate / best.get(yardstick)!).toFixed(2);
    console.log(`${subject.name}: ${rate.toFixed(0)} requests/s, ${ratio} of the echo`);
  }
}

async function requestsPerSecond({ name, url, body }: Subject): Promise<number> {
  const result = await autocannon({
    url,
    method: 'POST',
    headers,
    body,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${name}: ${failed} requests failed`);
  return result.requests.average;
}

function startService(port: number, dataDir: string): ChildProcess {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    RATE_LIMIT: '0',
  };
  const main = new URL('../dist/service/main.js', import.meta.url).pathname;
  return spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** The same middleware as the service's body reading: JSON in, a prepared text of the answer's size out. */
async function startEcho(answer: string): Promise<Server> {
  const app = express();
  app.disable('etag');
  app.post('/echo', express.json({ limit: '1mb' }), (_request, response) => {
    response.type('json').send(JSON.stringify(JSON.parse(answer)));
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function freePort(): Promise<number> {
  const socket = createSocket().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  socket.close();
  await once(socket, 'close');
  return port;
}

async function untilHealthy(url: string): Promise<void> {
  for (let i = 0; i < 100; i++) {
    const healthy = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} never answered`);
}
