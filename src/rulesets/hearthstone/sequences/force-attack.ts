import { Op, type SequenceFrame } from '../frames.js';
import { controllerOf, type HsRun, inPlay } from '../state/access.js';
import { preCheckAfter } from '../triggers/pre-check.js';

/** In the place of the option: the attack is not one of the attacks of the turn. */
export const UNCOUNTED = 1;

/** Lets a character attack another as part of an effect, if both are there (HS-SEQ-combat-dred). */
export function forceAttack(run: HsRun, attacker: number, defender: number, counts: boolean): void {
  if (!inPlay(run.state, attacker) || !inPlay(run.state, defender)) {
    const rules = ['HS-R6-combat', 'HS-INF-forced-attack-subjects'];
    run.leaf('check', 'no attack', rules, '{source} or {about} is out of play', attacker, defender);
    return;
  }
  run.push({
    op: Op.SEQUENCE,
    pc: 0,
    sequence: 'forcedAttack',
    player: controllerOf(run.state, attacker),
    subject: attacker,
    target: defender,
    position: -1,
    choice: counts ? -1 : UNCOUNTED,
    stopped: 0,
    preCheck: preCheckAfter(run),
    count: 0,
    memory: 0,
    since: 0,
    overload: 0,
    judged: -1,
    paid: 0,
    attack: null,
  } satisfies SequenceFrame);
}
