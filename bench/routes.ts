import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { getIntrospectionQuery } from 'graphql';
import { percentileOf } from './load/figures.js';
import { type ServiceProcess, startService } from './load/service-process.js';

/** How often each request is sent. */
const TIMES = 50;
/** The aim for one request, in milliseconds; what takes longer is marked. */
const AIM_MS = 5;
const PAGE = 'text/html';
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** A request that is measured. */
interface Asked {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly example?: string }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly example?: unknown }>>;
  };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, unknown>> }>
  >;
}

/** Ids of what was saved for the measurement. */
interface Saved {
  readonly scenario: string;
  readonly cache: string;
}

/**
 * Processor time of the main thread for one request of every route, in milliseconds: the median and the most of
 * {@link TIMES} requests, sent one after the other and then once more by a caller who takes compressed answers.
 */
export async function measureRoutes(): Promise<void> {
  const service = await startService();
  try {
    console.log('plain: median most | compressed: median most | status, bytes, request');
    for (const asked of await requestsOf(service)) await measure(service, asked);
  } finally {
    agent.destroy();
    await service.stop();
  }
}

async function measure(service: ServiceProcess, asked: Asked): Promise<void> {
  const plain = await figuresOf(service, asked);
  const headers = { ...asked.headers, 'Accept-Encoding': 'gzip, deflate, br' };
  const compressed = await figuresOf(service, { ...asked, headers });
  const mark = plain.median > AIM_MS ? '!' : ' ';
  console.log(
    `${mark} ${formatted(plain)} | ${formatted(compressed)} | ${plain.status} ${plain.bytes} ${asked.name}`,
  );
}

interface Figures {
  readonly median: number;
  readonly most: number;
  readonly status: number;
  readonly bytes: number;
}

const formatted = ({ median, most }: Figures): string =>
  `${median.toFixed(2).padStart(7)} ${most.toFixed(2).padStart(7)}`;

async function figuresOf({ pid, port }: ServiceProcess, asked: Asked): Promise<Figures> {
  const times: number[] = [];
  let answer = { status: 0, bytes: 0 };
  for (let i = 0; i < TIMES; i++) {
    const before = mainThreadMs(pid);
    answer = await send(port, asked);
    times.push(mainThreadMs(pid) - before);
  }
  return { median: percentileOf(times, 50), most: Math.max(...times), ...answer };
}

/** Processor time that the first thread of a process has used. */
function mainThreadMs(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

async function send(port: number, { method, path, headers, body }: Asked) {
  return new Promise<{ status: number; bytes: number }>((resolve, reject) => {
    const sent = request({ agent, port, method, path, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** A request of every route that can be asked again and again, and some of GraphQL. */
async function requestsOf({ base }: ServiceProcess): Promise<readonly Asked[]> {
  const { paths } = (await (await fetch(`${base}/openapi.json`)).json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  const saved = await save(base);
  const rest = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      requestsTo({ path, method }, operation, saved),
    ),
  );
  return [...rest, ...(await assetRequests(base)), ...graphqlRequests()];
}

async function save(base: string): Promise<Saved> {
  const post = async (path: string, body: object): Promise<string> => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(base + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return ((await response.json()) as { id: string }).id;
  };
  const scenario = { title: 'Measured', source: 'bench', turn: { number: 7 } };
  const cache = { ruleset: 'hearthstone', title: 'Measured' };
  return {
    scenario: await post('/v1/scenarios', scenario),
    cache: await post('/v1/death-event-caches', cache),
  };
}

function requestsTo(
  { path, method }: { readonly path: string; readonly method: string },
  operation: Operation,
  saved: Saved,
): readonly Asked[] {
  const isRead = method === 'get';
  const body = operation.requestBody?.content['application/json']?.example;
  if (!isRead && (method !== 'post' || body === undefined || path.includes('{'))) return [];
  const example = operation.parameters?.find((each) => each.in === 'path')?.example ?? '';
  const stored = path.includes('death-event-caches') ? saved.cache : saved.scenario;
  const id = /^\/(s|v1\/(scenarios|death-event-caches))\//.test(path) ? stored : example;
  const at = { method: method.toUpperCase(), path: path.replace('{id}', encodeURIComponent(id)) };
  const json = { Accept: '*/*', 'Content-Type': 'application/json' };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const types = Object.values(operation.responses).flatMap(({ content = {} }) =>
    Object.keys(content),
  );
  const name = `${at.method} ${path}`;
  return [
    { ...at, ...sent, name, headers: json },
    ...(isRead && types.includes(PAGE)
      ? [{ ...at, name: `${name} (page)`, headers: { Accept: PAGE } }]
      : []),
  ];
}

async function assetRequests(base: string): Promise<readonly Asked[]> {
  const page = await (await fetch(`${base}/graphql`, { headers: { Accept: PAGE } })).text();
  return [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => ({
    ...{ method: 'GET', path: path!, name: `GET ${path}`, headers: {} },
  }));
}

function graphqlRequests(): readonly Asked[] {
  const types = '{ types { name fields { name args { name type { name } } type { name } } } }';
  const aliases = Array.from({ length: 29 }, (_, i) => `a${i}: __schema ${types}`).join(' ');
  const asked = (name: string, query: string): Asked => ({
    ...{ name: `POST /graphql, ${name}`, method: 'POST', path: '/graphql' },
    ...{ headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ query }) },
  });
  return [
    { name: 'GET /graphql (page)', method: 'GET', path: '/graphql', headers: { Accept: PAGE } },
    asked('introspection', getIntrospectionQuery()),
    asked('29 aliases of __schema', `{ ${aliases} }`),
    asked('one card', '{ card(cardId: "NEW1_019") { id name } }'),
    asked('a page of cards', '{ cards(first: 20) { nodes { id name } } }'),
  ];
}
