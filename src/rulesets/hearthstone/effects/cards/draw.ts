import { drawCards, drawThese } from '../../rules/events/draw.js';
import { store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';
import { isOutOfPlay, only } from '../fitting.js';
import { noted } from '../reader.js';
import { playersOf } from '../who.js';

export const drawWord: EffectWord<'draw'> = {
  says: 'cards, one after the other; `save` keeps those that came to the hand',
  rules: ['HS-DC1', 'HS-DC3'],
  example: { draw: 2, who: 'BOTH' },
  reads: ({ draw, who, save }, read) =>
    read.does(who, 'draw', `${draw === 1 ? 'a card' : `${read.amount(draw)} cards`}${noted(save)}`),
  compile: (effect, compiler) => {
    const count = compiler.measure(effect.draw);
    const save = effect.save ?? null;
    const who = playersOf(effect.who);
    compiler.emit((run, frame) => {
      store(frame, save, []);
      for (const player of [...who(run.state, frame)].reverse())
        drawCards(run, player, count(run.state, frame), { source: frame.source, save });
    });
  },
};

export const drawTheseWord: EffectWord<'drawThese'> = {
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
      store(frame, save, []);
      drawThese(run, who(run.state, frame)[0]!, [...cards(run.state, frame)], {
        source: frame.source,
        save,
      });
    });
  },
};
