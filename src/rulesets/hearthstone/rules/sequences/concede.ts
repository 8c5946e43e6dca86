import { playerEntity, set } from '../../state/access.js';
import { PlayState, Tag } from '../../vocabulary/index.js';
import { checkResult } from './result.js';
import { sequence, step } from './sequence.js';

/** At once, or when the Sequence that waits is over (ZH-1.7-finish-after-result). */
export const concede = sequence('Concede', ['HS-GL-ACTION'], null, [
  step('The player concedes', ['HS-GL-ACTION', 'ZH-1.7-finish-after-result'], (run, frame) =>
    set(run, playerEntity(frame.player), Tag.PLAYSTATE, PlayState.CONCEDED),
  ),
  [
    (run, frame) => {
      if (run.stack.length > 1) frame.pc = PAST_THE_END;
    },
  ],
  checkResult,
]);

const PAST_THE_END = 9;
