import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { openStoreInThread } from '../../src/store/open-in-thread.js';
import { temporaryFolder } from '../store/support/databases.js';
import { startHarness } from './support/harness.js';

/** How far the threads stand behind what is usual that stand behind this process, ascending (the 19th field of `stat`). */
function ranks(): number[] {
  const nices = readdirSync('/proc/self/task').map((task) => {
    const stat = readFileSync(`/proc/self/task/${task}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });
  return nices.filter((nice) => nice > getPriority()).sort((a, b) => a - b);
}

// Only Linux ranks threads.
const onLinux = test.runIf(process.platform === 'linux');

onLinux('the thread of a store stands as far behind as it is told', async () => {
  expect(ranks()).not.toContain(3);
  const store = openStoreInThread({ dataDir: temporaryFolder(), nice: 3 });
  expect((await store.opened()).phase).toBe('ready');
  expect(ranks()).toContain(3);
  await store.close();
});

onLinux(
  'the threads of the pool stand behind the one that takes requests, and no other does',
  async () => {
    const before = ranks();
    const harness = await startHarness({ workers: 2, workerNice: 7 });
    // One more stands by.
    await expect.poll(ranks, { timeout: 600_000 }).toEqual([...before, 7, 7, 7]);
    await harness.service.stop();
  },
);
