import { readdir } from 'node:fs/promises';
import { getPriority, platform, setPriority } from 'node:os';

/** The last place that Linux has. */
const LAST = 19;

/** Where a thread stands among the others of its process. */
export interface Rank {
  /** How far it stands behind the thread that takes requests: 0, not at all, to 19. */
  readonly nice: number;
}

/**
 * Puts the calling thread behind those that take requests, so that refusals and probes need not wait for a processor
 * while every thread resolves. Only Linux ranks threads: elsewhere it would be the whole process, so nothing is done.
 */
export function standBehind({ nice }: Rank): void {
  if (nice > 0 && platform() === 'linux') {
    setPriority(behind(nice));
  }
}

/**
 * Puts the threads that Node itself has started behind the one that takes requests. They collect garbage and compile code
 * for all threads, those that resolve among them, and it would have to wait for a processor behind them. Await it before
 * the process starts threads of its own.
 */
export async function standHelpersBehind({ nice }: Rank): Promise<void> {
  if (nice === 0 || platform() !== 'linux') return;
  const rank = behind(nice);
  // Not the Sync form: this one is read by the threads that compress and read files, so they exist then. Otherwise they
  // would begin with whoever needs them first, and have the rank of that thread.
  const helpers = (await readdir('/proc/self/task')).map(Number);
  for (const thread of helpers) if (thread !== process.pid) setPriority(thread, rank);
}

/** The place so far behind that of the calling thread. */
function behind(nice: number): number {
  return Math.min(LAST, getPriority() + nice);
}
