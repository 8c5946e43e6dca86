import { cardOf, get, type HsRun, inPlay, set } from '../../state/access.js';
import type { SequenceFrame } from '../../state/frames.js';
import { runCodes } from '../../state/run-code.js';
import { LOCATION_COOLDOWN, Tag } from '../../vocabulary/index.js';
import { wearDown } from '../events/weapon.js';
import { checkResult } from './result.js';
import { phase, sequence } from './sequence.js';

const RULES = ['HS-INF-location', 'HS-SEQ-heropower', 'HS-SEQ-combat'];

/** As a Hero Power is used, and one Durability is lost as by a weapon; it costs no mana. @rule HS-INF-location */
export const useLocation = sequence('Use a Location', RULES, null, [
  phase('Location Phase', RULES, [effect, close]),
  checkResult,
]);

function effect(run: HsRun, { subject, player, target }: SequenceFrame): void {
  const { text } = cardOf(run.state, subject);
  if (text !== null) runCodes(run, [text], { source: subject, player, target });
}

function close(run: HsRun, { subject }: SequenceFrame): void {
  if (!inPlay(run.state, subject)) return;
  set(run, subject, Tag.LOCATION_ACTION_COOLDOWN, LOCATION_COOLDOWN);
  wearDown(run, subject, subject, 1);
}

/** As a turn ends its player's Locations are one turn nearer to opening (HS-INF-location). */
export function openLocations(run: HsRun, player: 1 | 2): void {
  for (const e of run.state.board[player]) {
    const left = get(run.state, e, Tag.LOCATION_ACTION_COOLDOWN);
    if (left > 0) set(run, e, Tag.LOCATION_ACTION_COOLDOWN, left - 1);
  }
}
