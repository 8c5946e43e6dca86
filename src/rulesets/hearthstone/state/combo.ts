import { Tag } from '../vocabulary/index.js';
import { get, type HsRun, playerEntity, set } from './access.js';
import { GAME, type State } from './state.js';

/**
 * Whether Combo is active for a player: another card was played this turn; in the other player's turn: any was in his own
 * last one (HS-COND9).
 * @param own how many cards of this turn do not count: 1 for the card that asks, 0 for one that was not played
 */
export function isComboActive(s: State, player: number, own: 0 | 1): boolean {
  const entity = playerEntity(player);
  if (get(s, GAME, Tag.CURRENT_PLAYER) !== player) return get(s, entity, Tag.COMBO_ACTIVE) !== 0;
  return get(s, entity, Tag.NUM_CARDS_PLAYED_THIS_TURN) > own;
}

/** As a player's turn ends: whether Combo stays active for effects of the other player's turn (HS-COND9). */
export function keepCombo(run: HsRun, player: number): void {
  const entity = playerEntity(player);
  const played = get(run.state, entity, Tag.NUM_CARDS_PLAYED_THIS_TURN);
  set(run, entity, Tag.COMBO_ACTIVE, played > 0 ? 1 : 0);
}
