/**
 * The version of the engine's behaviour. It goes up whenever the same scenario can be answered differently
 * than before: another state, another trace.
 */
export const ENGINE = '3';
