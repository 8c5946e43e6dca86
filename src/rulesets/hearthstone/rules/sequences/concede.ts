import { playerEntity, set } from '../../state/access.js';
import { PlayState, Tag } from '../../vocabulary/index.js';
import { checkResult } from './result.js';
import { sequence, step } from './sequence.js';

/**
 * Conceding: the game is lost at once.
 * @rule HS-GL-ACTION
 */
export const concede = sequence('Concede', ['HS-GL-ACTION'], null, [
  step('The player concedes', ['HS-GL-ACTION'], (run, frame) =>
    set(run, playerEntity(frame.player), Tag.PLAYSTATE, PlayState.CONCEDED),
  ),
  checkResult,
]);
