import type { Selector } from '../../language/words.js';
import { get, type HsRun, set } from '../../state/access.js';
import { type AttackMemory, isAttack, Op, type SequenceFrame } from '../../state/frames.js';
import { GAME } from '../../state/state.js';
import { Tag } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { isCharacter, only } from '../fitting.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** Combat and casting: change who is attacked, what a spell is aimed at, and stop things. */
    redirectAttackTo: { readonly redirectAttackTo: Selector };
  }
}

export const redirectAttackToWord: EffectWord<'redirectAttackTo'> = {
  form: ({ selector }) => ({ redirectAttackTo: selector }),
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
      const node = run.begin({
        kind: 'effect',
        name: 'Attack redirected',
        rules: isBack(run, defender) ? [...REDIRECTED, 'ZH-2.6-aba'] : REDIRECTED,
        text: '{about} becomes the defender',
        source: frame.source,
        about: defender,
      });
      set(run, GAME, Tag.PROPOSED_DEFENDER, defender);
      run.end(node);
    });
  },
};

const REDIRECTED = ['HS-PAE', 'HS-PAE-redo', 'HS-PAE-no-escape'];

/** Whether the attack comes back to the defender for whom its Proposed Attack Event was raised. */
function isBack({ stack, state }: HsRun, defender: number): boolean {
  const attack = stack.findLast(
    (frame) => frame.op === Op.SEQUENCE && isAttack(frame as SequenceFrame),
  ) as SequenceFrame<AttackMemory> | undefined;
  return (
    attack?.memory.proposed === defender && get(state, GAME, Tag.PROPOSED_DEFENDER) !== defender
  );
}
