import type { Turns } from '../../language/words.js';
import { get } from '../../state/access.js';
import { GAME } from '../../state/state.js';
import { extendTurns } from '../../state/turns.js';
import { Tag } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { beginExtraTurns, namedIn } from './extra-turns.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** One turn more in the next series of turns of each, every series after the one before (HS-EXTRATURN1). */
    extendTurns: { readonly extendTurns: readonly Turns[] };
  }
}

export const extendTurnsWord: EffectWord<'extendTurns'> = {
  form: ({ listOf, word }) => ({ extendTurns: listOf(word('YOU', 'OPPONENT')) }),
  says: 'one turn more in the next series of turns of each, one series after the other',
  rules: ['HS-EXTRATURN1'],
  example: { extendTurns: ['OPPONENT', 'YOU'] },
  reads: ({ extendTurns: turns }, read) =>
    `lengthen the next series of turns by one turn each: ${turns
      .map((who) => `${read.whose(who)} turn`)
      .join(', ')}`,
  compile: (effect, compiler) => {
    compiler.emit((run, frame) => {
      const node = beginExtraTurns(run, frame.source, ['HS-EXTRATURN1']);
      const players = namedIn(effect.extendTurns, run, frame);
      extendTurns(run, frame.source, players, get(run.state, GAME, Tag.CURRENT_PLAYER));
      run.end(node);
    });
  },
};
