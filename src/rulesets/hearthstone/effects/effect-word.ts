import type { CardDefinition } from '../language/card.js';
import type { Effects } from '../language/effects.js';
import type { Compiler } from './compiling.js';
import type { Reader } from './reader.js';

/** An effect word: all there is to it but its type, which stands in the same file. */
export interface EffectWord<W extends keyof Effects> {
  /** Its line of the documentation. */
  readonly says: string;
  readonly rules: readonly string[];
  /** What says among whom it draws its targets at random. */
  readonly drawn?: readonly string[];
  readonly example: Effects[W];
  /** The types of card that its fields may name. */
  readonly refers?: References;
  /** The effect as a clause that tells what to do: `deal 3 damage to the target`. */
  readonly reads: (effect: Effects[W], read: Reader) => string;
  readonly compile: (effect: Effects[W], compiler: Compiler) => void;
}

export type References = Readonly<Record<string, readonly CardDefinition['type'][]>>;

export const PLAYABLE = ['MINION', 'SPELL', 'WEAPON', 'HERO'] as const;
