import type { BatchRun } from './access.js';
import { type EffectsFrame, Op } from './frames.js';
import type { Scope } from './select.js';

export function pushEffects(
  run: BatchRun,
  scope: Scope,
  list: EffectsFrame['list'],
  index: number,
): void {
  const { self, bearer, player, target, chosen, event } = scope;
  run.push({
    op: Op.EFFECTS,
    pc: 0,
    bearer,
    list,
    index,
    self,
    player,
    target,
    chosen,
    event,
    picks: [],
    lane: 0,
  } satisfies EffectsFrame);
}
