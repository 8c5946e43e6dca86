import { openSync, readFileSync, readlinkSync, readSync } from 'node:fs';

/** Where Linux says how long this thread has been on a processor: the first number, in nanoseconds. */
const SCHEDULE = '/proc/thread-self/schedstat';

const text = Buffer.alloc(64);
let file: number | null | undefined;

/**
 * The processor time that this thread has used, in milliseconds: other programs do not count. Where the system does not
 * say, it is a monotonic clock.
 */
export function threadMs(): number {
  file ??= attempt(() => openSync(SCHEDULE, 'r'));
  if (file === null) return monotonicMs();
  const length = readSync(file, text, 0, text.length, 0);
  return millisecondsOf(text.toString('latin1', 0, length));
}

/** The processor clock of a thread ticks so often, in milliseconds: what takes less may not show. */
const TICK_MS = 4;

/** Starts to measure the processor time of this thread; the result tells it, and the time of the clock where that is less. */
export function measureWork(): () => number {
  const [work, wall] = [threadMs(), performance.now()];
  return () => Math.min(performance.now() - wall, threadMs() - work + TICK_MS);
}

/** The number under which the system knows this thread; null where it has none. */
export function threadId(): number | null {
  const link = attempt(() => readlinkSync('/proc/thread-self'));
  return link === null ? null : Number(link.split('/').at(-1));
}

/** {@link threadMs} of another thread of this process; null: it has ended, or the system does not say. */
export function threadMsOf(id: number): number | null {
  return attempt(() => millisecondsOf(readFileSync(`/proc/self/task/${id}/schedstat`, 'latin1')));
}

/** A clock in milliseconds that never goes back. */
function monotonicMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

function millisecondsOf(schedule: string): number {
  return Number.parseInt(schedule, 10) / 1e6;
}

function attempt<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}
