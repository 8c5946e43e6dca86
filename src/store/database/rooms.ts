import type { StoreStatus } from '../status.js';
import type { TurnstileRoom } from './turnstile.js';

/** Operations wait in one of two lines: whoever reads does not wait for all who write, nor the other way round. */
export type Line = 'reads' | 'writes';

/** How many connections a session with a server has. */
export const SERVER_CONNECTIONS = 10;

/**
 * How many operations are under way at a time, and how many may wait: of the embedded database what it does in about a
 * second beside other work, of a server what can wait as long as a caller waits. Whoever comes behind them is better
 * told at once.
 */
export const ROOMS: Readonly<Record<StoreStatus['kind'], Readonly<Record<Line, TurnstileRoom>>>> = {
  // It has one connection, for which a few who read wait beside one who writes.
  embedded: { reads: { inside: 4, waiting: 100 }, writes: { inside: 1, waiting: 200 } },
  // A write holds a connection from its beginning to its end; some are left for those who read.
  postgresql: {
    reads: { inside: SERVER_CONNECTIONS, waiting: 1_000 },
    writes: { inside: 7, waiting: 500 },
  },
};
