import { recordCheck } from '../../../common/trace-nodes.js';
import { controllerOf, type HsRun, inPlay, isDormant } from '../../state/access.js';
import { pushSequence } from './push-sequence.js';

/** In the place of the option: the attack is not one of the attacks of the turn. */
export const UNCOUNTED = 1;

/** Lets a character attack another as part of an effect, if both are there (HS-SEQ-combat-dred). */
export function forceAttack(run: HsRun, attacker: number, defender: number, counts: boolean): void {
  const s = run.state;
  if (![attacker, defender].every((e) => inPlay(s, e) && !isDormant(s, e))) {
    const rules = ['HS-R6-combat', 'HS-INF-forced-attack-subjects'];
    recordCheck(run, 'no attack', rules, {
      text: '{source} or {about} is out of play or dormant',
      source: attacker,
      about: defender,
    });
    return;
  }
  pushSequence(run, {
    sequence: s.edition.switches.combatIsOnePhase ? 'forcedCombat' : 'forcedAttack',
    player: controllerOf(s, attacker),
    subject: attacker,
    target: defender,
    choice: counts ? undefined : UNCOUNTED,
  });
}
