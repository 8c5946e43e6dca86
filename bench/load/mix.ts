import { readFileSync } from 'node:fs';
import { SCENARIO_FOLDER, scenarioFiles } from '../../src/scenario/conformance/scenario-files.js';
import { parseScenarioText } from '../../src/scenario/conformance/scenario-text.js';
import { operate } from '../../src/scenario/operate.js';
import type { Json, JsonObject } from '../../src/scenario/oracle.js';
import type { Call, Client } from './client.js';

const SHAPES = 20;
const SAVED = 50;
const SCENARIO_FIELDS = ['ruleset', 'patch', 'turn', 'players', 'order', 'actions', 'decisions'];

/** Scenarios of every kind: so many of the scenario files, evenly spread, without what they expect. */
export function shapes(): readonly JsonObject[] {
  const all = scenarioFiles(SCENARIO_FOLDER).flatMap((path) => {
    const parsed = parseScenarioText(readFileSync(path, 'utf8'));
    return parsed.ok ? [plain(parsed.value as JsonObject)] : [];
  });
  const sound = all.filter((scenario) => operate('resolve', scenario, {}).ok);
  const step = Math.floor(sound.length / SHAPES);
  return Array.from({ length: SHAPES }, (_, i) => sound[i * step]!);
}

function plain(file: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(file).filter(([key]) => SCENARIO_FIELDS.includes(key)));
}

/** Resolves of one scenario under ever new titles: what is asked again is not worked out again. */
export function newResolves(scenario: JsonObject): Mix {
  const rest = JSON.stringify(scenario).slice(1);
  let serial = 0;
  return () => {
    const body = `{"title":"Soak ${serial++}",${rest}`;
    return { kind: 'resolve', method: 'POST', path: '/v1/resolve', body };
  };
}

/** A scenario that nobody has saved before. */
function unique(serial: number): Json {
  return {
    players: { 1: { hero: { card: 'Rexxar', health: 30, armor: serial }, hand: ['Wisp'] } },
    actions: [{ play: 'Wisp' }],
    title: `Soak ${serial}`,
  };
}

/** Calls in a fixed proportion, one after the other. */
export type Mix = () => Call;

/**
 * The everyday mix: of a hundred calls 60 resolve, 25 read a permalink (half of them ask whether it has changed),
 * 10 search and 5 save.
 */
export async function everydayMix(client: Client): Promise<Mix> {
  const resolves = shapes().map(newResolves);
  let saves = Date.now() % 1_000_000;
  const save = (): Call => post('save', '/v1/scenarios', unique(++saves));
  const kept: { path: string; etag: string }[] = [];
  for (let i = 0; i < SAVED; i++) {
    const { text } = await client.send(save());
    kept.push({ path: (JSON.parse(text) as { url: string }).url, etag: '*' });
  }
  let serial = 0;
  return () => {
    const n = serial++;
    const turn = (n * 37) % 100;
    if (turn < 60) return resolves[n % SHAPES]!();
    if (turn < 85) {
      const { path, etag } = kept[n % SAVED]!;
      const headers = n % 2 === 0 ? {} : { 'if-none-match': etag };
      return { kind: 'permalink', method: 'GET', path, headers };
    }
    if (turn < 95)
      return { kind: 'search', method: 'GET', path: '/v1/scenarios?card=CS2_231&first=20' };
    return save();
  };
}

/** A call that takes longer than any deadline: its thread is stopped and replaced. */
export function endlessCall(): Call {
  const boards = Array.from({ length: 7 }, (_, i) => ({ as: `a${i}`, card: 'Boom Bot' }));
  const body = {
    customCards: [
      {
        id: 'SOAK_MISSILES',
        name: 'Soak Missiles',
        type: 'SPELL',
        cost: 0,
        text: [{ repeat: 60, do: [{ damage: 1, to: { random: 'ALL_CHARACTERS' } }] }],
      },
    ],
    players: {
      1: { hand: ['Soak Missiles'], board: boards },
      2: { board: boards.map(({ card }, i) => ({ as: `b${i}`, card })) },
    },
    actions: [{ play: 'Soak Missiles' }],
    expect: [{ distribution: [{ p: 1, when: [{ result: 'none' }] }] }],
  };
  return post('endless', '/v1/verify', body);
}

function post(kind: string, path: string, body: Json): Call {
  return { kind, method: 'POST', path, body: JSON.stringify(body) };
}
