import type { Value } from '../../language/words.js';
import type { EffectWord } from '../effect-word.js';
import { loop, pushLoop, replaceLoop, topLoop } from './jumps.js';

declare module '../../language/effects.js' {
  interface Effects {
    repeat: { readonly repeat: Value; readonly do: readonly Effect[] };
  }
}

export const repeatWord: EffectWord<'repeat'> = {
  form: ({ effects, value }) => ({ repeat: value, do: effects }),
  says: '`do` effects so many times',
  rules: ['HS-R1-dfs'],
  example: { repeat: 3, do: [{ damage: 1, to: { random: 'ENEMY_CHARACTERS' } }] },
  reads: ({ repeat: times, do: steps }, read) => `${read.steps(steps)}${read.times(times)}`,
  compile: (effect, compiler) => {
    const times = compiler.measure(effect.repeat);
    compiler.emit((run, frame) => pushLoop(frame, [times(run.state, frame)]));
    loop(
      compiler,
      () => compiler.effects(effect.do),
      (frame) => {
        const counter = topLoop(frame);
        const left = counter[0]!;
        if (left <= 0) return false;
        replaceLoop(frame, [left - 1]);
        return true;
      },
    );
  },
};
