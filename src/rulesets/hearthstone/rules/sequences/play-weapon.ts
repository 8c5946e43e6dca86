import { type HsRun, inPlay } from '../../state/access.js';
import { NOTHING_PLAYED } from '../../state/frames.js';
import { enterZone } from '../../state/zones.js';
import { Zone } from '../../vocabulary/index.js';
import { equipPlayed } from '../events/weapon.js';
import {
  afterPlay,
  battlecry,
  onPlayActions,
  type Playing,
  payAndLeaveHand,
  updateAurasAtOnce,
} from './common.js';
import { completion } from './completion.js';
import { isRepeated, noteRepeater } from './repeated-battlecry.js';
import { checkResult } from './result.js';
import { phase, sequence, step } from './sequence.js';

/** The Sequence, and when the old weapon leaves play in it; a trace cites those of its edition. */
const RULES = ['HS-SEQ-weapon', 'HS-SEQ-weapon-pending-old', 'ZH-2.4-play'];

/** Two weapons until the Equipping Phase ends (HS-SEQ-weapon-two, ZH-2.4-two-weapons). */
export const playWeapon = sequence('Play a weapon', RULES, NOTHING_PLAYED, [
  step('The card is played', RULES, payAndEnter),
  phase('On Play Phase', [...RULES, 'HS-OVERLOAD'], onPlayActions()),
  phase(
    'Equipping Phase',
    [
      ...RULES,
      'HS-SEQ-weapon-battlecry',
      'HS-SEQ-weapon-two',
      'ZH-2.4-two-weapons',
      'SUP-WEAPON-OLD',
    ],
    [noteRepeater, battlecry, repeatedBattlecry, equip],
    { takesPlace: weaponInPlay },
  ),
  phase('After Play Phase', RULES, [afterPlay]),
  completion,
  checkResult,
]);

function payAndEnter(run: HsRun, frame: Playing): void {
  payAndLeaveHand(run, frame);
  enterZone(run, frame.subject, Zone.PLAY);
  updateAurasAtOnce(run);
}

function weaponInPlay(run: HsRun, frame: Playing): boolean {
  return inPlay(run.state, frame.subject);
}

/** Once more, in the same Phase (HS-SEQ-minion-brann). */
function repeatedBattlecry(run: HsRun, frame: Playing): void {
  if (isRepeated(run, frame)) battlecry(run, frame);
}

function equip(run: HsRun, frame: Playing): void {
  equipPlayed(run, frame.subject, frame.player as 1 | 2);
}
