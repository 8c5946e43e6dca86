import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import express from 'express';
import { percentileOf } from './load/figures.js';
import { startService } from './load/service-process.js';

const SECONDS = 2;
const CONNECTIONS = 8;
const ROUNDS = 5;
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
  const service = await startService();
  let echo: Server | undefined;
  try {
    const { base } = service;
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
    await service.stop();
  }
}

function graphql(base: string, name: string, scenario: unknown, selection: string): Subject {
  const query = `query ($scenario: JSON!) { resolve(scenario: $scenario) ${selection} }`;
  return { name, url: `${base}/graphql`, body: JSON.stringify({ query, variables: { scenario } }) };
}

/**
 * Measures the yardstick and every subject in turn, several rounds, the first to warm up, and prints medians. A
 * ratio is that of one round, so that what else the machine does in it falls on both alike.
 */
async function compare(yardstick: Subject, subjects: readonly Subject[]): Promise<void> {
  const all = [yardstick, ...subjects];
  const rates = all.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [i, subject] of all.entries()) {
      const rate = await requestsPerSecond(subject);
      if (round > 0) rates[i]!.push(rate);
    }
  }
  for (const [i, { name }] of all.entries()) {
    const rate = percentileOf(rates[i]!, 50).toFixed(0);
    const ratios = rates[i]!.map((each, round) => each / rates[0]![round]!);
    const ratio = percentileOf(ratios, 50).toFixed(2);
    console.log(`${name}: ${rate} requests/s, ${ratio} of the echo`);
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
    // GraphQL tells of errors with status 200.
    verifyBody: (text) => !String(text).startsWith('{"errors"'),
  });
  const failed = result.non2xx + result.errors + result.mismatches;
  if (failed > 0) throw new Error(`${name}: ${failed} requests failed`);
  return result.requests.average;
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
