/** How long the slow worker threads take to load. */
export const SLOW_LOAD_MS = 3_000;
