import { recordCheck } from '../../../common/trace-nodes.js';
import { type HsRun, inPlay, survives } from '../../state/access.js';
import { type AttackMemory, NOTHING_ATTACKED } from '../../state/frames.js';
import {
  type Attacking,
  afterAttack,
  again,
  attackEvent,
  attackOver,
  combatDamage,
  declared,
  hasLateTexts,
  lateText,
  loseDurability,
  loseStealth,
  proposedAttack,
  useAttack,
} from './attack-steps.js';
import { checkResult } from './result.js';
import { innerPhase, type Operation, partIf, phase, sequence } from './sequence.js';

const RULES = [
  'ZH-2.6-combat',
  'ZH-2.6-damage-order',
  'ZH-1.5-combat-damage-events',
  'ZH-2.6-event-content',
  'HS-PAE',
  'HS-AE',
  'HS-AAE',
  'HS-PAE-before-AE',
  'HS-DH-COMBAT',
];

/** Steps a to h of the one Phase; the attack is used up whether or not it is cancelled (f). */
const combatPhase: readonly Operation<AttackMemory>[] = [
  proposedAttack,
  again,
  attackEvent,
  lookWhetherCancelled,
  unlessCancelled(loseStealth),
  unlessCancelled(combatDamage),
  useAttack,
  unlessCancelled(loseDurabilityIfThere),
  unlessCancelled(afterAttack),
];

/** An attack as one Phase: no deaths before its damage. @rule ZH-2.6-combat */
export const combat = sequence('Attack', ['ZH-2.6-combat'], NOTHING_ATTACKED, [
  declared,
  phase('Combat Phase', RULES, combatPhase),
  partIf(hasLateTexts, phase('Extra Phase', ['ZH-2.6-fledgling-late'], [lateText])),
  attackOver,
  checkResult,
]);

/** The same as part of an effect, inside the Phase that runs. @rule ZH-2.6-forced */
export const forcedCombat = sequence('Attack by an effect', ['ZH-2.6-forced'], NOTHING_ATTACKED, [
  declared,
  innerPhase('Combat Phase', ['ZH-2.6-forced', ...RULES], combatPhase),
  attackOver,
]);

function unlessCancelled(operation: Operation<AttackMemory>): Operation<AttackMemory> {
  return (run, frame) => {
    if (!frame.memory.isStopped) operation(run, frame);
  };
}

/** A hero that has left play takes no Durability from its weapon (ZH-2.6-after-attack-kept). */
function loseDurabilityIfThere(run: HsRun, frame: Attacking): void {
  if (inPlay(run.state, frame.subject)) loseDurability(run, frame);
}

/** Attacker, defender or a hero out of play or mortally wounded: neither damage nor what follows it (ZH-2.6-combat d). */
function lookWhetherCancelled(run: HsRun, frame: Attacking): void {
  const s = run.state;
  const fighters = [frame.subject, frame.target, s.hero[1], s.hero[2]];
  const gone = fighters.find((e) => !survives(s, e));
  if (gone === undefined) return;
  frame.memory.isStopped = true;
  recordCheck(
    run,
    'attack cancelled',
    ['ZH-2.6-combat', 'ZH-1.6-no-check-inside', 'ZH-2.6-not-cancelled'],
    {
      text: '{about} is out of play or mortally wounded: the attack ends without damage',
      source: frame.subject,
      about: gone,
    },
  );
}
