import type { Selector, Who } from '../../language/words.js';
import { takeControl } from '../../rules/events/move.js';
import { byOrderOfPlay } from '../../state/access.js';
import type { EffectWord } from '../effect-word.js';
import { isMovable, only } from '../fitting.js';
import { playersOf } from '../who.js';

declare module '../../language/effects.js' {
  interface Effects {
    takeControl: { readonly takeControl: Selector; readonly who?: Who };
  }
}

export const takeControlWord: EffectWord<'takeControl'> = {
  form: ({ optional, selector, who }) => ({ takeControl: selector, who: optional(who) }),
  says: 'for `who` (default: you)',
  rules: ['HS-Z5'],
  example: { takeControl: 'TARGET' },
  reads: ({ takeControl: targets, who }, read) =>
    read.does(who, 'take', `control of ${read.these(targets)}`),
  compile: (effect, compiler) => {
    const targets = only(isMovable, compiler.selection(effect.takeControl));
    const who = playersOf(effect.who);
    compiler.emit((run, frame) => {
      for (const target of byOrderOfPlay(run.state, [...targets(run.state, frame)]))
        takeControl(run, target, { source: frame.source, player: who(run.state, frame)[0]! });
    });
  },
};
