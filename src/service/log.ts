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
