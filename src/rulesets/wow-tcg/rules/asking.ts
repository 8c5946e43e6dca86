import { type Decision, OPEN } from '../../../kernel/index.js';
import { set } from '../state/access.js';
import { type LoopFrame, Op } from '../state/frames.js';
import { GAME, type WowRun } from '../state/state.js';
import { Col } from '../vocabulary/index.js';

/** The loop that is being demonstrated or repeated; null: none is. */
export function loopOf(run: WowRun): LoopFrame | null {
  const frame = run.stack.findLast(({ op }) => op === Op.LOOP);
  return frame === undefined ? null : (frame as LoopFrame);
}

/** Somebody or chance decides: what follows is no mandatory loop (WOW-801.2). */
export function decide(run: WowRun, decision: Decision): number {
  const index = run.decide(decision);
  if (index !== OPEN && decision.options.length > 1) set(run, GAME, Col.UNDECIDED, 0);
  return index;
}

/** A run whose decisions are taken so. */
export function asking(run: WowRun): { decide(decision: Decision): number } {
  return { decide: (decision) => decide(run, decision) };
}

/** Another action was taken: a loop that was ended may be begun again (WOW-801.1a). */
export function allowAll(run: WowRun): void {
  for (const column of [Col.BARRED_ACTION, Col.BARRED_CARD, Col.BARRED_POWER])
    set(run, GAME, column, 0);
}

/** Asks a player. A loop is repeated with the answers of its demonstration, as long as they can be given (WOW-801.1). */
export function ask(run: WowRun, asked: Omit<Decision, 'kind'>): number {
  const decision: Decision = { kind: 'choice', ...asked };
  const loop = loopOf(run);
  if (loop === null || decision.options.length < 2) return decide(run, decision);
  const known = loop.round === 0 ? undefined : loop.answers[loop.used];
  const { name, player, options } = decision;
  if (known !== undefined && known.name === name && known.player === player) {
    const index = options.indexOf(known.option);
    if (index >= 0) {
      loop.used++;
      return index;
    }
  }
  const index = decide(run, decision);
  if (index !== OPEN && loop.round === 0)
    loop.answers.push({ name, player, option: options[index]! });
  return index;
}
