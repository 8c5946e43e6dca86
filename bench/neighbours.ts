import { setTimeout as sleep } from 'node:timers/promises';
import { type Call, Client } from './load/client.js';
import { startService } from './load/service-process.js';

/** A document of the service, as far as it is read here. */
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly example?: string;
  }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly example?: unknown }>>;
  };
}

const CONNECTIONS = 30;
const SECONDS = 4;
/** Requests of the polite caller each second. */
const PER_SECOND = 5;
/** Part of his answers alone that the polite caller has to get. */
const BAR = 0.9;

const POLITE: Call = {
  kind: 'polite',
  method: 'POST',
  path: '/v1/resolve',
  body: JSON.stringify({ players: { 1: { hand: ['Wisp'] } }, actions: [{ play: 'Wisp' }] }),
};

/**
 * `npm run bench -- neighbours [part of a path]`: one caller keeps 30 connections busy with one route, route after route, and
 * another from another address asks five times a second. It prints how many of his answers he gets.
 */
export async function measureNeighbours(part = ''): Promise<void> {
  const service = await startService({ RATE_LIMIT: '10', RATE_BURST: '100' });
  const document = (await (await fetch(`${service.base}/openapi.json`)).json()) as Document;
  const calls = [...callsOf(document), ...GRAPHQL].filter(({ kind }) => kind.includes(part));
  const alone = await politeAnswers(service.port);
  let good = 0;
  for (const call of calls) {
    // An address of its own for each route: its bucket is full.
    const flood = new Flood(service.port, call, `127.0.1.${1 + calls.indexOf(call)}`);
    const answers = await politeAnswers(service.port);
    const { count, okay } = await flood.stop();
    const isGood = answers >= BAR * alone;
    if (isGood) good++;
    console.log(
      `${isGood ? 'ok  ' : 'FAIL'} ${answers} of ${alone}  ${call.kind} (${count} answers, ${okay} of them 200)`,
    );
  }
  console.log(`${good} of ${calls.length} routes leave a neighbour 90 % of his answers`);
  await service.stop();
}

const GRAPHQL: readonly Call[] = [
  '{ __typename }',
  `{ ${Array.from({ length: 29 }, (_, i) => `a${i}: __schema { types { name fields { name } } }`).join(' ')} }`,
].map((query, i) => ({
  kind: `post /graphql ${i === 0 ? '' : '29 aliases'}`,
  method: 'POST',
  path: '/graphql',
  body: JSON.stringify({ query }),
}));

/** A call of every route of a document, with its examples. */
function callsOf({ paths }: Document): Call[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]): Call[] => {
      if (method !== 'get' && method !== 'post') return [];
      const { parameters = [], requestBody } = operation;
      const named = parameters.filter((each) => each.in === 'path');
      const real = named.reduce(
        (text, { name, example = 'a' }) => text.replace(`{${name}}`, encodeURIComponent(example)),
        path,
      );
      const example = requestBody?.content['application/json']?.example;
      const kind = `${method} ${path}`;
      if (method === 'get') return [{ kind, method: 'GET', path: real }];
      return [{ kind, method: 'POST', path: real, body: JSON.stringify(example ?? {}) }];
    }),
  );
}

/** Connections that send one call again as soon as it is answered. */
class Flood {
  private isOver = false;
  private readonly answers: number[] = [];
  private readonly client: Client;
  private readonly work: Promise<unknown>;

  constructor(port: number, call: Call, address: string) {
    this.client = new Client(port, CONNECTIONS, address);
    const send = async (): Promise<void> => {
      while (!this.isOver) this.answers.push((await this.client.send(call)).status);
    };
    this.work = Promise.all(Array.from({ length: CONNECTIONS }, send));
  }

  async stop(): Promise<{ readonly count: number; readonly okay: number }> {
    this.isOver = true;
    await this.work;
    this.client.close();
    return { count: this.answers.length, okay: this.answers.filter((s) => s === 200).length };
  }
}

/** How many of his requests a polite caller gets answered within their second. */
async function politeAnswers(port: number): Promise<number> {
  const client = new Client(port, 10, '127.0.0.3');
  let answered = 0;
  const sent: Promise<void>[] = [];
  for (let i = 0; i < SECONDS * PER_SECOND; i++) {
    sent.push(
      client.send(POLITE).then(({ status, ms }) => {
        if (status === 200 && ms < 1_000) answered++;
      }),
    );
    await sleep(1_000 / PER_SECOND);
  }
  await Promise.all(sent);
  client.close();
  return answered;
}
