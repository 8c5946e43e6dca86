import { z } from 'zod';
import type { Question } from '../../language/words.js';
import type { EffectWord } from '../effect-word.js';
import { questionRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    if: {
      readonly if: Question;
      readonly then: readonly Effect[];
      readonly else?: readonly Effect[];
    };
  }
}

export const ifSo: EffectWord<'if'> = {
  form: ({ question, effects }) =>
    z.strictObject({ if: question, then: effects, else: effects.optional() }),
  says: 'what follows if this is so, and otherwise',
  rules: ['WOW-709.2b', 'WOW-709.2d'],
  example: { if: { the: 'TARGET', is: 'HERO' }, then: [{ draw: 1 }] },
  reads: (effect, read) =>
    `if ${questionRead(effect.if)}, ${read.effects(effect.then)}${effect.else === undefined ? '' : `; otherwise ${read.effects(effect.else)}`}`,
  run: (doing, effect) =>
    doing.answer(effect.if)
      ? doing.follow(['then'], effect.then)
      : doing.follow(['else'], effect.else),
};
