import type { Selector, Value } from '../../language/words.js';
import { dealDamage } from '../../rules/events/deal-damage.js';
import { proposeDamage } from '../../rules/events/proposed-damage.js';
import type { EffectWord } from '../effect-word.js';
import { quantity } from '../reader.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** Several damages, created together in this order before any of them is resolved (HS-DH5). */
    damageTogether: {
      readonly damageTogether: readonly { readonly damage: Value; readonly to: Selector }[];
    };
  }
}

export const damageTogetherWord: EffectWord<'damageTogether'> = {
  form: ({ listOf, object, selector, value }) => ({
    damageTogether: listOf(object({ damage: value, to: selector })),
  }),
  says: 'several damages of one moment',
  rules: ['HS-DH5', 'HS-DH1'],
  example: {
    damageTogether: [
      { damage: 4, to: 'TARGET' },
      { damage: 1, to: { adjacentTo: 'TARGET' } },
    ],
  },
  reads: ({ damageTogether }, read) =>
    `deal ${damageTogether
      .map(({ damage, to }) => `${quantity(read.amount(damage), 'damage')} to ${read.these(to)}`)
      .join(' and at the same time ')}`,
  compile: (effect, compiler) => {
    const parts = effect.damageTogether.map(
      (part) => [compiler.selection(part.to), compiler.measure(part.damage)] as const,
    );
    compiler.emit((run, frame) => {
      const s = run.state;
      const targets: number[] = [];
      const amounts: number[] = [];
      for (const [to, amount] of parts) {
        const proposed = proposeDamage(run, frame, amount(s, frame));
        for (const target of to(s, frame)) {
          targets.push(target);
          amounts.push(proposed);
        }
      }
      dealDamage(run, { sources: [frame.source], targets, amounts });
    });
  },
};
