import { Tag } from '../vocabulary/index.js';
import { get, type HsRun, playerEntity, set } from './access.js';
import type { State } from './state.js';

/**
 * Whether Combo is active for a player: he has finished playing a card in this turn of his, or in his last one while it is the
 * other's turn (HS-COND9). Whoever plays a card asks with the card counted, so that it takes two; from 23.0 on two are
 * what it takes at any time (ZH-3.3-targeted-battlecry).
 */
export function isComboActive(s: State, player: number): boolean {
  const entity = playerEntity(player);
  if (get(s, entity, Tag.NUM_CARDS_PLAYED_THIS_TURN) > 1) return true;
  return !s.edition.switches.comboCountsCards && get(s, entity, Tag.COMBO_ACTIVE) !== 0;
}

/** As a card has been played: Combo is active until the next turn of its player begins. */
export function activateCombo(run: HsRun, player: number): void {
  set(run, playerEntity(player), Tag.COMBO_ACTIVE, 1);
}
