import type { Selector } from '../../language/words.js';
import { get } from '../../state/access.js';
import { detach } from '../../state/enchantments.js';
import { Tag } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** Detaches enchantments: the one whose effect this is, or those named. */
    detach: { readonly detach: Selector };
  }
}

export const detachWord: EffectWord<'detach'> = {
  form: ({ selector }) => ({ detach: selector }),
  says: 'ends enchantments',
  rules: ['HS-E2'],
  example: { detach: 'SELF' },
  reads: ({ detach: enchantments }, read) => `remove ${read.these(enchantments)}`,
  compile: (effect, compiler) => {
    const enchantments = compiler.selection(effect.detach);
    compiler.emit((run, frame) => {
      for (const enchantment of [...enchantments(run.state, frame)]) {
        if (get(run.state, enchantment, Tag.ATTACHED) === 0) continue;
        const node = run.begin({
          kind: 'effect',
          name: 'Enchantment ends',
          rules: ['HS-E2'],
          text: '{about} wears off',
          source: frame.source,
          about: enchantment,
        });
        detach(run, enchantment);
        run.end(node);
      }
    });
  },
};
