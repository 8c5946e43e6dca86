import { type Logger, pino } from 'pino';
import type { LogLevel } from './config.js';

/** The log of the service: one JSON object a line, on standard output. */
export type Log = Logger;

/** Makes the log. */
export function createLog(level: LogLevel): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
