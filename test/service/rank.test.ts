import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { openStoreInThread } from '../../src/store/open-in-thread.js';
import { temporaryFolder } from '../store/support/databases.js';
import { startHarness } from './support/harness.js';

/** How far the threads that stand behind this process stand behind it, ascending (the 19th field of `stat`). */
function ranks(): number[] {
  const nices = readdirSync('/proc/self/task').map((task) => {
    const stat = readFileSync(`/proc/self/task/${task}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });
  const own = getPriority();
  return nices.flatMap((nice) => (nice > own ? [nice - own] : [])).sort((a, b) => a - b);
}

/** What of these ranks can be had: a process that stands behind others itself has less room behind it. */
function had(...asked: number[]): number[] {
  const room = 19 - getPriority();
  return asked.map((rank) => Math.min(rank, room)).filter((rank) => rank > 0);
}

// Only Linux ranks threads.
const onLinux = test.runIf(process.platform === 'linux');

onLinux('the thread of a store stands as far behind as it is told', async () => {
  const before = ranks();
  const store = openStoreInThread({ dataDir: temporaryFolder(), nice: 3 });
  expect((await store.opened()).phase).toBe('ready');
  expect(ranks()).toEqual([...before, ...had(3)]);
  await store.close();
});

onLinux(
  'the threads of the pool stand behind the one that takes requests, and no other does',
  async () => {
    const before = ranks();
    const harness = await startHarness({ workers: 2, workerNice: 7 });
    // One more stands by.
    await expect.poll(ranks, { timeout: 600_000 }).toEqual([...before, ...had(7, 7, 7)]);
    await harness.service.stop();
  },
);
