/** The library: one door, the same operations and answers as over HTTP and on the command line. */
export { operate } from './scenario/operate.js';
export type * from './scenario/oracle.js';
