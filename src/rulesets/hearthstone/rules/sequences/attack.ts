import { recordCheck } from '../../../common/trace-nodes.js';
import { type HsRun, inPlay, mortallyWounded, typeOf } from '../../state/access.js';
import { type AttackMemory, NOTHING_ATTACKED } from '../../state/frames.js';
import { CardType } from '../../vocabulary/index.js';
import {
  type Attacking,
  afterAttack,
  again,
  attackEvent,
  attackOver,
  combatDamage,
  declared,
  loseDurability,
  loseStealth,
  proposedAttack,
  useAttack,
} from './attack-steps.js';
import { checkResult, checkResultOfPreparation } from './result.js';
import { innerPhase, type Operation, phase, type Sequence, sequence, step } from './sequence.js';

const PREPARATION = ['HS-SEQ-combat', 'HS-PAE', 'HS-AE', 'HS-PAE-before-AE'];

const preparation: readonly Operation<AttackMemory>[] = [
  proposedAttack,
  again,
  loseStealth,
  attackEvent,
  lookAtAttacker,
];
const combat: readonly Operation<AttackMemory>[] = [
  useAttack,
  combatDamage,
  loseDurability,
  afterAttack,
];

/** @param after how many operations follow the Combat Phase */
const standing = (after: number, whole: () => Sequence<AttackMemory>) =>
  step(
    'Attacker and defender are still there',
    ['HS-R6-combat', 'HS-SEQ-combat-cancel', 'HS-SEQ-combat-not-cancelled', 'HS-SEQ-combat-auras'],
    (run, frame: Attacking) => {
      if (cancelled(run, frame)) frame.pc = whole().operations.length - after;
    },
  );

/**
 * An attack before its Phases were made one (see combat.ts). Its subjects are attacker and defender: once one of them has left play the running Phase is
 * finished and the Sequence ends (HS-R6-combat).
 */
export const attack: Sequence<AttackMemory> = sequence(
  'Attack',
  ['HS-SEQ-combat'],
  NOTHING_ATTACKED,
  [
    declared,
    phase('Combat Preparation Phase', PREPARATION, preparation, {
      updatesAuras: ({ combatPreparationUpdatesAuras }) => combatPreparationUpdatesAuras,
    }),
    checkResultOfPreparation,
    standing(2, () => attack),
    phase(
      'Combat Phase',
      ['HS-SEQ-combat', 'HS-AAE', 'HS-SEQ-combat-deaths', 'HS-DH-COMBAT'],
      combat,
    ),
    attackOver,
    checkResult,
  ],
);

/** Inside the running Phase: no Steps, deaths or result check. @rule HS-SEQ-combat-dred */
export const forcedAttack: Sequence<AttackMemory> = sequence(
  'Attack by an effect',
  ['HS-SEQ-combat-dred', 'ZH-2.6-forced'],
  NOTHING_ATTACKED,
  [
    declared,
    innerPhase('Combat Preparation Phase', ['HS-SEQ-combat-dred', ...PREPARATION], preparation),
    standing(1, () => forcedAttack),
    innerPhase('Combat Phase', ['HS-SEQ-combat-dred', 'HS-SEQ-combat'], combat),
    attackOver,
  ],
);

/** An attacker that is mortally wounded now will not finish its attack, even if it survives (HS-SEQ-combat-alive-cancel). */
function lookAtAttacker(run: HsRun, frame: Attacking): void {
  const s = run.state;
  if (!s.edition.switches.woundedAttackerDoesNotFinish) return;
  if (typeOf(s, frame.subject) === CardType.MINION && inPlay(s, frame.subject))
    frame.memory.isStopped = mortallyWounded(s, frame.subject);
}

/**
 * The attack is cancelled when either fighter has left play. The attacker may then attack again, unless the
 * defender died only in a second or later Death Phase (HS-SEQ-combat-cancel, HS-SEQ-combat-cancel-bug).
 */
function cancelled(run: HsRun, frame: Attacking): boolean {
  const s = run.state;
  const isThere = inPlay(s, frame.subject);
  const isWounded = frame.memory.isStopped;
  if (isThere && inPlay(s, frame.target) && !isWounded) return false;
  const isLate = frame.targetDiedIn >= 2;
  if (isThere && (isLate || isWounded)) useAttack(run, frame);
  recordCheck(
    run,
    'attack cancelled',
    [
      'HS-R6-combat',
      isWounded && isThere
        ? 'HS-SEQ-combat-alive-cancel'
        : isLate
          ? 'HS-SEQ-combat-cancel-bug'
          : 'HS-SEQ-combat-cancel',
    ],
    {
      text:
        isWounded && isThere
          ? '{source} was mortally wounded as the Combat Preparation Phase ended: the attack ends'
          : 'attacker or defender has left play: the attack ends',
      source: frame.subject,
      about: frame.target,
    },
  );
  return true;
}
