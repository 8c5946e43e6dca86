import type { Effect } from '../../language/words.js';
import type { Compiler } from '../compiling.js';

/** The effect that has a given key. */
export type EffectOf<K extends string> = Extract<Effect, { readonly [key in K]: unknown }>;

/** How effects with a key are compiled. */
export type Kind = readonly [key: string, compile: (effect: never, compiler: Compiler) => void];

/** Declares a kind of effect: its key and what it compiles to. */
export function kind<K extends string>(
  key: K,
  compile: (effect: EffectOf<K>, compiler: Compiler) => void,
): Kind {
  return [key, compile as Kind[1]];
}
