import type { DecisionKind } from '../../../kernel/index.js';
import { PlayState, Tag } from '../vocabulary/index.js';
import { get, playerEntity } from './access.js';
import { PLAYERS, type State } from './state.js';

/**
 * How a player's choice is made: once somebody has conceded the Sequence is still carried out, and what is left to choose in
 * it is chosen at random (ZH-1.7-finish-after-result).
 */
export function kindOfChoice(s: State): DecisionKind {
  const isOver = PLAYERS.some(
    (player) => get(s, playerEntity(player), Tag.PLAYSTATE) === PlayState.CONCEDED,
  );
  return isOver ? 'chance' : 'choice';
}
