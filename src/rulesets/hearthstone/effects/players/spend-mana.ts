import { payMana } from '../../rules/sequences/common.js';
import { manaOf } from '../../state/access.js';
import type { EffectWord } from '../effect-word.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** All available mana; RESULT is how much. */
    spendMana: { readonly spendMana: 'ALL' };
  }
}

/** The effect `spendMana`. */
export const spendManaWord: EffectWord<'spendMana'> = {
  form: ({ word }) => ({ spendMana: word('ALL') }),
  says: 'all the mana that you have is spent; `RESULT` is how much',
  rules: ['HS-MANA2'],
  example: { spendMana: 'ALL' },
  reads: () => 'spend all your Mana',
  compile: (_effect, compiler) => {
    compiler.emit((run, frame) => {
      const player = frame.player as 1 | 2;
      const spent = manaOf(run.state, player);
      const node = run.begin({
        kind: 'effect',
        name: 'Mana',
        rules: ['HS-MANA2'],
        text: '{source}: {value} mana is spent',
        source: frame.source,
        value: spent,
      });
      payMana(run, player, spent);
      run.end(node);
      frame.result = spent;
    });
  },
};
