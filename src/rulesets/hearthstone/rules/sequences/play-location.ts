import { type HsRun, inPlay } from '../../state/access.js';
import { NOTHING_PLAYED } from '../../state/frames.js';
import { enterZone } from '../../state/zones.js';
import { Zone } from '../../vocabulary/index.js';
import {
  afterPlay,
  onPlayActions,
  type Playing,
  payAndLeaveHand,
  updateAurasAtOnce,
} from './common.js';
import { completion } from './completion.js';
import { checkResult } from './result.js';
import { phase, sequence, step } from './sequence.js';

/** As a minion without a Battlecry is played, but that nothing is summoned. */
const RULES = ['HS-INF-location', 'HS-SEQ-minion', 'ZH-2.2-play'];

/** It takes a place on the board, and can be used at once. */
export const playLocation = sequence('Play a Location', RULES, NOTHING_PLAYED, [
  step('The card is played', [...RULES, 'HS-ZONE2', 'HS-MANA2'], payAndEnter),
  phase('On Play Phase', [...RULES, 'HS-OVERLOAD'], onPlayActions()),
  phase('After Play Phase', RULES, [afterPlay], { takesPlace: isInPlay }),
  completion,
  checkResult,
]);

function payAndEnter(run: HsRun, frame: Playing): void {
  payAndLeaveHand(run, frame);
  enterZone(run, frame.subject, Zone.PLAY, frame.position);
  updateAurasAtOnce(run);
}

function isInPlay(run: HsRun, { subject }: Playing): boolean {
  return inPlay(run.state, subject);
}
