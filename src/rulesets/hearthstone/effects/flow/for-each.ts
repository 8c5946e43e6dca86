import type { Selector } from '../../language/words.js';
import type { EffectWord } from '../effect-word.js';
import { loop, pushLoop, replaceLoop, topLoop } from './jumps.js';

declare module '../../language/effects.js' {
  interface Effects {
    forEach: { readonly forEach: Selector; readonly do: readonly Effect[] };
  }
}

export const forEachWord: EffectWord<'forEach'> = {
  form: ({ effects, selector }) => ({ forEach: selector, do: effects }),
  says: '`do` effects with IT for each of them, as they were selected at first',
  rules: ['HS-R1-dfs'],
  example: { forEach: 'FRIENDLY_MINIONS', do: [{ damage: 1, to: 'IT' }] },
  reads: ({ forEach: members, do: steps }, read) =>
    `for each of these, ${read.these(members)}: ${read.steps(steps)}`,
  compile: (effect, compiler) => {
    const members = compiler.selection(effect.forEach);
    compiler.emit((run, frame) => pushLoop(frame, [...members(run.state, frame)]));
    loop(
      compiler,
      () => compiler.effects(effect.do),
      (frame) => {
        const [next, ...rest] = topLoop(frame);
        if (next === undefined) return false;
        frame.it = next;
        replaceLoop(frame, rest);
        return true;
      },
    );
  },
};
