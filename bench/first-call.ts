import { type ChildProcess, spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import type { Outcomes } from '../src/scenario/oracle.js';
import { startService } from './load/service-process.js';
import { ROWS } from './outcomes.js';

/** What somebody asks first: eight missiles at a hero and seven minions. */
const FLAGSHIP = {
  ruleset: 'hearthstone',
  players: {
    1: { hand: ['Avenging Wrath'] },
    2: { board: Array.from({ length: 7 }, () => 'Chillwind Yeti') },
  },
  actions: [{ play: 'Avenging Wrath' }],
};

/** Distinguishes the Yetis, so that symmetry cannot merge them. */
const TOLD_APART = { ...FLAGSHIP, groupBy: 'board', budget: { groups: 1 } };

const CASES = { result: FLAGSHIP, board: TOLD_APART };

/** How long a neighbour lives that nobody ends. */
const NEIGHBOUR_MS = 300_000;

/**
 * The first odds that a fresh process is asked for, and the next: complete or not, and how long it took. `neighbours`
 * processes do nothing but use the processors meanwhile.
 */
export async function measureFirstCalls(neighbours: number): Promise<void> {
  const others = Array.from({ length: neighbours }, busyProcess);
  try {
    for (const [name, body] of Object.entries(CASES)) {
      const service = await startService();
      try {
        for (const call of ['first', 'second'])
          console.log(`${name}, ${call} call: ${await asked(service.base, body)}`);
      } finally {
        await service.stop();
      }
    }
    await measureProduct();
  } finally {
    for (const other of others) other.kill('SIGKILL');
  }
}

/** The distributions that are enumerated elsewhere as a user gets them: over HTTP, in a thread, within its deadline. */
async function measureProduct(): Promise<void> {
  const service = await startService();
  try {
    for (const [name, body] of Object.entries(ROWS))
      for (const call of ['first', 'second'])
        console.log(`${name}, ${call} call: ${await asked(service.base, body as object)}`);
  } finally {
    await service.stop();
  }
}

async function asked(base: string, body: object): Promise<string> {
  const begin = performance.now();
  const response = await fetch(`${base}/v1/outcomes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Outcomes;
  const ms = (performance.now() - begin).toFixed(0);
  const { complete, stoppedBy, situations, groups, missing } = answer;
  const load = loadavg()[0]!.toFixed(0);
  const what = complete ? 'complete' : `stopped by ${stoppedBy}, ${missing.decimal} missing`;
  return `${response.status}, ${ms} ms, ${what}, ${situations} situations, ${groups.length} groups, load ${load}`;
}

function busyProcess(): ChildProcess {
  const code = `const end = Date.now() + ${NEIGHBOUR_MS}; while (Date.now() < end);`;
  return spawn(process.execPath, ['-e', code], { stdio: 'ignore' });
}
