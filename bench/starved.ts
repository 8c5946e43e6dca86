import { besideBusyLoops } from './load/busy-loops.js';
import { type Call, Client } from './load/client.js';
import { startService } from './load/service-process.js';

/** Everyday requests: pages, cards, rules, search, resolve, verify, compare, save, GraphQL. */
const BOARD = {
  players: {
    1: { board: ['Knife Juggler', 'Wisp'], hand: ['Unleash the Hounds'] },
    2: { board: ['Chillwind Yeti', 'Bloodfen Raptor'] },
  },
  actions: [{ play: 'Unleash the Hounds' }],
  random: { seed: 7 },
};
const EXPECTING = { ...BOARD, expect: [{ entity: 'Chillwind Yeti', zone: 'PLAY' }] };

const get = (path: string, accept = 'application/json'): Call => ({
  kind: `GET ${path}${accept === 'text/html' ? ' (page)' : ''}`,
  method: 'GET',
  path,
  headers: { accept },
});
const post = (path: string, body: object): Call => ({
  kind: `POST ${path}`,
  method: 'POST',
  path,
  body: JSON.stringify(body),
});

const CALLS: readonly Call[] = [
  get('/', 'text/html'),
  get('/play', 'text/html'),
  get('/cards', 'text/html'),
  get('/rules', 'text/html'),
  get('/v1/cards/Wisp'),
  get('/v1/cards/coverage'),
  get('/v1/patches'),
  get('/v1/rulesets'),
  get('/v1/rules?first=10'),
  get('/v1/search?q=sylvanas'),
  get('/sitemap.xml', '*/*'),
  post('/v1/resolve', BOARD),
  post('/v1/verify', EXPECTING),
  post('/v1/compare', { ...BOARD, patches: ['5.0', '10.0'] }),
  post('/v1/explain', { ...BOARD, explain: 'Knife Juggler' }),
  post('/v1/scenarios', { ...BOARD, title: 'A juggler and three hounds' }),
  post('/graphql', { query: '{ rulesets { nodes { id } } }' }),
];

const ROUNDS = 3;
const LIMIT_MS = 90_000;

/**
 * `npm run bench -- starved [loops]`: starts so many busy loops and then the service. Every everyday request has to be
 * answered, three times, from the moment on that it listens.
 */
export function measureStarved(loops = 24): Promise<void> {
  return besideBusyLoops(loops, async () => {
    // It is asked as soon as it listens.
    const service = await startService({ RATE_LIMIT: '10' }, undefined, '/healthz');
    console.log(
      `listens after ${(service.readyMs / 1_000).toFixed(1)} s beside ${loops} busy loops`,
    );
    const client = new Client(service.port, 1, '127.0.0.1', LIMIT_MS);
    let answered = 0;
    for (const call of CALLS) {
      const answers = [];
      for (let i = 0; i < ROUNDS; i++) answers.push(await client.send(call));
      // 4xx but 422 says that the call is wrong, not that the service is.
      const good = answers.filter(({ status }) => status >= 200 && status < 400).length;
      answered += good;
      const times = answers.map(({ ms }) => `${(ms / 1_000).toFixed(1)} s`);
      const codes = answers.map(({ status }) => status);
      console.log(`${good} of ${ROUNDS}  ${call.kind}: ${times.join(', ')} (${codes.join(', ')})`);
      if (good < ROUNDS) console.log(`    ${answers.at(-1)!.text.slice(0, 300)}`);
    }
    console.log(`answered ${answered} of ${CALLS.length * ROUNDS}`);
    client.close();
    await service.stop();
  });
}
