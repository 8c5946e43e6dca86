import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Call, Client } from './client.js';
import { driveClosed, driveOpen } from './drive.js';
import { Figures, percentileOf } from './figures.js';
import { driveImpatientCallers } from './impatient-callers.js';
import { endlessCall, everydayMix, type Mix, newResolves } from './mix.js';
import { type ServiceProcess, startService } from './service-process.js';
import { Watch } from './watch.js';

const CONNECTIONS = 50;
const WARM_UP_SECONDS = 5;
/** How often runs that are compared take turns. */
const ROUNDS = 4;
const WISP = { players: { 1: { hand: ['Wisp'] } }, actions: [{ play: 'Wisp' }] };
const HEALTH: Call = { kind: 'healthz', method: 'GET', path: '/healthz' };

/** A load run: how long it lasts is up to whoever asks for it. */
export type LoadRun = (seconds: number) => Promise<void>;

/** What a load run is about, and what it should show. */
interface LoadRow {
  readonly what: string;
  readonly bar: string;
  readonly run: LoadRun;
}

/** The load runs, by the names that the design gives them. */
export const LOAD_RUNS: Readonly<Record<string, LoadRow>> = {
  S1: {
    what: 'sustained load of the everyday mix over 50 connections',
    bar: '400/s, p50 40 ms, p99 250 ms, no errors, memory +- 50 MB',
    run: sustained,
  },
  S2: {
    what: 'permalinks, whole and unchanged',
    bar: '5,000/s',
    run: permalinks,
  },
  S3: {
    what: 'four times the load that the service can bear, and callers who come back at once',
    bar: 'goodput 70 % of the usual, refusals p99 50 ms with Retry-After, /healthz p99 100 ms',
    run: overload,
  },
  S4: {
    what: 'one caller sends nothing but what never ends, the others behave',
    bar: 'p99 of the others twice the usual, stopped at the deadline, threads back within 1 s',
    run: poisoned,
  },
  S5: {
    what: 'a quarter of the load, for long: memory, event loop, descriptors',
    bar: 'growth 1 MB per 10 min over two hours, event loop delay p99 50 ms, descriptors as before',
    run: soak,
  },
  S8: {
    what: 'one caller floods, nine behave',
    bar: '95 % of the nine succeed, their p99 twice the usual',
    run: fairness,
  },
  B2: {
    what: 'five hundred connections that send a byte a second',
    bar: 'each cut off after 15 s, the others as usual',
    run: slowCallers,
  },
};

/** Limits that nobody reaches: where there are some, callers share the threads. */
const SHARED = { RATE_LIMIT: '100000', RATE_BURST: '1000000', SAVES_PER_HOUR: '1000000' };

/** Starts a service, warms it up, and stops it at the end, whatever happens. */
async function withService(
  use: (service: ServiceProcess, client: Client, mix: Mix) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const service = await startService(settings);
  const client = new Client(service.port, CONNECTIONS);
  try {
    const mix = await everydayMix(client);
    const warmth = { connections: CONNECTIONS, seconds: WARM_UP_SECONDS };
    await driveClosed(client, mix, new Figures(), warmth);
    await use(service, client, mix);
    console.log(service.alive() ? 'the process lives' : 'THE PROCESS HAS ENDED');
  } finally {
    client.close();
    await service.stop();
  }
}

async function sustained(seconds: number): Promise<void> {
  await withService(async (service, client, mix) => {
    const watch = new Watch(new Client(service.adminPort, 1));
    const before = await watch.sample();
    const figures = new Figures();
    await driveClosed(client, mix, figures, { connections: CONNECTIONS, seconds });
    figures.stop();
    const after = await watch.sample();
    watch.stop();
    figures.print('S1');
    const perCpuSecond = figures.answered() / (after.cpuSeconds - before.cpuSeconds);
    console.log(
      `  ${perCpuSecond.toFixed(0)} answers per CPU-second of the service, errors ${figures.errors()}, memory ${range(before.rssMb, after.rssMb)} MB`,
    );
  });
}

async function permalinks(seconds: number): Promise<void> {
  await withService(async (_, client) => {
    const body = JSON.stringify(WISP);
    const saved = await client.send({ kind: 'save', method: 'POST', path: '/v1/scenarios', body });
    const { url } = JSON.parse(saved.text) as { url: string };
    const whole: Call = { kind: 'whole', method: 'GET', path: url };
    const unchanged: Call = { ...whole, kind: 'unchanged', headers: { 'if-none-match': '*' } };
    for (const call of [whole, unchanged]) {
      const figures = new Figures();
      await driveClosed(client, () => call, figures, { connections: 16, seconds: seconds / 2 });
      figures.stop();
      figures.print(`S2 ${call.kind}`);
    }
  });
}

async function overload(seconds: number): Promise<void> {
  await withService(async (service, client, mix) => {
    const usual = new Figures();
    await driveClosed(client, mix, usual, { connections: CONNECTIONS, seconds: seconds / 4 });
    usual.stop();
    usual.print('S3 as usual');
    const health = new Figures();
    const stopProbe = probe(new Client(service.port, 4), health);
    const figures = new Figures();
    const four = { perSecond: 4 * usual.rate(), seconds: seconds / 2 };
    await driveOpen(mix, figures, { port: service.port, ...four });
    figures.stop();
    await stopProbe();
    figures.print('S3 overloaded');
    const { count, ms, p99, withoutHint } = figures.refusals();
    const share = ((100 * figures.rate()) / usual.rate()).toFixed(0);
    console.log(
      `  goodput ${share} % of the usual; ${count} refused, p99 ${p99.toFixed(1)} ms, ${withoutHint} of them without Retry-After; errors ${figures.errors()}`,
    );
    console.log(`  refusals by tenths of them, p99: ${p99ByTenths(ms)} ms`);
    console.log(`  /healthz meanwhile p99 ${health.percentile(99).toFixed(1)} ms`);
    await impatient(service, seconds / 6);
    await sleep(5_000);
    const later = new Figures();
    await driveClosed(client, mix, later, { connections: CONNECTIONS, seconds: seconds / 4 });
    later.stop();
    later.print('S3 five seconds later');
  });
}

/** How slow the refusals of the beginning were, when all come over new connections, and the others. */
function p99ByTenths(ms: readonly number[]): string {
  const size = Math.ceil(ms.length / 10);
  const tenths = Array.from({ length: 10 }, (_, i) => ms.slice(i * size, (i + 1) * size));
  return tenths.map((tenth) => percentileOf(tenth, 99).toFixed(0)).join(', ');
}

/**
 * Callers who come back as soon as they are refused: as many as can wait, and more. The bar is 70 % of what 100 callers
 * are answered, refusals within 50 ms and `/healthz` within 100 ms.
 */
async function impatient({ port }: ServiceProcess, seconds: number): Promise<void> {
  const calls = newResolves(WISP);
  const groups = [100, 250, 400].map((callers) => {
    return { callers, answered: 0, refused: [] as number[], health: new Figures() };
  });
  // In turn: what else the machine does is the same for all.
  for (let round = 0; round < ROUNDS; round++) {
    for (const group of groups) {
      const stopProbe = probe(new Client(port, 4), group.health);
      const figures = new Figures();
      await driveImpatientCallers(port, calls, figures, {
        callers: group.callers,
        seconds: seconds / ROUNDS,
      });
      await stopProbe();
      group.answered += figures.answered();
      group.refused.push(...figures.refusals().ms);
    }
  }
  const [usual] = groups;
  for (const { callers, answered, refused, health } of groups) {
    const share = ((100 * answered) / usual!.answered).toFixed(0);
    const p99 = percentileOf(refused, 99).toFixed(1);
    console.log(
      `  ${callers} impatient callers: ${(answered / seconds).toFixed(0)}/s, ${share} % of 100 callers; ${refused.length} refused, p99 ${p99} ms; /healthz p99 ${health.percentile(99).toFixed(1)} ms`,
    );
  }
}

async function poisoned(seconds: number): Promise<void> {
  await withService(async ({ port }, client, mix) => {
    const usual = new Figures();
    await driveClosed(client, mix, usual, { connections: 8, seconds: seconds / 3 });
    usual.stop();
    usual.print('S4 without');
    const [figures, poison] = [new Figures(), new Figures()];
    const poisoner = new Client(port, 2, '127.0.0.9');
    const load = { seconds: (2 * seconds) / 3 };
    await Promise.all([
      driveClosed(client, mix, figures, { connections: 8, ...load }),
      driveClosed(poisoner, endlessCall, poison, { connections: 2, ...load }),
    ]);
    for (const each of [figures, poison]) each.stop();
    poisoner.close();
    figures.print('S4 beside poison');
    poison.print('S4 the poison');
    const ratio = figures.percentile(99) / usual.percentile(99);
    const stopped = poison.count(422);
    console.log(
      `  p99 of the others ${ratio.toFixed(1)} times the usual; ${stopped} of ${stopped + poison.count(503) + poison.count(200)} stopped at the deadline; errors ${figures.errors()}`,
    );
    const begin = performance.now();
    for (;;) {
      const { text } = await client.send({ kind: 'ready', method: 'GET', path: '/readyz' });
      const { pool } = JSON.parse(text) as { pool: { loaded: number; threads: number } };
      if (pool.loaded > pool.threads) break;
      await sleep(20);
    }
    console.log(`  all threads back after ${(performance.now() - begin).toFixed(0)} ms`);
  }, SHARED);
}

async function soak(seconds: number): Promise<void> {
  await withService(async (service, client, mix) => {
    const { port } = service;
    const usual = new Figures();
    await driveClosed(client, mix, usual, { connections: CONNECTIONS, seconds: 10 });
    usual.stop();
    const perSecond = usual.rate() / 4;
    const watch = new Watch(new Client(service.adminPort, 1));
    const figures = new Figures();
    await driveOpen(mix, figures, { port, perSecond, seconds });
    figures.stop();
    await watch.sample();
    watch.stop();
    figures.print(`S5 at ${perSecond.toFixed(0)} calls/s`);
    const [first, last] = [watch.samples[0]!, watch.samples.at(-1)!];
    const tenths = Array.from({ length: 10 }, (_, i) => {
      const within = watch.samples.filter(({ at }) => Math.floor((at * 10) / seconds) === i);
      return percentileOf(
        within.map(({ rssMb }) => rssMb),
        50,
      ).toFixed(0);
    });
    console.log(`  memory by tenths of the time: ${tenths.join(', ')} MB`);
    const loop = percentileOf(
      watch.samples.map((sample) => sample.eventLoopP99Ms),
      99,
    );
    console.log(
      `  errors ${figures.errors()}, memory ${range(first.rssMb, last.rssMb)} MB, growth after a third ${watch.growth(seconds / 3).toFixed(1)} MB per 10 min`,
    );
    console.log(
      `  event loop delay p99 ${loop.toFixed(0)} ms, descriptors ${range(first.descriptors, last.descriptors)}`,
    );
  });
}

async function fairness(seconds: number): Promise<void> {
  const settings = { RATE_LIMIT: '10', RATE_BURST: '60', SAVES_PER_HOUR: '1000000' };
  const service = await startService(settings);
  const { port } = service;
  const [flooder, ...others] = Array.from({ length: 10 }, (_, i) => ({
    port,
    localAddress: `127.0.0.${i + 2}`,
  }));
  try {
    const calls = newResolves(WISP);
    const behave = async (figures: Figures): Promise<void> => {
      const each = others.map(async (caller) =>
        driveOpen(calls, figures, { ...caller, perSecond: 2, seconds: seconds / 2 }),
      );
      await Promise.all(each);
      figures.stop();
    };
    const alone = new Figures();
    await behave(alone);
    const beside = new Figures();
    const flood = new Figures();
    const flooding = driveOpen(calls, flood, {
      ...flooder!,
      perSecond: 500,
      seconds: seconds / 2,
    });
    await Promise.all([behave(beside), flooding]);
    flood.stop();
    alone.print('S8 nine alone');
    beside.print('S8 nine beside a flood');
    flood.print('S8 the flood');
    const sent = beside.count(200) + beside.count(429) + beside.count(503) + beside.errors();
    console.log(`  ${((100 * beside.count(200)) / sent).toFixed(1)} % of the nine succeed`);
  } finally {
    await service.stop();
  }
}

async function slowCallers(seconds: number): Promise<void> {
  await withService(async (service, client, mix) => {
    const usual = new Figures();
    await driveClosed(client, mix, usual, { connections: 10, seconds: seconds / 3 });
    usual.stop();
    usual.print('B2 without slow callers');
    const slow = Array.from({ length: 500 }, () => slowCaller(service.port));
    const figures = new Figures();
    await driveClosed(client, mix, figures, { connections: 10, seconds: (2 * seconds) / 3 });
    figures.stop();
    figures.print('B2 beside 500 slow callers');
    const lived = await Promise.all(slow);
    console.log(
      `  each slow caller was cut off; the last after ${(Math.max(...lived) / 1000).toFixed(1)} s`,
    );
  });
}

/** Sends the body of a request a byte a second, until it is cut off; how long that took, in milliseconds. */
async function slowCaller(port: number): Promise<number> {
  const begin = performance.now();
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const head = 'POST /v1/resolve HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
    socket.write(`${head}Content-Length: 1000\r\n\r\n`);
    const timer = setInterval(() => socket.write(' '), 1_000);
    socket.on('error', () => undefined);
    socket.resume();
    socket.on('close', () => {
      clearInterval(timer);
      resolve(performance.now() - begin);
    });
  });
}

/** Asks for the health of a service ten times a second until it is told to stop. */
function probe(client: Client, figures: Figures): () => Promise<void> {
  let going = true;
  const done = (async () => {
    while (going) {
      figures.note(HEALTH, await client.send(HEALTH));
      await sleep(100);
    }
    client.close();
  })();
  return async () => {
    going = false;
    await done;
  };
}

function range(from: number, to: number): string {
  return `${from.toFixed(0)} -> ${to.toFixed(0)}`;
}
