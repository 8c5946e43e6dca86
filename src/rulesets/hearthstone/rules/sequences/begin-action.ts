import type { HsRun } from '../../state/access.js';
import type { PlayerAction } from '../../state/player-action.js';
import { type Illegal, illegality } from '../legality/legality.js';
import { askForOption, lacksOption } from './choose-one.js';
import { startAction } from './start-action.js';

/**
 * Begins a Player Action: the door through which every action comes. It is started, and `run.advance()` resolves it; where
 * it names no option of Choose One its player is asked for one first.
 * @returns why the action is illegal (and nothing has changed), or null.
 */
export function beginAction(run: HsRun, player: 1 | 2, action: PlayerAction): Illegal | null {
  if (lacksOption(run.state, player, action)) return askForOption(run, player, action);
  const illegal = illegality(run.state, player, action);
  if (illegal === null) startAction(run, player, action);
  return illegal;
}
