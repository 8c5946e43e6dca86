import { beginStep } from '../../../common/trace-nodes.js';
import { add, set } from '../../state/access.js';
import { turnPlayer } from '../../state/players.js';
import { GAME, type WowRun } from '../../state/state.js';
import { Col, Role, Step } from '../../vocabulary/index.js';
import { exhaust } from '../events/status.js';
import { eventOf, raise } from '../triggers/raise.js';

/** The combat step begins: the proposed attacker exhausts and attacks; the attacker window opens (WOW-602.1). */
export function beginCombat(run: WowRun, attacker: number, defender: number): void {
  const node = beginStep(run, 'Attacker Window', ['WOW-602.1', 'WOW-601.3'], {
    text: '{source} attacks; {about} is the proposed defender',
    source: attacker,
    about: defender,
  });
  set(run, GAME, Col.STEP, Step.ATTACKER);
  set(run, GAME, Col.PASSES, 0);
  set(run, attacker, Col.ROLE, Role.ATTACKER);
  set(run, defender, Col.ROLE, Role.PROPOSED_DEFENDER);
  exhaust(run, attacker, ['WOW-602.1']);
  add(run, attacker, Col.ATTACKS, 1);
  raise(run, eventOf('ATTACKS', attacker, { source: defender, player: turnPlayer(run.state) }));
  run.end(node);
}
