import cluster from 'node:cluster';
import { type Logger, pino } from 'pino';
import type { LogLevel } from './config.js';

/** The log of the service: one JSON object a line, on standard output. */
export type Log = Logger;

/** Makes the log. Of several processes each says which it is. */
export function createLog(level: LogLevel): Log {
  return pino({
    level,
    base: cluster.worker === undefined ? null : { process: cluster.worker.id },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}

/** Reports why the service cannot start, to the log and to whoever has started it. */
export function reportFault(log: Pick<Log, 'error'>, fault: unknown): void {
  const sentence = fault instanceof Error ? fault.message : String(fault);
  log.error(sentence);
  process.stderr.write(`${sentence}\n`);
}
