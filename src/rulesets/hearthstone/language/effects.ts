import type { RuleIds } from './rule-ids.js';

/** Every effect by its word: each is declared in its own file, and named in `effect-words.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: the words fill it
export interface Effects {}

export type EffectOf<W extends keyof Effects> = Effects[W];

/** One step of what a card does. Steps run in order, each with all its consequences (HS-R1-dfs). */
export type Effect = Effects[keyof Effects] & { readonly rules?: RuleIds };
