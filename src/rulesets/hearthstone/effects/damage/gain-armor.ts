import type { Value, Who } from '../../language/words.js';
import { gainArmor } from '../../rules/events/armor.js';
import type { EffectWord } from '../effect-word.js';
import { quantity } from '../reader.js';
import { playersOf } from '../who.js';

declare module '../../language/effects.js' {
  interface Effects {
    gainArmor: { readonly gainArmor: Value; readonly who?: Who };
  }
}

export const gainArmorWord: EffectWord<'gainArmor'> = {
  form: ({ optional, value, who }) => ({ gainArmor: value, who: optional(who) }),
  says: 'Armor for the hero',
  rules: [],
  example: { gainArmor: 5 },
  reads: ({ gainArmor: amount, who }, read) =>
    read.does(who, 'gain', quantity(read.amount(amount), 'Armor')),
  compile: (effect, compiler) => {
    const amount = compiler.measure(effect.gainArmor);
    const who = playersOf(effect.who);
    compiler.emit((run, frame) => {
      for (const player of who(run.state, frame))
        gainArmor(run, player, amount(run.state, frame), { source: frame.source });
    });
  },
};
