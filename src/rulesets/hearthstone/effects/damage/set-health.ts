import type { Selector, Value } from '../../language/words.js';
import { countHealthChange } from '../../rules/events/hero-health.js';
import { assign, get, healthLeft, set, typeOf } from '../../state/access.js';
import { CardType, Tag } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { isCharacter, only } from '../fitting.js';

declare module '../../language/effects.js' {
  interface Effects {
    setHealth: { readonly setHealth: Value; readonly on: Selector };
  }
}

export const setHealthWord: EffectWord<'setHealth'> = {
  form: ({ selector, value }) => ({ setHealth: value, on: selector }),
  says: 'changes the Health that is left',
  rules: ['HS-H1'],
  example: { setHealth: 15, on: 'TARGET' },
  reads: ({ setHealth, on }, read) =>
    `set the remaining Health of ${read.these(on)} to ${read.amount(setHealth)}`,
  compile: (effect, compiler) => {
    const targets = only(isCharacter, compiler.selection(effect.on));
    const amount = compiler.measure(effect.setHealth);
    compiler.emit((run, frame) => {
      const s = run.state;
      for (const target of targets(s, frame)) {
        const health = amount(s, frame);
        const before = healthLeft(s, target);
        const node = run.begin({
          kind: 'effect',
          name: 'Set Health',
          rules: ['HS-H1', 'ZH-4.1-set-not-heal'],
          text: "{about}'s remaining Health becomes {value}",
          source: frame.source,
          about: target,
          value: health,
        });
        if (typeOf(s, target) === CardType.HERO && get(s, target, Tag.HEALTH) < health)
          set(run, target, Tag.HEALTH, health);
        assign(run, target, Tag.DAMAGE, get(s, target, Tag.HEALTH) - health);
        if (typeOf(s, target) === CardType.HERO && healthLeft(s, target) !== before)
          countHealthChange(run, target);
        run.end(node);
      }
    });
  },
};
