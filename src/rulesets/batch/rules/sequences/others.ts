import { beginEffect } from '../../../common/trace-nodes.js';
import { type BatchRun, set } from '../../state/access.js';
import type { ActionFrame } from '../../state/frames.js';
import { pushEffects } from '../../state/push-effects.js';
import { GAME, playerRow } from '../../state/state.js';
import { Col, opponentOf } from '../../vocabulary/index.js';
import { moveToLane } from '../events/enter.js';

/** A Mobility move: a primary action, carried out before its batch (BATCH-batch-start, BATCH-c-attributes). */
export function move(run: BatchRun, { card, lane }: ActionFrame): void {
  set(run, card, Col.MOVED, 1);
  moveToLane(run, card, lane);
}

/** An Activate use: the whole effect first, then its batch (BATCH-batch-start, BATCH-c-keywords). */
export function activate(run: BatchRun, { card, player, target }: ActionFrame): void {
  set(run, card, Col.ACTIVATED, 1);
  const scope = { self: card, bearer: card, player, target, chosen: 0, event: null };
  pushEffects(run, scope, 'activate', 0);
}

/** A player gives up: the other one has won (BATCH-c-win). */
export function concede(run: BatchRun, { player }: ActionFrame): void {
  set(run, playerRow(player), Col.CONCEDED, 1);
  const result = opponentOf(player);
  const node = beginEffect(run, 'Game Over', ['BATCH-c-win'], {
    text: 'player {value} wins',
    value: result,
  });
  set(run, GAME, Col.RESULT, result);
  run.end(node);
}
