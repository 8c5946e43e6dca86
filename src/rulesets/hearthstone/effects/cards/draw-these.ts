import type { Selector, Who } from '../../language/words.js';
import { drawThese } from '../../rules/events/draw.js';
import { store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';
import { isOutOfPlay, only } from '../fitting.js';
import { noted } from '../reader.js';
import { playersOf } from '../who.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** These cards come to the hand as if they were drawn, wherever they are (HS-DC6). */
    drawThese: { readonly drawThese: Selector; readonly who?: Who; readonly save?: string };
  }
}

export const drawTheseWord: EffectWord<'drawThese'> = {
  form: ({ optional, save, selector, who }) => ({ drawThese: selector, who: optional(who), save }),
  says: 'these cards come to the hand as if they were drawn, wherever they are',
  rules: ['HS-DC6'],
  example: { drawThese: { saved: 'taken' } },
  reads: ({ drawThese: cards, who, save }, read) =>
    read.does(who, 'put', `${read.these(cards)} into hand as if drawn${noted(save)}`),
  compile: (effect, compiler) => {
    const cards = only(isOutOfPlay, compiler.selection(effect.drawThese));
    const save = effect.save ?? null;
    const who = playersOf(effect.who);
    compiler.emit((run, frame) => {
      if (save !== null) store(frame, save, []);
      drawThese(run, who(run.state, frame)[0]!, [...cards(run.state, frame)], {
        source: frame.source,
        save,
      });
    });
  },
};
