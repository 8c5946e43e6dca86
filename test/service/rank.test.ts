import { readdir } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { beforeAll, expect, test } from 'vitest';
import { openStoreInThread } from '../../src/store/open-in-thread.js';
import { temporaryFolder } from '../store/support/databases.js';
import { startHarness } from './support/harness.js';
import { ranksIn } from './support/ranks.js';

// The threads that read files begin with whoever needs them first, and have its rank.
beforeAll(() => readdir('.'));

const ranks = (): number[] => ranksIn(process.pid);

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
    await expect.poll(ranks, { timeout: 600_000 }).toEqual([...before, ...had(7, 7)]);
    await harness.service.stop();
  },
);
