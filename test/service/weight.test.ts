import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isObject } from '../../src/rulesets/common/fields.js';
import { operate } from '../../src/scenario/operate.js';
import type { Json, JsonObject } from '../../src/scenario/oracle.js';
import type { Service } from '../../src/service/service.js';
import { ASSETS } from '../../src/service/web/assets.js';
import { startEngine } from './support/harness.js';

let service: Service;
let http: Awaited<ReturnType<typeof startEngine>>['http'];
beforeAll(async () => {
  ({ service, http } = await startEngine());
});
afterAll(async () => {
  await service.stop();
});

/** Bytes that a reader waits for, compressed as they are sent. */
const MOST = { scripts: 60_000, wholeGame: 25_000 };

const DECK = Array.from({ length: 20 }, (_, i) =>
  i % 2 === 0 ? 'Chillwind Yeti' : 'Bluegill Warrior',
);

const GAME: JsonObject = {
  title: 'A whole game',
  players: {
    1: { hand: DECK.slice(0, 3), deck: DECK, mana: 1 },
    2: { hand: DECK.slice(0, 4), deck: DECK, mana: 0 },
  },
};

/** Every action of a game to its end: attacks on the hero, cards, the end of the turn. */
function wholeGame(): Json[] {
  const actions: Json[] = [];
  let state: Json = null;
  for (let i = 0; i < 200; i++) {
    const asked = operate('actions', state === null ? GAME : { state });
    if (!asked.ok) throw new Error(asked.problem.detail);
    const legal = asked.body.actions.map(({ action }) => action);
    const named = (name: string) => (action: Json) => isObject(action) && name in action;
    const next =
      legal.find((action) => named('attack')(action) && JSON.stringify(action).includes('hero')) ??
      legal.find(named('play')) ??
      'endTurn';
    actions.push(next);
    const body: JsonObject = state === null ? { ...GAME } : { state };
    const answer = operate('resolve', { ...body, actions: [next], trace: 'NONE' });
    if (!answer.ok) throw new Error(answer.problem.detail);
    if (answer.body.result !== 'none') return actions;
    state = answer.body.state as JsonObject;
  }
  return actions;
}

test('the scripts of viewer and editor together weigh little', () => {
  // GraphiQL's page is for those who write queries, and has its own
  const scripts = [...ASSETS].filter(([name]) => /^(viewer|editor|chunk)-.*\.js$/.test(name));
  expect(scripts.length).toBeGreaterThan(1);
  const bytes = scripts.reduce((sum, [, { body }]) => sum + gzipSync(body).length, 0);
  console.log(`scripts: ${bytes} bytes gzipped`);
  expect(bytes).toBeLessThan(MOST.scripts);
});

test('the page of a whole game weighs little', async () => {
  const saved = await http.post('/v1/scenarios').send({ ...GAME, actions: wholeGame() });
  expect(saved.status).toBe(201);
  const page = await http.get(saved.body.url as string).set('Accept', 'text/html');
  expect(page.text).toContain('wins');
  const bytes = gzipSync(page.text).length;
  console.log(`the page of a whole game: ${bytes} bytes gzipped`);
  expect(bytes).toBeLessThan(MOST.wholeGame);
});
