import type { Refusal } from '../../../ruleset.js';
import { type BatchRun, isCreature } from '../../state/access.js';
import type { PlayerAction } from '../../state/frames.js';
import { refusalOf } from '../legality/legality.js';
import { refusal } from '../legality/refusals.js';
import { pushAction } from './primary-action.js';

/** Pushes the sequence of an action. @returns why it is illegal (nothing has changed), or null */
export function beginAction(run: BatchRun, player: number, action: PlayerAction): Refusal | null {
  const code = refusalOf(run.state, player, action);
  if (code !== null) return refusal(code);
  startAction(run, player, action);
  return null;
}

/** Starts an action that is known to be legal. */
export function startAction(run: BatchRun, player: number, action: PlayerAction): void {
  switch (action.type) {
    case 'play':
      pushAction(run, isCreature(run.state, action.card) ? 'forge' : 'cast', player, action);
      return;
    case 'level':
      pushAction(run, 'level', player, action);
      return;
    case 'move':
    case 'activate': {
      const { creature, ...rest } = action;
      pushAction(run, action.type, player, { card: creature, ...rest });
      return;
    }
    default:
      pushAction(run, action.type, player, {});
  }
}
