import type { Auras } from '../../language/aura.js';
import type { CompiledAura } from '../../state/model.js';
import { Zone } from '../../vocabulary/index.js';
import type { Compiler } from '../compiling.js';
import type { References } from '../effect-word.js';
import type { Reader } from '../reader.js';

/** A kind of aura: all there is to it but its type, which stands in the same file. */
export interface AuraWord<W extends keyof Auras> {
  /** Its line of the documentation. */
  readonly says: string;
  readonly rules?: readonly string[];
  readonly example: Auras[W];
  /** The types of card that its fields may name. */
  readonly refers?: References;
  /** The aura as a clause, behind its condition: `each friendly minion has Might (+1 Attack)`. */
  readonly reads: (aura: Auras[W], read: Reader) => string;
  /** What the opening of its condition is: it holds `while` the condition does, where nothing is said. */
  readonly opening?: string;
  /** What differs from {@link PLAIN_AURA}. Its condition is compiled for it, and so are effects under `do`. */
  readonly compile: (aura: Auras[W], compiler: Compiler) => Partial<CompiledAura>;
}

export const PLAIN_AURA: CompiledAura = {
  other: false,
  to: null,
  if: null,
  enchantment: '',
  num1: null,
  priority: 0,
  zone: Zone.PLAY,
  enrages: false,
  inOrder: false,
  tag: -1,
  amount: null,
  refreshesHeroPower: false,
  code: null,
  onEntry: false,
  rules: [],
};
