import { drawn } from '../../common/draws.js';
import type { CardDefinition } from '../language/card.js';
import type { Effect } from '../language/effects.js';
import { type BatchRun, cardOf } from '../state/access.js';
import type { EffectsFrame } from '../state/frames.js';
import { Doing } from './effect-word.js';
import { wordOf } from './words.js';

/** Runs the effects in order; chance is asked before each of them. pc: the effect at hand. */
export function stepEffects(run: BatchRun, frame: EffectsFrame): void {
  const effect = effectsOf(cardOf(run.state, frame.bearer).definition, frame)[frame.pc];
  if (effect === undefined) {
    run.pop();
    return;
  }
  const doing = new Doing(run, frame);
  if (!drawAll(doing, effect)) return;
  const outcome = wordOf(effect).run(doing, effect);
  frame.picks = [];
  if (outcome === 'MORE') return;
  frame.lane = 0;
  frame.pc++;
  if (outcome === 'STOP') run.pop();
}

function effectsOf(
  definition: CardDefinition,
  { list, index }: Pick<EffectsFrame, 'list' | 'index'>,
): readonly Effect[] {
  if (list === 'play' || list === 'activate') return definition[list] ?? [];
  return definition[list]?.[index]?.do ?? [];
}

/** Asks chance; false while the step must be taken again. Answers are in `frame.picks`; 0: none. */
function drawAll(doing: Doing, effect: Effect): boolean {
  const { run, frame } = doing;
  const wanted = wordOf(effect).draws?.(doing, effect) ?? [];
  const at = frame.picks.length;
  if (at >= wanted.length) return true;
  const draw = wanted[at]!;
  if (draw === null || draw.options.length === 0) {
    frame.picks.push(0);
    return false;
  }
  const option = drawn(run, { ...draw, source: frame.self });
  if (option !== null) frame.picks.push(option);
  return false;
}
