import type { Selector, Value } from '../../language/words.js';
import { restoreHealth } from '../../rules/events/healing.js';
import { store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';
import { quantity } from '../reader.js';

declare module '../../language/effects.js' {
  interface Effects {
    heal: { readonly heal: Value; readonly to: Selector };
  }
}

export const healWord: EffectWord<'heal'> = {
  form: ({ selector, value }) => ({ heal: value, to: selector }),
  says: 'restores Health',
  rules: ['HS-DH1', 'HS-DH2a'],
  drawn: ['ZH-3.5-random-heal'],
  example: { heal: 3, to: 'FRIENDLY_CHARACTERS' },
  reads: ({ heal, to }, read) =>
    `restore ${quantity(read.amount(heal), 'Health')} to ${read.these(to)}`,
  compile: (effect, compiler) => {
    const to = compiler.selection(effect.to);
    const amount = compiler.measure(effect.heal);
    const queue = compiler.slot();
    compiler.emit((run, frame) => {
      const s = run.state;
      const waiting = (frame.saved?.[queue] as number[] | undefined) ?? [];
      const targets = waiting.length > 0 ? waiting : [...to(s, frame)];
      const isTogether = targets.length < 2 || s.edition.switches.areaHealingTogether;
      const now = isTogether ? targets : targets.slice(0, 1);
      const left = targets.slice(now.length);
      store(frame, queue, left);
      if (left.length > 0) frame.pc--;
      restoreHealth(run, {
        source: frame.source,
        player: frame.player,
        targets: now,
        amount: amount(s, frame),
      });
    });
  },
};
