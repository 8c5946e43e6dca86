import { setFlagsFromString } from 'node:v8';

/**
 * Import this first. Libraries choose between speed and checks for developers when they are loaded; a
 * service wants speed unless NODE_ENV says otherwise.
 */
process.env.NODE_ENV ??= 'production';

/**
 * How much more than what is left after a collection the heap of a thread holds before the next, in percent. Left to
 * itself it grows to four times as much when there is room in the machine: in the first minutes of load the process
 * would grow by hundreds of megabytes of garbage, and nobody could say how much it takes.
 */
const HEAP_GROWING_PERCENT = 50;
setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING_PERCENT}`);

/**
 * The database of the embedded store is WebAssembly. Node would compile its busy parts a second time and hold 50
 * megabytes more for good. Without that, queries by an index cost the same; queries that read a whole table, half more.
 */
setFlagsFromString('--liftoff-only');
