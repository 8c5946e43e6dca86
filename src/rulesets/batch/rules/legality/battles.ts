import { creaturesOf, get, ownerOf } from '../../state/access.js';
import { isAwake } from '../../state/creature.js';
import { playerRow, type State } from '../../state/state.js';
import { Col } from '../../vocabulary/index.js';

/** Whether a creature initiates battle: in the main battle both players' do, in an extra one those that have it left. */
export function isOnOffense(s: State, e: number, active: number, isMain: boolean): boolean {
  if (!isAwake(s, e) || get(s, e, Col.DEFENDER) !== 0) return false;
  return isMain || (ownerOf(s, e) === active && get(s, e, Col.EXTRA_BATTLES) > 0);
}

/** Whether a player has a battle left to start (BATCH-c-extra-battle). */
export function battleLeft(s: State, player: number): 'MAIN' | 'EXTRA' | null {
  if (get(s, playerRow(player), Col.BATTLED) === 0) return 'MAIN';
  return creaturesOf(s, player).some((e) => isOnOffense(s, e, player, false)) ? 'EXTRA' : null;
}
