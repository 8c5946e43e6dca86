import type { Condition } from '../../language/words.js';
import type { EffectWord } from '../effect-word.js';
import { jumpUnless, placeholder } from './jumps.js';

declare module '../../language/effects.js' {
  interface Effects {
    if: {
      readonly if: Condition;
      readonly then: readonly Effect[];
      readonly else?: readonly Effect[];
    };
  }
}

export const ifHoldsWord: EffectWord<'if'> = {
  form: ({ condition, effects, optional }) => ({
    if: condition,
    then: effects,
    else: optional(effects),
  }),
  says: '`then` effects, or `else` others',
  rules: ['HS-R1-dfs'],
  example: { if: 'BOARD_NOT_FULL', then: [{ summon: 'CS2_231' }], else: [{ draw: 1 }] },
  reads: ({ if: condition, then, else: otherwise }, read) => {
    const rest = otherwise === undefined ? '' : `; otherwise, ${read.steps(otherwise)}`;
    return `if ${read.holds(condition)}, ${read.steps(then)}${rest}`;
  },
  compile: (effect, compiler) => {
    const test = compiler.test(effect.if);
    const branch = compiler.emit(placeholder);
    compiler.effects(effect.then);
    if (effect.else === undefined) {
      const end = compiler.here();
      compiler.patch(branch, (run, frame) => jumpUnless(frame, test(run.state, frame), end));
      return;
    }
    const over = compiler.emit(placeholder);
    const otherwise = compiler.here();
    compiler.effects(effect.else);
    const end = compiler.here();
    compiler.patch(branch, (run, frame) => jumpUnless(frame, test(run.state, frame), otherwise));
    compiler.patch(over, (_run, frame) => {
      frame.pc = end;
    });
  },
};
