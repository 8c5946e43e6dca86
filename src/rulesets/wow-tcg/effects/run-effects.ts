import { recordCheck } from '../../common/trace-nodes.js';
import { effectsAt } from '../queries/texts.js';
import { numbersIn, recordNumbers } from '../rules/events/numbers.js';
import { settle } from '../rules/events/status.js';
import { get, named } from '../state/access.js';
import type { EffectsFrame } from '../state/frames.js';
import { isOver } from '../state/players.js';
import type { WowRun } from '../state/state.js';
import { Col } from '../vocabulary/index.js';
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
  const word = wordOf(effect);
  const before = numbersIn(run);
  const told = run.trace?.count;
  const depth = run.stack.length;
  const isDone = word.run(new Doing(run, frame), effect);
  if (run.pending !== null) return;
  const isSilent = run.trace?.count === told && run.stack.length === depth;
  if (isDone && isSilent && word.isQuiet !== true) tellNothing(run, frame);
  if (isDone) {
    frame.pc++;
    frame.picks = [];
  }
  settle(run);
  recordNumbers(run, before);
}

/** What is impossible is skipped, and the rest happens (WOW-709.2c). */
function tellNothing(run: WowRun, { link }: EffectsFrame): void {
  if (run.trace === null) return;
  recordCheck(run, 'does nothing', ['WOW-709.2c'], {
    text: 'this part of what {source} says does nothing',
    source: named(run.state, get(run.state, link, Col.SOURCE)),
  });
}
