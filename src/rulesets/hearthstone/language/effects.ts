import type { RuleIds } from './rule-ids.js';

/**
 * Every effect by its word. The list is empty here because a word says its type in its own file
 * (`effects/<family>/<word>.ts`), beside its form, its meaning and its English; `effects/effect-words.ts` names them all.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the words fill it
export interface Effects {}

export type EffectOf<W extends keyof Effects> = Effects[W];

/** One step of what a card does. Steps run in order, each with all its consequences (HS-R1-dfs). */
export type Effect = Effects[keyof Effects] & { readonly rules?: RuleIds };
