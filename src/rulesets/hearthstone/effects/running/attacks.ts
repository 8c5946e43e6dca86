import { beginEffect } from '../../../common/trace-nodes.js';
import { forceAttack } from '../../rules/sequences/force-attack.js';
import { get, type HsRun, set } from '../../state/access.js';
import { type AttackMemory, isAttack, Op, type SequenceFrame } from '../../state/frames.js';
import { GAME } from '../../state/state.js';
import { Tag } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { isCharacter, only } from '../fitting.js';

/** The Sequence of the Player Action that is running: always the bottom frame. */
export function runningSequence(run: HsRun): SequenceFrame | null {
  const bottom = run.stack[0];
  return bottom !== undefined && bottom.op === Op.SEQUENCE ? (bottom as SequenceFrame) : null;
}

export const forceAttackWord: EffectWord<'forceAttack'> = {
  says: 'an attack inside the effect, `on` a defender; `uncounted` among the attacks of the turn',
  rules: ['HS-SEQ-combat-dred', 'ZH-2.6-attack-count'],
  example: { forceAttack: 'TARGET', on: 'ENEMY_HERO' },
  reads: ({ forceAttack: attacker, on, uncounted }, read) => {
    const uncountedly = uncounted === undefined ? '' : ', which does not count among its attacks';
    return `make ${read.these(attacker)} attack ${read.these(on)}${uncountedly}`;
  },
  compile: (effect, compiler) => {
    const attackers = compiler.selection(effect.forceAttack);
    const defenders = compiler.selection(effect.on);
    compiler.emit((run, frame) => {
      const attacker = attackers(run.state, frame)[0];
      const defender = defenders(run.state, frame)[0];
      if (attacker === undefined || defender === undefined) return;
      forceAttack(run, attacker, defender, effect.uncounted !== true);
    });
  },
};

export const redirectAttackToWord: EffectWord<'redirectAttackTo'> = {
  says: 'the attack that is proposed gets another defender',
  rules: ['HS-PAE'],
  drawn: ['ZH-3.5-random-defender'],
  example: { redirectAttackTo: { random: 'ENEMY_CHARACTERS' } },
  reads: ({ redirectAttackTo: defender }, read) =>
    `change the defender of the attack to ${read.these(defender)}`,
  compile: (effect, compiler) => {
    const to = only(isCharacter, compiler.selection(effect.redirectAttackTo));
    compiler.emit((run, frame) => {
      const defender = to(run.state, frame)[0];
      if (defender === undefined) return;
      const node = beginEffect(
        run,
        'Attack redirected',
        isBack(run, defender) ? [...REDIRECTED, 'ZH-2.6-aba'] : REDIRECTED,
        { text: '{about} becomes the defender', source: frame.source, about: defender },
      );
      set(run, GAME, Tag.PROPOSED_DEFENDER, defender);
      run.end(node);
    });
  },
};

export const stopAttackWord: EffectWord<'stopAttack'> = {
  says: 'the attack that is going on ends without damage; it counts as made',
  rules: ['ZH-2.6-not-cancelled'],
  example: { stopAttack: true },
  reads: () => 'the attack ends without damage',
  compile: (_effect, compiler) => {
    compiler.emit((run, frame) => {
      const attack = attackOn(run);
      if (attack === undefined) return;
      const node = beginEffect(run, 'Attack stopped', ['ZH-2.6-not-cancelled'], {
        text: '{about} does not go on with its attack',
        source: frame.source,
        about: attack.subject,
      });
      attack.memory.isStopped = true;
      run.end(node);
    });
  },
};

/** The attack that is going on, the innermost one. */
function attackOn({ stack }: HsRun): SequenceFrame<AttackMemory> | undefined {
  return stack.findLast((frame) => frame.op === Op.SEQUENCE && isAttack(frame as SequenceFrame)) as
    | SequenceFrame<AttackMemory>
    | undefined;
}

const REDIRECTED = ['HS-PAE', 'HS-PAE-redo', 'HS-PAE-no-escape'];

/** Whether the attack comes back to the defender for whom its Proposed Attack Event was raised. */
function isBack(run: HsRun, defender: number): boolean {
  return (
    attackOn(run)?.memory.proposed === defender &&
    get(run.state, GAME, Tag.PROPOSED_DEFENDER) !== defender
  );
}
