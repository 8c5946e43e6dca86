import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { percentileOf } from './load/figures.js';
import { type ServiceProcess, startService } from './load/service-process.js';

const REQUESTS = 2_500;
const CONNECTIONS = 8;
const ROUNDS = 5;
/** Rounds that are not counted: threads optimise their code in them. */
const WARM_UP_ROUNDS = 2;
const headers = { 'content-type': 'application/json' };

/** What is asked of a server. */
interface Asked {
  readonly name: string;
  readonly url: string;
  readonly body: string;
  /** Whether each request is another one: {@link ANEW} stands for what differs. */
  readonly isNew: boolean;
}

/** What autocannon puts a new text in place of. */
const ANEW = '[<id>]';

/** Something that answers, and the processor time that it has used, in milliseconds. */
interface Server {
  readonly name: string;
  readonly usedMs: () => Promise<number>;
}

/**
 * What a resolve over HTTP costs, beside an Express route that reads the same request and answers a prepared text of the
 * same size: processor time of the whole process, a request, each against its own echo in the same round. So the ratio
 * means something on any machine, however busy it is. The same for GraphQL, and both once more for questions that are asked
 * again, whose answers are known. At last the service without an engine, whose threads know the text.
 */
export async function measureHttp(): Promise<void> {
  const service = await startService();
  let echo: ChildProcess | undefined;
  try {
    const subjects = subjectsOf(service.base);
    const texts = await Promise.all(subjects.map(answerTo));
    echo = fork(fileURLToPath(new URL('echo.ts', import.meta.url)));
    const port = Number(await said(echo, texts));
    const echoed = subjects.map((asked, i) => ({ ...asked, url: `http://127.0.0.1:${port}/${i}` }));
    const yardstick = echoServer(echo);
    const servers = [yardstick, serviceServer(service)] as const;
    for (const [i, subject] of subjects.entries()) {
      const sizes = `request ${subject.body.length} bytes, answer ${texts[i]!.length} bytes`;
      console.log(`${subject.name}: ${sizes}, ${await compared(servers, echoed[i]!, subject)}`);
    }
    const [subject] = subjects;
    const cost = await withoutEngine(yardstick, echoed[0]!, { ...subject!, text: texts[0]! });
    console.log(`${subject!.name} without an engine: ${cost}`);
  } finally {
    echo?.kill();
    await service.stop();
  }
}

/** What is asked costs a service whose threads answer a text as long as this one. */
async function withoutEngine(
  echo: Server,
  echoed: Asked,
  { text, ...asked }: Asked & { readonly text: string },
): Promise<string> {
  const file = fileURLToPath(new URL('without-engine.ts', import.meta.url));
  const settings = { ANSWER_BYTES: String(text.length) };
  const service = await startService(settings, [...process.execArgv, file]);
  try {
    const url = `${service.base}${new URL(asked.url).pathname}`;
    return await compared([echo, serviceServer(service)], echoed, { ...asked, url });
  } finally {
    await service.stop();
  }
}

function subjectsOf(base: string): readonly Asked[] {
  const known = JSON.parse(
    readFileSync(new URL('scenario.json', import.meta.url), 'utf8'),
  ) as object;
  const asked = (name: string, path: string, bodyOf: (scenario: object) => object): Asked[] => {
    const url = `${base}${path}`;
    return [
      { name, url, body: JSON.stringify(bodyOf({ ...known, title: ANEW })), isNew: true },
      { name: `${name}, asked again`, url, body: JSON.stringify(bodyOf(known)), isNew: false },
    ];
  };
  const graphql = (name: string, selection: string): Asked[] => {
    const query = `query ($scenario: JSON!) { resolve(scenario: { shortForm: $scenario }) ${selection} }`;
    return asked(name, '/graphql', (scenario) => ({ query, variables: { scenario } }));
  };
  return [
    ...asked('REST /v1/resolve', '/v1/resolve', (scenario) => scenario),
    ...graphql('GraphQL state', '{ status traceHash state }'),
    ...graphql(
      'GraphQL typed trace',
      '{ status traceHash trace { id parent depth kind name rules text changes { n entity tag from to } } }',
    ),
  ];
}

async function answerTo({ url, body }: Asked): Promise<string> {
  return (await fetch(url, { method: 'POST', headers, body })).text();
}

async function said(child: ChildProcess, message: object): Promise<unknown> {
  const answer = once(child, 'message');
  child.send(message);
  const [first] = (await answer) as readonly unknown[];
  return first;
}

function echoServer(child: ChildProcess): Server {
  const usedMs = async (): Promise<number> => {
    const { user, system } = (await said(child, {})) as NodeJS.CpuUsage;
    return (user + system) / 1e3;
  };
  return { name: 'echo', usedMs };
}

function serviceServer({ adminPort }: ServiceProcess): Server {
  const usedMs = async (): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
    return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]) * 1e3;
  };
  return { name: 'service', usedMs };
}

/**
 * Asks the echo and the service in turn, several rounds, and tells medians. A ratio is that of one
 * round, so that what else the machine does in it falls on both alike.
 */
async function compared(
  [echo, service]: readonly [Server, Server],
  echoed: Asked,
  subject: Asked,
): Promise<string> {
  const echoMs: number[] = [];
  const ownMs: number[] = [];
  let first = 0;
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    const [theirs, ours] = [await costOf(echo, echoed), await costOf(service, subject)];
    if (round === 0) first = ours;
    if (round >= WARM_UP_ROUNDS) {
      echoMs.push(theirs);
      ownMs.push(ours);
    }
  }
  const ratio = percentileOf(
    ownMs.map((ms, i) => echoMs[i]! / ms),
    50,
  );
  const [own, their] = [percentileOf(ownMs, 50), percentileOf(echoMs, 50)];
  return `${own.toFixed(3)} cpu-ms (first round ${first.toFixed(3)}), echo ${their.toFixed(3)}, ratio ${ratio.toFixed(2)}`;
}

/** Processor time that one request costs, in milliseconds. */
async function costOf(server: Server, { name, url, body, isNew }: Asked): Promise<number> {
  const before = await server.usedMs();
  const result = await autocannon({
    url,
    method: 'POST',
    headers,
    body,
    idReplacement: isNew,
    connections: CONNECTIONS,
    amount: REQUESTS,
    // GraphQL tells of errors with status 200.
    verifyBody: (text) => !String(text).startsWith('{"errors"'),
  });
  const failed = result.non2xx + result.errors + result.mismatches;
  if (failed > 0) throw new Error(`${name} of the ${server.name}: ${failed} requests failed`);
  return ((await server.usedMs()) - before) / REQUESTS;
}
