import { effectsAt } from '../queries/texts.js';
import { settle } from '../rules/events/status.js';
import type { EffectsFrame } from '../state/frames.js';
import { isOver } from '../state/players.js';
import type { WowRun } from '../state/state.js';
import { Doing } from './effect-word.js';
import { wordOf } from './words.js';

/** Processes the text in order (WOW-709.2b, WOW-712.3). pc: the effect at hand. */
export function stepEffects(run: WowRun, frame: EffectsFrame): void {
  const card = run.state.pool.cards[frame.card]!;
  const effect = effectsAt(card, frame.path)[frame.pc];
  if (effect === undefined || isOver(run.state)) {
    run.pop();
    return;
  }
  const isDone = wordOf(effect).run(new Doing(run, frame), effect);
  if (run.pending !== null) return;
  if (isDone) {
    frame.pc++;
    frame.picks = [];
  }
  settle(run);
}
