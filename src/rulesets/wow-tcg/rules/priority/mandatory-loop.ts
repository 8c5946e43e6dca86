import { recordCheck } from '../../../common/trace-nodes.js';
import { situationOf } from '../../queries/situation.js';
import { add, get, inZone, set } from '../../state/access.js';
import { DRAW } from '../../state/players.js';
import { GAME, type State, type WowRun } from '../../state/state.js';
import { Col, Zone } from '../../vocabulary/index.js';
import { canAct } from '../legality/considered-actions.js';
import { endGame } from './losing.js';

/** Links that resolve without anybody deciding anything, before it is asked whether it is a loop. */
const PATIENCE = 8;

/**
 * A link has resolved, and the chain is not empty. When a situation comes back and nobody could have done anything but
 * pass since, mandatory actions form a loop that no player can break, and the game is a draw (WOW-801.2). A situation is
 * compared with the one of the last power of two, so that a loop of any length is found. Whether the game is over.
 */
export function isMandatoryLoop(run: WowRun, player: number): boolean {
  const s = run.state;
  if (inZone(s, Zone.CHAIN).length === 0) {
    set(run, GAME, Col.UNDECIDED, 0);
    return false;
  }
  if (get(s, GAME, Col.PASSES) === 0) add(run, GAME, Col.UNDECIDED, 1);
  const count = get(s, GAME, Col.UNDECIDED);
  if (count < PATIENCE) return false;
  if (canAct(s, player)) {
    set(run, GAME, Col.UNDECIDED, 0);
    return false;
  }
  if (get(s, GAME, Col.PASSES) > 0) return false;
  const [one, two] = digestOf(s);
  if (count > PATIENCE && get(s, GAME, Col.MARK_1) === one && get(s, GAME, Col.MARK_2) === two) {
    recordCheck(run, 'mandatory loop', ['WOW-801.2'], {
      text: 'the same situation comes back, and nobody can do anything about it',
    });
    endGame(run, DRAW, ['WOW-801.2']);
    return true;
  }
  if (Number.isInteger(Math.log2(count))) {
    set(run, GAME, Col.MARK_1, one);
    set(run, GAME, Col.MARK_2, two);
  }
  return false;
}

const BITS = 0x3ff_ffff;

/** Two numbers of 26 bits over a situation. */
function digestOf(s: State): readonly [number, number] {
  let [one, two] = [0x811c9dc5, 0x9e3779b9];
  for (const value of situationOf(s)) {
    one = Math.imul(one ^ value, 0x01000193);
    two = Math.imul((two ^ value) >>> 0, 0x85ebca6b) ^ (two >>> 13);
  }
  return [(one ^ (one >>> 15)) & BITS, (two ^ (two >>> 16)) & BITS];
}
