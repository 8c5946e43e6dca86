import { get, set, typeOf } from '../../state/access.js';
import { isPlay } from '../../state/frames.js';
import { forgetLastPlay } from '../../state/plays.js';
import { enterZone, leaveZone } from '../../state/zones.js';
import { CardType, Tag, Zone } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { runningSequence } from './running-sequence.js';

declare module '../../language/effects.js' {
  interface Effects {
    counterSpell: { readonly counterSpell: true };
  }
}

const OF_SPELL = [
  'HS-SEQ-spell-onplay',
  'HS-SEQ-spell-counterspell',
  'HS-SEQ-spell-counterspell-old',
  'HS-R6-spell',
  'HS-R6-spell-old',
  'ZH-2.3-play',
  'ZH-5.1-counter',
];
const OF_SECRET = [...OF_SPELL, 'HS-SEQ-spell-secrets', 'HS-DESTROY4'];

export const counterSpellWord: EffectWord<'counterSpell'> = {
  form: ({ yes }) => ({ counterSpell: yes }),
  says: 'the spell that is being cast',
  rules: [],
  example: { counterSpell: true },
  reads: () => 'Counter the spell',
  compile: (_effect, compiler) => {
    compiler.emit((run, frame) => {
      const sequence = runningSequence(run);
      if (sequence === null || !isPlay(sequence)) return;
      if (typeOf(run.state, sequence.subject) !== CardType.SPELL) return;
      const spell = sequence.subject;
      const isSecret = get(run.state, spell, Tag.ZONE) === Zone.SECRET;
      const node = run.begin({
        kind: 'effect',
        name: 'Countered',
        rules: isSecret ? OF_SECRET : OF_SPELL,
        text: '{source} counters {about}',
        source: frame.source,
        about: spell,
      });
      sequence.memory.isCountered = true;
      set(run, spell, Tag.PLAYED_COST, 0);
      forgetLastPlay(run);
      leaveZone(run, spell);
      enterZone(run, spell, Zone.GRAVEYARD);
      run.end(node);
    });
  },
};
