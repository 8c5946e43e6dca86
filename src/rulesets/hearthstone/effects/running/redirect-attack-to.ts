import type { Selector } from '../../language/words.js';
import { set } from '../../state/access.js';
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

/** The effect `redirectAttackTo`. */
export const redirectAttackToWord: EffectWord<'redirectAttackTo'> = {
  form: ({ selector }) => ({ redirectAttackTo: selector }),
  says: 'the attack that is proposed gets another defender',
  rules: ['HS-PAE'],
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
        rules: ['HS-PAE', 'HS-PAE-redo', 'HS-PAE-no-escape'],
        text: '{about} becomes the defender',
        source: frame.source,
        about: defender,
      });
      set(run, GAME, Tag.PROPOSED_DEFENDER, defender);
      run.end(node);
    });
  },
};
