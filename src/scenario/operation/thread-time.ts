import { openSync, readSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

/** Where Linux tells how long this thread has been on a processor: the first number, in nanoseconds. */
const SCHEDULE = '/proc/thread-self/schedstat';

const text = Buffer.alloc(64);
let file: number | null | undefined;

/**
 * The processor time that this thread has used, in milliseconds: what else the machine does is not in it. Where the
 * system does not tell, it is the time that has gone by.
 */
export function threadMs(): number {
  file ??= opened();
  if (file === null) return performance.now();
  const length = readSync(file, text, 0, text.length, 0);
  return Number.parseInt(text.toString('latin1', 0, length), 10) / 1e6;
}

function opened(): number | null {
  try {
    return openSync(SCHEDULE, 'r');
  } catch {
    return null;
  }
}
