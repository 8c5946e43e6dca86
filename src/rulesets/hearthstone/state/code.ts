import type { Effect } from '../language/words.js';
import type { HsRun } from './access.js';
import type { EffectsFrame } from './frames.js';

/** One compiled step of an effect. The frame's pc already points at the next one. */
export type EffectStep = (run: HsRun, frame: EffectsFrame) => void;

/** The compiled effects of one part of a card. Frames name it; it is never stored in one. */
export interface Code {
  /** `<card id>/<part>`: stable, so that a paused run can be resumed elsewhere. */
  readonly name: string;
  readonly steps: readonly EffectStep[];
  /** The effect that each step belongs to, the innermost one: what a step is there for. */
  readonly effects: readonly Effect[];
  /** Rulings that the part follows beside the general rules. */
  readonly rules: readonly string[];
}
