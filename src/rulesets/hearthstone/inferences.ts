import type { Inference } from '../ruleset.js';

/** Rule ids of what the rulebook does not say in so many words begin with this. */
export const INFERENCE_PREFIX = 'HS-INF-';

/** What was concluded where the rulebook is silent, and the rules that it follows from. */
export const INFERENCES: readonly Inference[] = [];
