import type { Selector, Value } from '../../language/words.js';
import { wearDown } from '../../rules/events/durability.js';
import type { EffectWord } from '../effect-word.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** Durability is lost as in combat: an Immune weapon loses none (HS-AE-gorehowl). */
    loseDurability: { readonly loseDurability: Value; readonly of: Selector };
  }
}

export const loseDurabilityWord: EffectWord<'loseDurability'> = {
  form: ({ selector, value }) => ({ loseDurability: value, of: selector }),
  says: 'as in combat, `of` weapons',
  rules: ['HS-AE-gorehowl', 'HS-WEAPON1'],
  example: { loseDurability: 1, of: 'FRIENDLY_WEAPON' },
  reads: ({ loseDurability: amount, of }, read) =>
    `make ${read.these(of)} lose ${read.amount(amount)} Durability`,
  compile: (effect, compiler) => {
    const weapons = compiler.selection(effect.of);
    const amount = compiler.measure(effect.loseDurability);
    compiler.emit((run, frame) => {
      for (const weapon of weapons(run.state, frame))
        wearDown(run, frame.source, weapon, amount(run.state, frame));
    });
  },
};
