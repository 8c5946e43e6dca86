import type { Turns } from '../../language/words.js';
import { insertTurns } from '../../state/turns.js';
import type { EffectWord } from '../effect-word.js';
import { beginExtraTurns, namedIn } from './extra-turns.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** Turns that come before all others that are to come, in this order (HS-EXTRATURN2). */
    insertTurns: { readonly insertTurns: readonly Turns[] };
  }
}

export const insertTurnsWord: EffectWord<'insertTurns'> = {
  form: ({ listOf, word }) => ({ insertTurns: listOf(word('YOU', 'OPPONENT')) }),
  says: 'turns of `YOU` or `OPPONENT` that come before all others',
  rules: ['HS-EXTRATURN2'],
  example: { insertTurns: ['YOU'] },
  reads: ({ insertTurns: turns }, read) =>
    `insert these turns before all others: ${turns.map((who) => `${read.whose(who)} turn`).join(', ')}`,
  compile: (effect, compiler) => {
    compiler.emit((run, frame) => {
      const node = beginExtraTurns(run, frame.source, ['HS-EXTRATURN2', 'ZH-4.13-insert']);
      insertTurns(run, frame.source, namedIn(effect.insertTurns, run, frame));
      run.end(node);
    });
  },
};
