import type { CardChoice } from '../../language/cards.js';
import type { Who } from '../../language/words.js';
import { equipCard } from '../../rules/events/equip.js';
import { CardType } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { playersOf } from '../who.js';

declare module '../../language/effects.js' {
  interface Effects {
    equip: { readonly equip: CardChoice; readonly who?: Who };
  }
}

export const equipWord: EffectWord<'equip'> = {
  form: ({ choice, optional, who }) => ({ equip: choice, who: optional(who) }),
  says: 'a weapon',
  rules: ['HS-SEQ-weapon'],
  example: { equip: 'CS2_082' },
  refers: { equip: ['WEAPON'] },
  reads: ({ equip, who }, read) => read.does(who, 'equip', read.card(equip)),
  compile: (effect, compiler) => {
    const card = compiler.card(effect.equip);
    const who = playersOf(effect.who);
    compiler.emit((run, frame) => {
      const chosen = card(run.state, frame);
      if (chosen?.type === CardType.WEAPON)
        equipCard(run, chosen, who(run.state, frame)[0]!, frame.source);
    });
  },
};
