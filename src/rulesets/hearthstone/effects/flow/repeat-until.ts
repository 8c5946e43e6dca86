import type { Condition } from '../../language/words.js';
import type { EffectWord } from '../effect-word.js';

declare module '../../language/effects.js' {
  interface Effects {
    repeatUntil: { readonly repeatUntil: Condition; readonly do: readonly Effect[] };
  }
}

/** The effect `repeatUntil`. What never comes true is ended by the run's budget. */
export const repeatUntilWord: EffectWord<'repeatUntil'> = {
  form: ({ condition, effects }) => ({ repeatUntil: condition, do: effects }),
  says: '`do` effects once, and again until a condition holds, which is tested after each time',
  rules: ['HS-R1-dfs', 'HS-DH4'],
  example: { repeatUntil: { not: 'BOARD_NOT_FULL' }, do: [{ summon: 'CS2_231' }] },
  reads: ({ repeatUntil: condition, do: steps }, read) =>
    `${read.steps(steps)}, again and again until ${read.holds(condition)}`,
  compile: (effect, compiler) => {
    const isEnough = compiler.test(effect.repeatUntil);
    const start = compiler.here();
    compiler.effects(effect.do);
    compiler.emit((run, frame) => {
      if (!isEnough(run.state, frame)) frame.pc = start;
    });
  },
};
